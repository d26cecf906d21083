import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { onEachDatabase } from '../../tests/server/testing/databases.ts';
import { temporaryFolder } from '../../tests/server/testing/temporary-folder.ts';
import { openDesk, storeRequest } from '../../tests/server/testing/test-desk.ts';
import { openUnmigrated } from '../../tests/server/testing/unmigrated-database.ts';
import { MIGRATIONS, migrationsIn } from '../database/migrations.ts';

/** A table that the release after this one would add. */
const LATER = '9999-next-notes';

afterEach(() => {
  delete MIGRATIONS[LATER];
});

function update(): void {
  MIGRATIONS[LATER] = {
    async up(db) {
      await sql`create table next_notes (id text primary key not null)`.execute(db);
    },
  };
}

/** A call of each command that opens the database, but for those of which the server must be stopped. */
const CALLS = [
  'list',
  'find thandi',
  'show JFM-2222-2222',
  'export',
  'report',
  'invoices',
  'payments',
  'conversions',
  'refuse --from 2026-11-01 --to 2026-11-02 --like x',
  'erase her@visitor.example --dry-run',
  'erase her@visitor.example',
  'purge --dry-run',
  'purge',
  'device',
  'device --new',
  'diary',
  'diary --new',
  'outbox',
  'retry --all',
  'test-mail',
];

onEachDatabase('on $name', ({ setUp }) => {
  const newDatabase = setUp();

  test('no command changes the tables of the release before, and each says what to do', async () => {
    const url = await newDatabase();
    const { leads, using } = openDesk({ DATABASE_URL: url });
    await using((db) => storeRequest(db));
    update();
    for (const call of CALLS) {
      const { exitCode, out, err } = await leads(call);
      expect(await migrationsIn(openUnmigrated(url)), call).not.toContain(LATER);
      // It sends its email without a database too.
      if (call === 'test-mail') continue;
      expect({ exitCode, out }, call).toEqual({ exitCode: 1, out: '' });
      expect(err, call).toContain('Start the server of this release');
    }
  });

  test('a backup is one of the release that wrote the database, and tried out as any', async () => {
    const url = await newDatabase();
    const { leads, using } = openDesk({ DATABASE_URL: url });
    await using((db) => storeRequest(db));
    update();
    const backup = join(temporaryFolder(), 'before.db');
    expect(await leads(`backup ${backup}`)).toMatchObject({ exitCode: 0 });
    expect(await migrationsIn(openUnmigrated(`sqlite:${backup}`))).not.toContain(LATER);
    expect(await leads(`check-backup ${backup}`)).toEqual({
      ...{ exitCode: 0, err: '' },
      out: expect.stringContaining('1 quote request'),
    });
    delete MIGRATIONS[LATER];
    expect((await leads(`restore ${backup}`)).exitCode).toBe(0);
  });

  test('tables that lack a column are refused in one sentence, which names it', async () => {
    const url = await newDatabase();
    const { leads, using } = openDesk({ DATABASE_URL: url });
    await using((db) => storeRequest(db));
    const column = sql`alter table outbox rename column unanswered to before`;
    await column.execute(openUnmigrated(url));
    const { exitCode, err } = await leads('list');
    expect(exitCode).toBe(1);
    expect(err).toMatch(
      /^The database lacks what this release needs \(outbox\.unanswered\)\. .+\n$/,
    );
    await expect(using((db) => storeRequest(db))).rejects.toThrow('outbox.unanswered');
  });
});
