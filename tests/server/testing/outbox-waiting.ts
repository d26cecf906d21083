import { expect } from 'vitest';
import type { Database } from '../../../server/database/database.ts';
import { eventually } from '../../eventually.ts';

/** Waits until every mail has gone out. */
export async function outboxIsEmpty(db: Database): Promise<void> {
  await eventually(async () => {
    const waiting = db.selectFrom('outbox').select('id').where('state', '!=', 'sent');
    expect(await waiting.execute()).toEqual([]);
  });
}

/** Ends the pauses after failures and the leases of killed servers, as passing time would. */
export async function letTimePass(db: Database): Promise<void> {
  const longAgo = new Date(0).toISOString();
  await db.updateTable('outbox').set({ runAt: longAgo }).where('state', '=', 'waiting').execute();
}
