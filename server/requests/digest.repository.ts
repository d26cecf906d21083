import type { Suspicion } from '../../domain/request/suspicion.ts';
import type { Database } from '../database/database.ts';
import { isSqlite } from '../database/dialect.ts';
import { sortedId } from '../database/sorted-id.ts';
import { after } from '../sending/outbox/due-time.ts';
import { insertMail } from '../sending/outbox/outbox.repository.ts';
import { BUSY_MS, MOST_SINGLE } from './busy.ts';

/** Whether so many came in the last minutes that a single mail tells nothing any more. Suspected ones count apart: a
 *  program that gives itself away delays nobody's mail. Asked with each one, so it reads no further than it must. */
export async function isBusy(trx: Database, at: Date, flag: Suspicion | null): Promise<boolean> {
  const latest = await trx
    .selectFrom('submissions')
    .select('id')
    .where('flag', flag === null ? 'is' : 'is not', null)
    .where('receivedAt', '>', after(at, -BUSY_MS))
    .where('receivedAt', '<=', after(at, 0))
    .limit(MOST_SINGLE + 1)
    .execute();
  return latest.length > MOST_SINGLE;
}

/** Adds a submission to the digest that waits, or begins one that goes out in ten minutes. One that a server is sending
 *  takes nothing more. */
export async function joinDigest(trx: Database, submissionId: string, at: Date): Promise<void> {
  const open = await trx
    .selectFrom('outbox')
    .select('about')
    .where('kind', '=', 'digest')
    .where('state', '=', 'waiting')
    .where('leaseId', 'is', null)
    .where('attempts', '=', 0)
    .where('about', 'not like', '% %')
    .limit(1)
    // A server that looks for mail passes it by until this is stored.
    .$if(!isSqlite(trx), (query) => query.forUpdate())
    .executeTakeFirst();
  const digest = open?.about ?? sortedId();
  if (!open) await insertMail(trx, { kind: 'digest', about: digest, runAt: after(at, BUSY_MS) });
  await trx.updateTable('submissions').set({ digest }).where('id', '=', submissionId).execute();
}

/** The state of the digest that tells of each of these submissions, by its id; nothing for one with its own mail. */
export async function findDigestStates(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('submissions')
    .innerJoin('outbox', 'outbox.about', 'submissions.digest')
    .select(['submissions.id as id', 'state', 'finishedAt'])
    .where('submissions.id', 'in', ids)
    .where('outbox.kind', '=', 'digest')
    .execute();
  return rows.map(({ id, ...mail }) => [id, mail] as const);
}

/** The ids of what a digest tells of and is still stored, the oldest first. */
export async function findInDigest(db: Database, digest: string): Promise<string[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('id')
    .where('digest', '=', digest)
    .where('keptUntil', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
