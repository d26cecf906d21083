import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { onEachDatabase } from '../../tests/server/testing/databases.ts';
import { anyHistory, dayIn, isReadable } from '../../tests/server/testing/sample-history.ts';
import { openDatabaseAt, openTestDatabase } from '../../tests/server/testing/test-database.ts';
import { storeEvents, storeRequest } from '../../tests/server/testing/test-desk.ts';
import { tries } from '../../tests/tries.ts';
import { findCase } from './case.ts';
import { progressOf } from './progress-of.ts';

onEachDatabase('on $name', ({ setUp }) => {
  const newUrl = setUp();

  test('whatever happened, stage and days in the row are those of the history', {
    tags: 'property',
  }, async () => {
    const db = await openDatabaseAt(await newUrl());
    const wish = fc.constantFrom('2026-12-05', 'soon', '');
    const drawn = fc.asyncProperty(wish, anyHistory, async (moveDate, events) => {
      const { id } = await storeRequest(db, { moveDate });
      await storeEvents(db, { id }, events.filter(isReadable));
      const row = await db
        .selectFrom('submissions')
        .select(['stage', 'moveDay', 'callOn'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const found = await findCase(db, { id });
      expect(found?.events.map(({ kind }) => kind)).toEqual(events.map(({ kind }) => kind));
      const progress = progressOf(moveDate, events);
      const { stage, callback } = progress;
      const planned = dayIn(progress).day;
      expect(row).toEqual({ stage, moveDay: planned, callOn: callback?.day ?? null });
    });
    await fc.assert(drawn, { numRuns: tries(25) });
  });
});

test('the day to call a visitor again is in the row until they were called', async () => {
  const db = await openTestDatabase();
  const stored = await storeRequest(db);
  const callOn = async () => {
    const query = db.selectFrom('submissions').select('callOn').where('id', '=', stored.id);
    return (await query.executeTakeFirstOrThrow()).callOn;
  };
  await storeEvents(db, stored, [{ kind: 'callback', by: 'Sam', day: '2026-12-01', said: '' }]);
  expect(await callOn()).toBe('2026-12-01');
  await storeEvents(db, stored, [{ kind: 'phoned', said: '' }]);
  expect(await callOn()).toBeNull();
});
