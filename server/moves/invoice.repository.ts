import type { Selectable } from 'kysely';
import { type Invoice, type IssuedInvoice, readInvoice } from '../../domain/quote/invoice.ts';
import type { Database, OpenTransaction } from '../database/database.ts';
import type { InvoiceTable } from '../database/tables/invoice.table.ts';

/** Stores an invoice under the next number. There is no gap and no number twice: whoever would take the same number at the
 *  same time waits for the other transaction, and takes the one after it only if that is stored.
 *  @param first the lowest number that it may have */
export async function insertInvoice(
  trx: OpenTransaction,
  invoice: Invoice,
  { first, at }: { readonly first: number; readonly at: Date },
): Promise<number> {
  const content = JSON.stringify(invoice);
  for (;;) {
    const number = Math.max(first, (await lastNumber(trx)) + 1);
    const stored = await trx
      .insertInto('invoices')
      .values({ number, at: at.toISOString(), content })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning('number')
      .executeTakeFirst();
    if (stored) return number;
  }
}

async function lastNumber(trx: OpenTransaction): Promise<number> {
  const last = await trx
    .selectFrom('invoices')
    .select('number')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.number ?? 0;
}

/** It counts no longer: another one replaced it, or the move is planned again. */
export async function endInvoice(trx: OpenTransaction, number: number, at: Date): Promise<void> {
  await trx
    .updateTable('invoices')
    .set({ endedAt: at.toISOString() })
    .where('number', '=', number)
    .where('endedAt', 'is', null)
    .execute();
}

/** Those with these numbers, by number. */
export async function findInvoicesBy(
  db: Database,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, IssuedInvoice>> {
  if (numbers.length === 0) return new Map();
  const rows = await db.selectFrom('invoices').selectAll().where('number', 'in', numbers).execute();
  return new Map(rows.map((row) => [row.number, issued(row)]));
}

/** Those that were issued or ended in that time, by number. */
export async function findInvoices(
  db: Database,
  { from, before }: { readonly from: string; readonly before: string },
): Promise<IssuedInvoice[]> {
  const rows = await db
    .selectFrom('invoices')
    .selectAll()
    .where(({ and, eb, or }) =>
      or([
        and([eb('at', '>=', from), eb('at', '<', before)]),
        and([eb('endedAt', '>=', from), eb('endedAt', '<', before)]),
      ]),
    )
    .orderBy('number')
    .execute();
  return rows.map(issued);
}

/** Deletes those of before this time, and never the last one: its number must not come again. */
export async function deleteInvoices(trx: Database, before: string): Promise<void> {
  await trx
    .deleteFrom('invoices')
    .where('at', '<', before)
    .where('number', '<', ({ selectFrom }) =>
      selectFrom('invoices').select(({ fn }) => fn.max('number').as('last')),
    )
    .execute();
}

function issued({ number, at, endedAt, content }: Selectable<InvoiceTable>): IssuedInvoice {
  return { number, at, endedAt, invoice: readInvoice(content) };
}
