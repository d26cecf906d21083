import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onEachDatabase } from '../../tests/server/testing/databases.ts';
import { openDatabaseAt } from '../../tests/server/testing/test-database.ts';
import { openUnmigrated } from '../../tests/server/testing/unmigrated-database.ts';
import { insertSubmission } from '../requests/submission.repository.ts';
import { MIGRATIONS, OtherTablesError } from './migrations.ts';

const RECORD = 'create table kysely_migration (name text primary key, timestamp text not null)';
const ran = (name: string) =>
  `insert into kysely_migration values ('${name}', '2026-11-20T08:00:00.000Z')`;

/** Databases that are not this version's, by what is in them. */
const OTHERS = [
  ['another program', ['create table birds (id text)'], 'belongs to another program'],
  [
    'another program that uses Kysely',
    [RECORD, ran('2024-birds'), 'create table birds (id text)'],
    'belongs to another program',
  ],
  [
    'a newer version',
    [
      RECORD,
      ...Object.keys(MIGRATIONS).map(ran),
      ran('9999-later'),
      'create table submissions (id text)',
    ],
    /^The database comes from a newer version of this program \(9999-later\)\. Update the program, or restore/,
  ],
] as const;

onEachDatabase('$name', ({ setUp }) => {
  const newDatabase = setUp();

  test.each(OTHERS)(
    'tables of %s are refused in one sentence, and stay',
    async (_of, made, why) => {
      const url = await newDatabase();
      const db = openUnmigrated(url);
      for (const statement of made) await sql.raw(statement).execute(db);
      const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
      for (let tries = 0; tries < 2; tries += 1) {
        await expect(openDatabaseAt(url)).rejects.toThrow(OtherTablesError);
        await expect(openDatabaseAt(url)).rejects.toThrow(why);
      }
      expect(await db.introspection.getTables({ withInternalKyselyTables: true })).toEqual(tables);
    },
  );

  test('a start that was killed before it made the tables is made good by the next', async () => {
    const url = await newDatabase();
    await sql.raw(RECORD).execute(openUnmigrated(url));
    const db = await openDatabaseAt(url);
    expect(await db.selectFrom('submissions').selectAll().execute()).toEqual([]);
  });

  test('no two submissions share a reference or a key', async () => {
    const db = await openDatabaseAt(await newDatabase());
    const visitor = {
      name: '',
      email: '',
      phone: '',
      source: null,
      kind: 'request',
      receivedAt: '2026',
    } as const;
    const keys = (of: string) => ({ reference: of, deskKey: of, linkKey: of, idempotencyKey: of });
    await insertSubmission(db, { id: 'one', ...visitor, ...keys('one') });
    for (const key of ['reference', 'deskKey', 'linkKey', 'idempotencyKey'] as const) {
      const other = { id: 'other', ...visitor, ...keys('other'), [key]: 'one' };
      expect(await insertSubmission(db, other), key).toBeUndefined();
    }
    const other = { id: 'other', ...visitor, ...keys('other') };
    expect(await insertSubmission(db, other)).toMatchObject({ id: 'other' });
  });
});
