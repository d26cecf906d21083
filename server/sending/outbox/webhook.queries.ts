import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { OutboxRow } from '../../database/tables/outbox.table.ts';
import { setFailed } from './outbox.repository.ts';

/** Tries it again after the pause. Those behind it wait as long: a look reads all that are due until it finds one that
 *  can be sent. */
export async function setWebhookFailed(
  db: Database,
  row: OutboxRow<'webhook'>,
  lastError: string,
  pauseMs: number,
  now: Date,
): Promise<void> {
  const runAt = await setFailed(db, row, lastError, pauseMs, now);
  await db
    .updateTable('outbox')
    .set({ runAt })
    .where('submissionId', '=', row.submissionId)
    // Already done, and from then on anybody may have changed when it is due: `leads retry`, another server.
    .where('id', '!=', row.id)
    // Not the channel, by which SQLite would read all webhooks.
    .where(sql<SqlBool>`kind like '%.%'`)
    .where('state', '=', 'waiting')
    .where('leaseId', 'is', null)
    .execute();
}

export async function deleteWebhooks(trx: Database): Promise<void> {
  await trx.deleteFrom('outbox').where('channel', '=', 'webhook').execute();
}

/** Drops all that wait, even those that another server is sending. */
export async function giveUpWebhooks(trx: Database, lastError: string, at: Date): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ state: 'dead', leaseId: null, lastError, finishedAt: at.toISOString() })
    .where('channel', '=', 'webhook')
    .where('state', '=', 'waiting')
    .execute();
}
