import { type Selectable, sql } from 'kysely';
import { localDay } from '../../domain/dates/local-time.ts';
import { inCents } from '../../domain/money.ts';
import type { Progress } from '../../domain/move/progress.ts';
import type { Payment } from '../../domain/quote/account.ts';
import type { PaidBy } from '../../domain/quote/paid-by.ts';
import type { Database, OpenTransaction } from '../database/database.ts';
import type { PaymentTable } from '../database/tables/payment.table.ts';

/** A line of the books. */
export type BookedPayment = Omit<Selectable<PaymentTable>, 'submissionId'>;

/** Enters in the books what an event changes among the payments. One that leaves them is taken back on the day of that event: a
 *  month that is over stays as it was. */
export async function bookPayments(
  trx: OpenTransaction,
  { id, reference }: { readonly id: string; readonly reference: string },
  before: Progress,
  { last, payments }: Progress,
  at: Date,
): Promise<void> {
  const notedOn = localDay(at);
  const entry = { submissionId: id, event: last, reference, notedOn };
  for (const { how, day, amount } of without(payments, before.payments)) {
    await insert(trx, { ...entry, day, how, cents: inCents(amount), strikes: null });
  }
  for (const { number, how, amount } of without(before.payments, payments)) {
    await insert(trx, { ...entry, day: notedOn, how, cents: -inCents(amount), strikes: number });
  }
}

/** The payments of one list that the other does not have. */
const without = (payments: readonly Payment[], others: readonly Payment[]) =>
  payments.filter(({ number }) => !others.some((other) => other.number === number));

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
