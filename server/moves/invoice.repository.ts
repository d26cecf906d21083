import { type Selectable, sql } from 'kysely';
import {
  type Invoice,
  type IssuedPaper,
  type Note,
  readPaper,
} from '../../domain/quote/invoice.ts';
import type { Database, OpenTransaction } from '../database/database.ts';
import type { InvoiceTable } from '../database/tables/invoice.table.ts';

/** Stores an invoice, or a note about one, under the next number. There is no gap and no number twice: whoever would take the
 *  same number at the same time waits for the other transaction, and takes the one after it only if that is stored.
 *  @param first the lowest number that it may have */
export async function insertInvoice(
  trx: OpenTransaction,
  paper: Invoice | Note,
  { first, at }: { readonly first: number; readonly at: Date },
): Promise<number> {
  const number = await nextNumber(trx, first);
  const { reference } = paper;
  const content = JSON.stringify(paper);
  await trx
    .insertInto('invoices')
    .values({ number, at: at.toISOString(), reference, content })
    .execute();
  return number;
}

async function nextNumber(trx: OpenTransaction, first: number): Promise<number> {
  const next = sql<number>`case when invoice_numbers.last < ${first} then ${first} else invoice_numbers.last + 1 end`;
  const { last } = await trx
    .insertInto('invoiceNumbers')
    .values({ series: 'tax papers', last: first })
    .onConflict((conflict) => conflict.column('series').doUpdateSet({ last: next }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** These count no longer: another invoice replaced them. */
export async function endInvoices(
  trx: OpenTransaction,
  numbers: readonly number[],
  at: Date,
): Promise<void> {
  await trx
    .updateTable('invoices')
    .set({ endedAt: at.toISOString() })
    .where('number', 'in', numbers)
    .where('endedAt', 'is', null)
    .execute();
}

/** All papers about each of these requests, by number. */
export async function findPapersAbout(
  db: Database,
  references: readonly string[],
): Promise<ReadonlyMap<string, readonly IssuedPaper[]>> {
  if (references.length === 0) return new Map();
  const rows = await db
    .selectFrom('invoices')
    .selectAll()
    .where('reference', 'in', references)
    .orderBy('number')
    .execute();
  const found = Map.groupBy(rows, ({ reference }) => reference);
  return new Map([...found].map(([reference, some]) => [reference, some.map(issued)]));
}

/** Those that were issued or ended in that time, by number. */
export async function findInvoices(
  db: Database,
  { from, before }: { readonly from: string; readonly before: string },
): Promise<IssuedPaper[]> {
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

/** Deletes those of before this time. */
export async function deleteInvoices(trx: Database, before: string): Promise<void> {
  await trx.deleteFrom('invoices').where('at', '<', before).execute();
}

function issued({ number, at, endedAt, content }: Selectable<InvoiceTable>): IssuedPaper {
  return { number, at, endedAt, ...readPaper(content) };
}
