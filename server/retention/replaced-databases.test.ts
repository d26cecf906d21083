import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { daysIn } from '../../content/term.ts';
import { TERMS } from '../../content/terms.ts';
import { DAY_MS } from '../../domain/dates/calendar-date.ts';
import { eventually } from '../../tests/eventually.ts';
import { withPostgres } from '../../tests/server/testing/postgres.ts';
import { openDatabaseAt } from '../../tests/server/testing/test-database.ts';
import { openDesk } from '../../tests/server/testing/test-desk.ts';
import { createLog } from '../settings/log.ts';
import { startDailyPurge } from './daily-purge.ts';
import { replacedPath } from './replaced-databases.ts';
import { preparedSchema, removeReplacedSchemas, replacedSchema } from './replaced-schemas.ts';

const newPostgres = withPostgres();

test('the server removes what a restore set aside as long ago as a backup is kept, and nothing else beside it', async () => {
  const { file, using } = openDesk();
  const folder = dirname(file);
  // The first opening creates the database.
  await using(async () => {});
  const now = new Date('2026-11-22T08:00:00.000Z');
  const limit = now.getTime() - daysIn(TERMS.backupsKeptFor) * DAY_MS;
  const [old, kept] = [limit - 1, limit].map((at) => replacedPath(file, new Date(at))) as [
    string,
    string,
  ];
  const another = join(folder, 'another.db.before-restore-2020-01-01T00-00-00.000Z');
  for (const path of [old, `${old}-wal`, kept, `${kept}-wal`, another])
    writeFileSync(path, 'moves');
  const scratch = join(folder, 'restore-a1B2c3');
  mkdirSync(scratch);
  utimesSync(scratch, new Date(limit), new Date(limit));
  const logged: string[] = [];
  const log = createLog('info', { write: (line) => void logged.push(line) });
  await using(async (db) => {
    const database = { kind: 'sqlite', file } as const;
    const config = { database, retentionYears: 7 };
    const purge = startDailyPurge({ db, config, log, now: () => now }, 0);
    await eventually(() => expect(logged).toHaveLength(2));
    await purge.stop();
  });
  expect(
    readdirSync(folder)
      .filter((name) => name.includes('before-restore'))
      .toSorted(),
  ).toEqual([another, kept, `${kept}-wal`].map((path) => basename(path)).toSorted());
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({
    msg: 'removed what restores replaced',
    replacedDatabases: 2,
  });
  expect(JSON.parse(logged[1] ?? '')).toMatchObject({ folders: 1 });
  expect(existsSync(scratch)).toBe(false);
  // Windows allows no colon in a name.
  expect(replacedPath(file, now)).toBe(`${file}.before-restore-2026-11-22T08-00-00.000Z`);
});

test('on PostgreSQL it removes the schemas', { tags: 'postgres' }, async () => {
  const db = await openDatabaseAt(await newPostgres());
  const now = new Date('2026-11-22T08:00:00.000Z');
  const limit = now.getTime() - daysIn(TERMS.backupsKeptFor) * DAY_MS;
  const [old, kept] = [limit - 1, limit].map((at) => replacedSchema(new Date(at)));
  const [killed, running] = [DAY_MS + 1, DAY_MS].map((age) =>
    preparedSchema(new Date(now.getTime() - age)),
  );
  for (const schema of [old, kept, killed, running, 'before_others']) {
    await sql`create schema ${sql.id(`${schema}`)}`.execute(db);
    await sql`create table ${sql.id(`${schema}`, 'submissions')} (id text)`.execute(db);
  }
  expect(await removeReplacedSchemas(db, now)).toBe(2);
  const left = (await db.introspection.getTables()).map(({ schema }) => `${schema}`);
  expect(new Set(left)).toEqual(new Set(['before_others', kept, running, 'public']));
});
