import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onEachDatabase } from '../../../tests/server/testing/databases.ts';
import { contentOf, KINDS } from '../../../tests/server/testing/sample-history.ts';
import { openDatabaseAt } from '../../../tests/server/testing/test-database.ts';
import { storeEvents, storeRequest } from '../../../tests/server/testing/test-desk.ts';
import { newLinkKey } from '../../requests/link-key.ts';
import { figures } from './0006-figures.ts';

const COLUMNS = ['answered_after', 'was_quoted', 'said_yes', 'price_cents'];

onEachDatabase('on $name', ({ setUp }) => {
  const newUrl = setUp();

  test('what was stored before it counts as if it came after it', async () => {
    const db = await openDatabaseAt(await newUrl());
    const of = { about: 1, quote: {}, paid: 'cash' } as const;
    for (const kinds of [
      [],
      // Those that it knew: a no that the team noted came later.
      ...KINDS.filter((kind) => kind !== 'declined' && kind !== 'same').map((kind) => [kind]),
      ['taken', 'phoned', 'quoted', 'accepted', 'confirmed', 'settled', 'paid'],
      ['agreed', 'confirmed', 'cancelled'],
    ] as const) {
      const stored = await storeRequest(db, {
        deskKey: newLinkKey(),
        // The last answer is from before the request, by a clock that was set back.
        receivedAt: kinds[0] === 'agreed' ? '2026-11-22T08:00:01.500Z' : '2026-11-22T07:59:58.123Z',
      });
      const events = kinds.map((kind) => contentOf(kind, of));
      await storeEvents(db, stored, events);
    }
    const columns = sql.raw(COLUMNS.join(', '));
    const rows = sql`select id, ${columns} from submissions order by id`;
    const before = (await rows.execute(db)).rows;
    expect(new Set(before.map((row) => Object(row).answeredAfter)).size).toBeGreaterThan(2);
    await sql`drop table taps`.execute(db);
    for (const column of COLUMNS) {
      await sql.raw(`alter table submissions drop column ${column}`).execute(db);
    }
    await figures.up(db);
    expect((await rows.execute(db)).rows).toEqual(before);
  });
});
