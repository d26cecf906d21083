import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../../tests/eventually.ts';
import { temporaryFolder } from '../../tests/server/testing/temporary-folder.ts';
import {
  openDatabaseAt,
  openForVisitors,
  openTestDatabase,
} from '../../tests/server/testing/test-database.ts';
import { insertMail } from '../sending/outbox/outbox.repository.ts';
import { StartError } from '../settings/start-error.ts';
import { openDatabase } from './database.ts';
import { refuseUnsafeVersion } from './sqlite.ts';

test.each([
  ['journal_mode', 'wal'],
  ['synchronous', 2],
  ['wal_autocheckpoint', 4000],
  ['secure_delete', 1],
  ['foreign_keys', 1],
  ['busy_timeout', 0],
])('serves with %s = %s', async (pragma, value) => {
  const db = await openTestDatabase();
  const { rows } = await sql<object>`pragma ${sql.raw(pragma)}`.execute(db);
  expect(Object.values(rows[0] ?? {})).toEqual([value]);
});

test('requests are for our eyes only, the folder and what SQLite puts beside them too', async () => {
  const folder = join(temporaryFolder(), 'var');
  const db = await openDatabase({ kind: 'sqlite', file: join(folder, 'requests.db') });
  onTestFinished(() => db.destroy());
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  for (const name of ['requests.db', 'requests.db-wal', 'requests.db-shm']) {
    expect(statSync(join(folder, name)).mode & 0o777, name).toBe(0o600);
  }
});

test('opening it again finds what was stored', async () => {
  const file = join(temporaryFolder(), 'requests.db');
  const first = await openTestDatabase(file);
  await sql`insert into kysely_migration_lock values ('kept', 0)`.execute(first);
  const second = await openTestDatabase(file);
  const { rows } = await sql`select id from kysely_migration_lock where id = 'kept'`.execute(
    second,
  );
  expect(rows).toHaveLength(1);
});

/** The clock by which the driver waits, in milliseconds. */
function stopClock() {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
  return {
    /** Ends when somebody who waits has looked twice. */
    async set(ms: number) {
      clock.mockClear().mockReturnValue(ms);
      await eventually(() => expect(clock.mock.calls.length).toBeGreaterThan(1));
    },
  };
}

describe.each([
  ['a visitor', openForVisitors, 400],
  ['a person at a terminal', openDatabaseAt, 5000],
])('while another process holds the database, %s', (_who, open, patience) => {
  async function thirtyWrite() {
    const file = join(temporaryFolder(), 'requests.db');
    const db = await open(`sqlite:${file}`);
    const other = new DatabaseSync(file);
    onTestFinished(() => other.close());
    other.exec('begin immediate');
    const clock = stopClock();
    const outcomes: string[] = [];
    const writing = Array.from({ length: 30 }, async (_, number) => {
      const mail = { kind: 'morning', about: `${number}` } as const;
      await insertMail(db, mail).then(
        () => outcomes.push('stored'),
        ({ message }: Error) => outcomes.push(message),
      );
    });
    await clock.set(patience);
    expect(outcomes).toEqual([]);
    return { clock, outcomes, written: Promise.all(writing), unlock: () => other.exec('rollback') };
  }

  test(`waits for ${patience} ms and notices nothing`, async () => {
    const { outcomes, written, unlock } = await thirtyWrite();
    unlock();
    await written;
    expect(outcomes).toEqual(Array(30).fill('stored'));
  });

  test('gives up then, and with them all who came together', async () => {
    const { clock, outcomes, written } = await thirtyWrite();
    await clock.set(patience + 1);
    await written;
    expect(outcomes).toEqual(Array(30).fill('database is locked'));
  });
});

test('a transaction that only reads so far keeps other writers out, or its write would fail', async () => {
  const file = join(temporaryFolder(), 'requests.db');
  const db = await openTestDatabase(file);
  const other = new DatabaseSync(file);
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('outbox').select('id').execute();
    expect(() => other.exec('begin immediate')).toThrow('locked');
  });
  expect(() => other.exec('begin immediate; rollback')).not.toThrow();
  other.close();
});

test('what ended a transaction by itself is the error that is seen', async () => {
  const db = await openTestDatabase();
  await sql`create trigger full before insert on outbox begin
    select raise(rollback, 'disk full');
  end`.execute(db);
  const inserting = db.transaction().execute(async (trx) => {
    await insertMail(trx, { kind: 'morning', about: '1' });
  });
  await expect(inserting).rejects.toThrow('disk full');
  await db.transaction().execute((trx) => trx.selectFrom('outbox').select('id').execute());
});

test('a question that was asked before sees what the tables have become since', async () => {
  const db = await openTestDatabase();
  const ask = async () => (await sql<object>`select * from list`.execute(db)).rows;
  await sql`create table list (word text)`.execute(db);
  await sql`insert into list values ('a')`.execute(db);
  expect(await ask()).toEqual([{ word: 'a' }]);
  await sql`alter table list add column number integer default 1`.execute(db);
  expect(await ask()).toEqual([{ word: 'a', number: 1 }]);
  await sql`drop table list`.execute(db);
  await expect(ask()).rejects.toThrow('no such table');
});

test('any number of different questions is answered, and then the first one again', async () => {
  const db = await openTestDatabase();
  for (const number of [...Array(500).keys(), 0]) {
    const { rows } = await sql`select ${sql.lit(number)} as number`.execute(db);
    expect(rows).toEqual([{ number }]);
  }
});

test('servers that start at once on a new file all start, and the tables are made once', {
  tags: 'slow',
}, async () => {
  const file = join(temporaryFolder(), 'requests.db');
  const script = `
    import { openDatabase } from '${join(import.meta.dirname, 'database.ts')}';
    console.log('ready');
    process.stdin.once('data', async () => {
      const db = await openDatabase({ kind: 'sqlite', file: '${file}' });
      await db.destroy();
      process.stdin.destroy();
    });
  `;
  const servers = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', script]),
  );
  await Promise.all(servers.map(({ stdout }) => once(stdout, 'data')));
  for (const { stdin } of servers) stdin.write('start\n');
  expect(await Promise.all(servers.map(({ stderr }) => text(stderr)))).toEqual(['', '', '', '']);
});

test('a file that is not a database stops the start, with its name', async () => {
  const file = join(temporaryFolder(), 'letter.txt');
  writeFileSync(file, 'Dear movers, '.repeat(500));
  await expect(openTestDatabase(file)).rejects.toThrow(StartError);
  await expect(openTestDatabase(file)).rejects.toThrow('letter.txt');
});

test.each(['3.51.2', '3.9.9', '2.0.0', undefined])('SQLite %s is refused', (version) => {
  expect(() => refuseUnsafeVersion(version)).toThrow(StartError);
});

test.each(['3.51.3', '3.53.4', '3.100.0', '4.0.0'])('SQLite %s is safe', (version) => {
  expect(() => refuseUnsafeVersion(version)).not.toThrow();
});
