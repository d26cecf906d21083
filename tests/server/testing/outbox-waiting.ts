import { expect, vi } from 'vitest';
import type { Database } from '../../../server/database/database.ts';

const PATIENCE = { timeout: 30_000, interval: 50 };

/** Waits until every mail has gone out. */
export async function outboxIsEmpty(db: Database): Promise<void> {
  await vi.waitFor(async () => {
    const waiting = db.selectFrom('outbox').select('id').where('state', '!=', 'sent');
    expect(await waiting.execute()).toEqual([]);
  }, PATIENCE);
}

/** Ends the pauses after failures and the leases of killed servers, as passing time would. */
export async function letTimePass(db: Database): Promise<void> {
  const longAgo = new Date(0).toISOString();
  await db.updateTable('outbox').set({ dueAt: longAgo }).where('state', '=', 'waiting').execute();
}
