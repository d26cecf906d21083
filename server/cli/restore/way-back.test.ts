import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { onEachDatabase } from '../../../tests/server/testing/databases.ts';
import { temporaryFolder } from '../../../tests/server/testing/temporary-folder.ts';
import { openDesk, setMail, storeRequest } from '../../../tests/server/testing/test-desk.ts';
import type { Database } from '../../database/database.ts';
import { MIGRATIONS } from '../../database/migrations.ts';
import { newLinkKey } from '../../requests/link-key.ts';

/** A table that the release after this one would add. */
const LATER = '9999-later';
const ADDITIONS = [
  'create table next_notes (id text primary key not null references submissions (id))',
  "alter table events add column later text not null default ''",
  'create index events_later on events (later)',
];

function update(): void {
  MIGRATIONS[LATER] = {
    async up(db: Kysely<unknown>) {
      for (const statement of ADDITIONS) await sql.raw(statement).execute(db);
    },
  };
}

function goBack(): void {
  delete MIGRATIONS[LATER];
}

afterEach(goBack);

const withKeys = () => ({ deskKey: newLinkKey(), linkKey: newLinkKey() });

async function references(db: Database) {
  const rows = await db.selectFrom('submissions').select('reference').orderBy('id').execute();
  return rows.map(({ reference }) => reference);
}

onEachDatabase('on $name', ({ setUp }) => {
  const newDatabase = setUp();

  test('an update is taken back in the order of docs/deploy.md, and made again, twice', async () => {
    const DATABASE_URL = await newDatabase();
    const folder = temporaryFolder();
    const first = await openDesk({ DATABASE_URL }).using((db) => storeRequest(db, withKeys()));
    const before = [first.reference];
    for (const day of ['22', '23']) {
      const { leads, using } = openDesk({ DATABASE_URL }, `2026-11-${day}T08:00:00Z`);
      const backup = join(folder, `${day}.db`);
      expect(await leads(`backup ${backup}`)).toMatchObject({ exitCode: 0 });

      update();
      const since = await using(async (db) => {
        const mailed = await storeRequest(db, withKeys());
        await setMail(db, mailed, { state: 'sent' });
        await sql`insert into next_notes values (${mailed.id})`.execute(db);
        return { mailed: mailed.reference, waiting: (await storeRequest(db)).reference };
      });
      const between = `${since.mailed}, ${since.waiting}`;
      expect((await leads('export')).out).toContain(since.waiting);

      goBack();
      await expect(using(references)).rejects.toThrow('comes from a newer version');
      const { exitCode, err } = await leads(`restore ${backup}`);
      expect({ exitCode, err }).toMatchObject({ exitCode: 0 });
      expect(err).toContain(`Only there, since it came after the backup: ${between}.\n`);
      expect(err).toContain(`not mailed to you either: ${since.waiting}.\n`);
      expect(err).toContain(
        `Links that no longer open, neither the visitor's nor your own: ${between}.\n`,
      );
      expect(err).toContain('Only the release that wrote it reads it');
      expect(await using(references)).toEqual(before);

      update();
      const [, kept = ''] = /To read it: leads show REF (--replaced \S+)\n/.exec(err) ?? [];
      const there = JSON.parse((await leads(`list --json ${kept}`)).out).leads;
      expect(there.map(({ reference }: { reference: string }) => reference)).toEqual([
        since.waiting,
        since.mailed,
        ...before,
      ]);
      await using(async (db) => {
        expect((await sql`select * from next_notes`.execute(db)).rows).toEqual([]);
        await storeRequest(db);
      });
      goBack();
      const later = openDesk({ DATABASE_URL }, `2026-11-${day}T09:00:00Z`);
      expect(await later.leads(`restore ${backup}`)).toMatchObject({ exitCode: 0 });
      expect(await using(references)).toEqual(before);
    }
  });
});
