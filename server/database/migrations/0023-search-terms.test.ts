import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onEachDatabase } from '../../../tests/server/testing/databases.ts';
import { openDatabaseAt } from '../../../tests/server/testing/test-database.ts';
import { storeMessage, storeRequest } from '../../../tests/server/testing/test-desk.ts';
import { search } from './0023-search-terms.ts';

onEachDatabase('on $name', ({ setUp }) => {
  const newUrl = setUp();

  test('whatever was stored before is indexed as what comes after', async () => {
    const db = await openDatabaseAt(await newUrl());
    await storeRequest(db, { name: 'Zoë Nkosi', phone: '+27 82 555 0119' });
    await storeMessage(db, { name: 'Zoë', phone: '' });
    const terms = () =>
      db.selectFrom('searchTerms').selectAll().orderBy('submissionId').orderBy('term').execute();
    const stored = await terms();
    expect(stored.map(({ term }) => term)).toContain('825550119');
    await sql`drop table search_terms`.execute(db);
    await search.up(db);
    expect(await terms()).toEqual(stored);
  });
});
