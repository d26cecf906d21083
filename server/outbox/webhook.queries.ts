import type { Database } from '../database/database.ts';

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
