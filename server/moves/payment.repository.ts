import { type Selectable, sql } from 'kysely';
import { localDay } from '../../domain/dates/local-time.ts';
import { inCents } from '../../domain/money.ts';
import type { HistoryEvent } from '../../domain/move/event.ts';
import type { Progress } from '../../domain/move/progress.ts';
import type { PaidBy } from '../../domain/quote/paid-by.ts';
import type { Database, OpenTransaction } from '../database/database.ts';
import type { PaymentTable } from '../database/tables/payment.table.ts';

/** A line of the books. */
export type BookedPayment = Omit<Selectable<PaymentTable>, 'submissionId'>;

/** Enters a payment in the books, or takes one back there on the day on which it was struck: a month that is over stays
 *  as it was. Other events leave them alone. */
export async function enterPayment(
  trx: OpenTransaction,
  { id, reference }: { readonly id: string; readonly reference: string },
  event: HistoryEvent,
  before: Progress,
): Promise<void> {
  const notedOn = localDay(new Date(event.at));
  const entry = { submissionId: id, event: event.number, reference, notedOn };
  if (event.kind === 'paid') {
    const { day, how, amount } = event;
    await insert(trx, { ...entry, day, how, cents: inCents(amount), strikes: null });
  }
  if (event.kind !== 'struck') return;
  const payment = before.payments.find(({ number }) => number === event.about);
  if (!payment) return;
  const { number, how, amount } = payment;
  await insert(trx, { ...entry, day: notedOn, how, cents: -inCents(amount), strikes: number });
}

async function insert(trx: OpenTransaction, row: Selectable<PaymentTable>): Promise<void> {
  await trx.insertInto('payments').values(row).execute();
}

/** The lines of some days, in the order of the days. */
export async function findPayments(
  db: Database,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<BookedPayment[]> {
  return db
    .selectFrom('payments')
    .select(['event', 'reference', 'day', 'notedOn', 'cents', 'how', 'strikes'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('notedOn')
    .orderBy('reference')
    .orderBy('event')
    .execute();
}

/** What came in by each means in each month of these days. */
export async function sumPayments(
  db: Database,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ readonly month: string; readonly how: PaidBy; readonly cents: number }[]> {
  const month = sql<string>`substr(day, 1, 7)`;
  const rows = await db
    .selectFrom('payments')
    .select(({ fn }) => [month.as('month'), 'how', fn.sum('cents').as('cents')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy([month, 'how'])
    .execute();
  return rows.map((row) => ({ ...row, cents: Number(row.cents) }));
}

/** Deletes those of before this day. */
export async function deletePayments(trx: Database, before: string): Promise<void> {
  await trx.deleteFrom('payments').where('day', '<', before).execute();
}
