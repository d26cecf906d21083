import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onEachDatabase } from '../../../tests/server/testing/databases.ts';
import { openDatabaseAt } from '../../../tests/server/testing/test-database.ts';
import { storeMessage, storeRequest } from '../../../tests/server/testing/test-desk.ts';
import { newLinkKey } from '../../requests/link-key.ts';
import { readKey } from './0015-read-key.ts';

onEachDatabase('on $name', ({ setUp }) => {
  const newUrl = setUp();

  test('each request with a link gets a key that only reads, and nothing else does', async () => {
    const db = await openDatabaseAt(await newUrl());
    const linked = () => storeRequest(db, { linkKey: newLinkKey() });
    const [one, other, deleted] = [await linked(), await linked(), await linked()];
    const set = db.updateTable('submissions').set({ keptUntil: '2031-12-31' });
    await set.where('id', '=', deleted.id).execute();
    await storeMessage(db);
    await sql`drop index submissions_read_key`.execute(db);
    await sql`alter table submissions drop column read_key`.execute(db);
    await readKey.up(db);
    const rows = await db
      .selectFrom('submissions')
      .select(['id', 'readKey'])
      .where('readKey', 'is not', null)
      .orderBy('id')
      .execute();
    expect(rows.map(({ id }) => id)).toEqual([one.id, other.id].toSorted());
    expect(new Set(rows.map((row) => row.readKey)).size).toBe(2);
    for (const row of rows) expect(row.readKey).toMatch(/^[0-9a-f]{32}$/);
  });
});
