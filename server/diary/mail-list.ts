import { DAY_MS } from '../../domain/calendar-date.ts';
import type { Database } from '../database/database.ts';
import { sortedId } from '../database/sorted-id.ts';
import { inTransaction } from '../database/transaction.ts';
import {
  countJobRunsSince,
  deleteJobRunsBefore,
  insertJobRun,
  jobRanAt,
  LIST,
} from '../jobs/job-run.repository.ts';
import { deleteSentLists } from '../outbox/outbox.queries.ts';
import { insertMail } from '../outbox/outbox.repository.ts';

const HOUR_MS = 3_600_000;
/** Whoever finds the link must not fill the team's inbox. */
const MOST_AN_HOUR = 6;

/** Stores the mail with the list for the team, once for each key. */
export function mailList(
  db: Database,
  key: string,
  at: Date,
): Promise<'stored' | 'repeated' | 'too-many'> {
  return inTransaction(db, async (trx) => {
    const ago = (ms: number) => new Date(at.getTime() - ms).toISOString();
    if (await jobRanAt(trx, LIST + key)) return 'repeated';
    if ((await countJobRunsSince(trx, LIST, ago(HOUR_MS))) >= MOST_AN_HOUR) return 'too-many';
    // Another server may store the same at this moment.
    if (!(await insertJobRun(trx, LIST + key, at))) return 'repeated';
    await deleteJobRunsBefore(trx, LIST, ago(DAY_MS));
    await deleteSentLists(trx, ago(DAY_MS));
    await insertMail(trx, { kind: 'list', about: sortedId() });
    return 'stored';
  });
}
