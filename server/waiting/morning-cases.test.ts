import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { onEachDatabase } from '../../tests/server/testing/databases.ts';
import { anyHistory, isReadable } from '../../tests/server/testing/sample-history.ts';
import { openDatabaseAt } from '../../tests/server/testing/test-database.ts';
import { storeEvents, storeRequest } from '../../tests/server/testing/test-desk.ts';
import { tries } from '../../tests/tries.ts';
import { type Case, findCases } from '../moves/case.ts';
import { newLinkKey } from '../requests/link-key.ts';
import { findMorningCases, withMail } from './morning-cases.ts';
import { type Morning, morningOf, type VisitOf } from './morning-list.ts';

onEachDatabase('on $name', ({ setUp }) => {
  const newUrl = setUp();

  test('whatever happened, the queries find everything that the morning mail has to name', {
    tags: 'property',
  }, async () => {
    const db = await openDatabaseAt(await newUrl());
    const ids: string[] = [];
    for (const [index, events] of fc.sample(anyHistory, tries(60)).entries()) {
      const moveDate = ['2026-12-04', '2027-01-16', 'soon'][index % 3] ?? '';
      const stored = await storeRequest(db, { moveDate, deskKey: newLinkKey() });
      await storeEvents(db, stored, events.filter(isReadable));
      ids.push(stored.id);
    }
    const all = (await findCases(db, ids)).map((each) => withMail(each));
    const named = (morning: Morning<Case>) =>
      Object.entries(morning).map(([name, cases]: [string, readonly (Case | VisitOf<Case>)[]]) => [
        name,
        cases.map((each) => ('of' in each ? each.of : each).stored.id).toSorted(),
      ]);
    for (const day of [
      '2026-11-23',
      '2026-12-01',
      '2026-12-05',
      '2026-12-20',
      '2027-01-12',
      '2027-06-01',
    ]) {
      const now = new Date(`${day}T06:30:00+02:00`);
      expect(named(morningOf(await findMorningCases(db, now), now))).toEqual(
        named(morningOf(all, now)),
      );
    }
  });
});
