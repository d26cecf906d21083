import { isCalendarDate } from '../../domain/dates/calendar-date.ts';
import type { Visit } from '../../domain/quote/visit.schema.ts';
import { trucksOf } from '../../domain/quote/visits.ts';
import type { Database } from '../database/database.ts';

/** Those of them that have a date, as rows. */
function rowsOf(submissionId: string, visits: readonly Pick<Visit, 'visit' | 'day' | 'trucks'>[]) {
  return visits
    .filter(({ day }) => isCalendarDate(day))
    .map(({ visit, day, trucks }) => ({ submissionId, visit, day, trucks: trucksOf({ trucks }) }));
}

/** Stores the visits of a new submission. */
export async function insertVisits(
  trx: Database,
  submissionId: string,
  visits: readonly Pick<Visit, 'visit' | 'day' | 'trucks'>[],
): Promise<void> {
  const rows = rowsOf(submissionId, visits);
  if (rows.length > 0) await trx.insertInto('visits').values(rows).execute();
}

/** Stores visits in the place of those before, unless they are the same. */
export async function replaceVisits(
  trx: Database,
  submissionId: string,
  now: readonly Visit[],
  before: readonly Visit[],
): Promise<void> {
  const rows = JSON.stringify(rowsOf(submissionId, now));
  if (rows === JSON.stringify(rowsOf(submissionId, before))) return;
  await trx.deleteFrom('visits').where('submissionId', '=', submissionId).execute();
  await insertVisits(trx, submissionId, now);
}
