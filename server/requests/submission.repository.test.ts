import { expect, test } from 'vitest';
import { plansOf } from '../../tests/server/testing/query-plans.ts';
import { openTestDatabase } from '../../tests/server/testing/test-database.ts';
import { storeMessage, storeRequest } from '../../tests/server/testing/test-desk.ts';
import {
  BATCH,
  deleteSubmissions,
  findSubmission,
  findSubmissions,
  lockSubmission,
} from './submission.repository.ts';

const KEYS = { deskKey: 'desk-key', linkKey: 'link-key' };

test('each key finds its own submission, and no other', async () => {
  const db = await openTestDatabase();
  const stored = await storeRequest(db, KEYS);
  const other = await storeMessage(db, { deskKey: 'other-desk-key', linkKey: 'other-link-key' });
  const { content, ...submission } = stored;
  for (const find of [findSubmission, lockSubmission]) {
    for (const key of [{ id: stored.id }, { deskKey: 'desk-key' }, { linkKey: 'link-key' }]) {
      expect(await find(db, key)).toEqual(submission);
    }
    expect(await find(db, { linkKey: 'other-link-key' })).toMatchObject({ id: other.id });
    for (const key of [{ id: 'link-key' }, { deskKey: 'link-key' }, { linkKey: 'desk-key' }]) {
      expect(await find(db, key)).toBeUndefined();
    }
  }
});

test('a read key finds its submission by an index, and only where nothing is locked', async () => {
  const db = await openTestDatabase();
  const { id } = await storeRequest(db, { ...KEYS, readKey: 'read-key' });
  expect(await findSubmission(db, { readKey: 'read-key' })).toMatchObject({ id });
  for (const find of [findSubmission, lockSubmission]) {
    for (const key of [{ linkKey: 'read-key' }, { deskKey: 'read-key' }, { id: 'read-key' }]) {
      expect(await find(db, key)).toBeUndefined();
    }
  }
  // @ts-expect-error: nobody locks, and so nobody writes, by a read key.
  const locking: Parameters<typeof lockSubmission>[1] = { readKey: 'read-key' };
  expect(locking).toBeDefined();
  const plans = await plansOf((each) => findSubmission(each, { readKey: 'read-key' }));
  expect(plans).toEqual([
    expect.stringMatching(/^SEARCH submissions USING INDEX \S+ \(read_key=\?\)$/),
  ]);
});

test('those that are asked for are found', async () => {
  const db = await openTestDatabase();
  const [first, , third] = [await storeRequest(db), await storeMessage(db), await storeRequest(db)];
  expect(await findSubmissions(db, [])).toEqual([]);
  const found = await findSubmissions(db, [first.id, third.id, 'another']);
  expect(found.map(({ id }) => id).toSorted()).toEqual([first.id, third.id]);
});

test('more than one batch is deleted, counted by kind, and nothing else', async () => {
  const db = await openTestDatabase();
  const kept = await storeRequest(db);
  const rows = Array.from({ length: BATCH + 1 }, (_, index) => ({
    id: `id ${index}`,
    kind: index === 0 ? ('message' as const) : ('request' as const),
    reference: `reference ${index}`,
    receivedAt: '2026-11-21T20:33:13.106Z',
    name: '',
    email: '',
    phone: '',
    deskKey: `desk ${index}`,
  }));
  await db.insertInto('submissions').values(rows).execute();
  const ids = rows.map(({ id }) => id);
  expect(await deleteSubmissions(db, [...ids, 'another'])).toEqual({ request: BATCH, message: 1 });
  expect(await db.selectFrom('submissions').select('id').execute()).toEqual([{ id: kept.id }]);
  expect(await deleteSubmissions(db, [])).toEqual({});
});
