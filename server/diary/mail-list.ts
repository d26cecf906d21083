import { DAY_MS } from '../../domain/calendar-date.ts';
import type { Database } from '../database/database.ts';
import { sortedId } from '../database/sorted-id.ts';
import { inTransaction } from '../database/transaction.ts';
import {
  deleteJobRunsBefore,
  findJobRuns,
  insertJobRun,
  LIST,
} from '../jobs/job-run.repository.ts';
import { deleteSentLists } from '../outbox/outbox.queries.ts';
import { insertMail } from '../outbox/outbox.repository.ts';
import type { KeyedRequest } from '../submissions/idempotency.ts';

const HOUR_MS = 3_600_000;
/** Whoever finds the link must not fill the team's inbox. */
const MOST_AN_HOUR = 6;

/** Stores the mail with the list for the team, once for each key. */
export function mailList(
  db: Database,
  { key, bodyHash }: KeyedRequest,
  at: Date,
): Promise<'stored' | 'repeated' | 'key-reused' | 'too-many'> {
  return inTransaction(db, async (trx) => {
    const ago = (ms: number) => new Date(at.getTime() - ms).toISOString();
    const name = `${LIST}${key} ${bodyHash}`;
    const lists = await findJobRuns(trx, LIST);
    const earlier = lists.find((list) => list.name.startsWith(`${LIST}${key} `));
    if (earlier) return earlier.name === name ? 'repeated' : 'key-reused';
    if (lists.filter((list) => list.at >= ago(HOUR_MS)).length >= MOST_AN_HOUR) return 'too-many';
    // Another server may store the same at this moment.
    if (!(await insertJobRun(trx, name, at))) return 'repeated';
    await deleteJobRunsBefore(trx, LIST, ago(DAY_MS));
    await deleteSentLists(trx, ago(DAY_MS));
    await insertMail(trx, { kind: 'list', about: sortedId() });
    return 'stored';
  });
}
