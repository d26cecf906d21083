import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDesk, setMail, storeRequest } from '../../../tests/server/testing/test-desk.ts';
import type { Database } from '../../database/database.ts';
import { turnOnWebhooks } from '../../notifications/webhooks/webhook-switch.ts';

const NOW = new Date('2026-11-22T08:00:00Z');

function waiting(db: Database) {
  const rows = db.selectFrom('outbox').select(['id', 'submissionId', 'state']);
  return rows.where('channel', '=', 'webhook').execute();
}

/** What a server does with one that arrived. */
async function deliver(db: Database, { id }: { id: string }) {
  const rows = db.deleteFrom('outbox').where('channel', '=', 'webhook');
  await rows.where('submissionId', '=', id).execute();
}

test('a restore repeats nothing of the past but what waited in the backup, under its id', async () => {
  const { leads, using, folder } = openDesk();
  const backup = join(folder, 'night.db');
  const [late, before] = await using(async (db) => {
    await turnOnWebhooks(db, NOW);
    await deliver(db, await storeRequest(db));
    const waits = await storeRequest(db);
    return [waits, await waiting(db)];
  });
  await leads(`backup ${backup}`);
  const { reference } = await using(async (db) => {
    await deliver(db, late);
    const since = await storeRequest(db);
    await setMail(db, since, { state: 'sent', finishedAt: NOW.toISOString() });
    return since;
  });
  const { exitCode, err } = await leads(`restore ${backup}`);
  expect(exitCode).toBe(0);
  expect(err).toContain(reference);
  expect(err, 'only the webhook waits').not.toContain('not mailed');
  await using(async (db) => {
    await turnOnWebhooks(db, NOW);
    expect(before).toHaveLength(1);
    expect(await waiting(db)).toEqual(before);
  });
});
