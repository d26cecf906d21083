import { expect, test } from 'vitest';
import { openTestDatabase } from '../../tests/server/testing/test-database.ts';
import { storeRequest } from '../../tests/server/testing/test-desk.ts';
import { purge } from '../retention/purge.ts';
import { deleteMove } from '../your-move/delete-move.ts';
import { findDeletions } from './deletion.repository.ts';

const NOW = new Date('2026-11-22T08:00:00Z');

/** Two requests that their visitors deleted: one more than 90 days ago, one just before. */
async function withDeletions() {
  const db = await openTestDatabase();
  const [old, fresh] = [
    await storeRequest(db, { linkKey: 'old-key' }),
    await storeRequest(db, { linkKey: 'fresh-key' }),
  ];
  await deleteMove(db, 'old-key', new Date('2026-08-24T07:59:59Z'));
  await deleteMove(db, 'fresh-key', new Date('2026-08-24T08:00:01Z'));
  const runPurge = () => purge(db, NOW, 7);
  return { db, old: old.reference, fresh: fresh.reference, runPurge };
}

test('the notice of a deletion is kept for 90 days, with the mail about it', async () => {
  const { db, old, fresh, runPurge } = await withDeletions();
  const references = async () => (await findDeletions(db)).map(({ reference }) => reference);
  expect(await references()).toEqual([old, fresh]);
  await runPurge();
  expect(await references()).toEqual([fresh]);
  expect(await db.selectFrom('outbox').select('about').execute()).toEqual([{ about: fresh }]);
  await runPurge();
  expect(await references()).toEqual([fresh]);
});

test('a notice is found by its reference', async () => {
  const { db, old, fresh } = await withDeletions();
  expect(await findDeletions(db, old)).toMatchObject([{ reference: old }]);
  expect(await findDeletions(db, fresh)).toMatchObject([{ reference: fresh }]);
  expect(await findDeletions(db, 'JFM-2222-22')).toEqual([]);
});

test('what was sent too fast is kept no longer than what filled in the honeypot', async () => {
  const db = await openTestDatabase();
  for (const flag of ['too-fast', 'honeypot'] as const) {
    await storeRequest(db, { flag, receivedAt: '2026-01-01T08:00:00.000Z' });
  }
  const kept = await storeRequest(db, { receivedAt: '2026-01-01T08:00:00.000Z' });
  expect(await purge(db, NOW, 7)).toEqual({ request: 2 });
  const left = await db.selectFrom('submissions').select('id').execute();
  expect(left).toEqual([{ id: kept.id }]);
});
