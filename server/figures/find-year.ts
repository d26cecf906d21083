import { deskTime } from '../../domain/dates/desk-time.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import { monthRange } from '../../domain/dates/month.ts';
import { type CountedMonth, lastMonths, type YearView, yearOf } from '../../domain/figures/year.ts';
import type { Database } from '../database/database.ts';
import { sumPayments } from '../moves/payment.repository.ts';
import { countCases } from './counted-cases.repository.ts';
import { findTaps } from './tap.repository.ts';

/** The last twelve months. One after the other: SQLite lets no visitor through while it counts, and a month of a busy
 *  firm takes it a hundredth of a second. */
export async function findYear(db: Database, now: Date): Promise<YearView> {
  const months: CountedMonth[] = [];
  const all = lastMonths(localDay(now).slice(0, 7));
  const received = await sumPayments(db, { from: `${all[0]}-01`, to: `${all.at(-1)}-31` });
  for (const month of all) {
    const [from, before] = monthRange(`${month}-01`);
    const cases = await countCases(db, { from, before }, 'source', now);
    const taps = await findTaps(db, { from, before }, ['source']);
    const entries = received.filter((each) => each.month === month);
    months.push({ month, cases, taps, entries });
  }
  return yearOf(months, deskTime(now.toISOString()));
}
