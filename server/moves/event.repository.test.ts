import { expect, test } from 'vitest';
import { SAMPLE_QUOTE } from '../../tests/server/testing/sample-history.ts';
import { openTestDatabase } from '../../tests/server/testing/test-database.ts';
import { storeMessage, storeRequest } from '../../tests/server/testing/test-desk.ts';
import { findCase, findCases } from './case.ts';
import { findEvents, insertEvent, isStored } from './event.repository.ts';

const AT = new Date('2026-11-22T08:00:00.000Z');
const QUOTED = { kind: 'quoted', via: 'email', quote: SAMPLE_QUOTE } as const;

test('an event comes back as it was stored, in the order of the numbers', async () => {
  const db = await openTestDatabase();
  const [one, two] = [await storeRequest(db), await storeRequest(db)];
  await insertEvent(db, one.id, 2, { kind: 'call', idempotencyKey: 'b' }, AT);
  await insertEvent(db, one.id, 1, { ...QUOTED, by: 'Anna', idempotencyKey: 'a' }, AT);
  await insertEvent(db, two.id, 1, { kind: 'taken', by: 'Sam', idempotencyKey: 'a' }, AT);
  const at = AT.toISOString();
  const found = await findEvents(db, [one.id, two.id]);
  expect(found.get(one.id)).toEqual([
    { ...QUOTED, number: 1, by: 'Anna', at },
    { kind: 'call', number: 2, by: null, at },
  ]);
  expect(found.get(two.id)).toEqual([{ kind: 'taken', number: 1, by: 'Sam', at }]);
  expect(await findEvents(db, [])).toEqual(new Map());
});

test('the last day of a quote is a column, by which quotes that run out are found', async () => {
  const db = await openTestDatabase();
  const { id } = await storeRequest(db);
  await insertEvent(db, id, 1, { ...QUOTED, idempotencyKey: 'a' }, AT);
  await insertEvent(db, id, 2, { kind: 'call', idempotencyKey: 'b' }, AT);
  const rows = await db.selectFrom('events').select('validUntil').orderBy('number').execute();
  expect(rows).toEqual([{ validUntil: SAMPLE_QUOTE.validUntil }, { validUntil: null }]);
});

test('an action is known by its key, for its own request alone', async () => {
  const db = await openTestDatabase();
  const [one, two] = [await storeRequest(db), await storeRequest(db)];
  await insertEvent(db, one.id, 1, { kind: 'call', idempotencyKey: 'a' }, AT);
  expect(await isStored(db, one.id, 'a')).toBe(true);
  expect(await isStored(db, one.id, 'b')).toBe(false);
  expect(await isStored(db, two.id, 'a')).toBe(false);
});

test('a case has the request or message with its own events, whatever others are loaded', async () => {
  const db = await openTestDatabase();
  const [request, message] = [await storeRequest(db), await storeMessage(db)];
  await insertEvent(db, message.id, 1, { kind: 'taken', by: 'Sam', idempotencyKey: 'a' }, AT);
  const cases = await findCases(db, [request.id, message.id]);
  const found = cases.map(({ stored, events, progress }) => [
    stored,
    events.length,
    progress.stage,
  ]);
  expect(found).toHaveLength(2);
  expect(found).toEqual(
    expect.arrayContaining([
      [request, 0, 'waiting'],
      [message, 1, 'taken'],
    ]),
  );
  expect(await findCase(db, { id: request.id })).toMatchObject({ stored: request, events: [] });
  expect(await findCase(db, { id: 'another' })).toBeUndefined();
  expect(await findCases(db, [])).toEqual([]);
});
