import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/server/testing/temporary-folder.ts';
import { openDesk, storeMessage, storeRequest } from '../../../tests/server/testing/test-desk.ts';

test('makes a copy for its owner alone, and says what is in it', async () => {
  const { file, folder, leads, using } = openDesk();
  const quote = await using(async (db) => {
    await storeMessage(db);
    return storeRequest(db);
  });
  const copy = join(folder, 'monday.db');
  const { exitCode, out } = await leads(`backup ${copy}`);
  expect({ exitCode, out }).toEqual({
    exitCode: 0,
    out: `${copy}: 1 quote request, 1 message; integrity_check ok.\n`,
  });
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  const opened = new DatabaseSync(copy, { readOnly: true });
  expect(opened.prepare("select name from submissions where kind = 'request'").get()).toEqual({
    name: quote.name,
  });
  expect(opened.prepare('select count(*) as mails from outbox').get()).toEqual({ mails: 2 });
  opened.close();
  expect(readdirSync(folder).filter((name) => name.startsWith('monday'))).toEqual(['monday.db']);
  expect(existsSync(file)).toBe(true);
});

test('never overwrites', async () => {
  const { folder, leads, using } = openDesk();
  await using((db) => storeRequest(db));
  const letter = join(folder, 'letter.txt');
  writeFileSync(letter, 'Dear movers');
  const { exitCode, out, err } = await leads(`backup ${letter}`);
  expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' });
  expect(err).toContain('not overwritten');
  expect(readFileSync(letter, 'utf8')).toBe('Dear movers');
});

test('leaves nothing behind when it cannot', async () => {
  const { file, folder, leads } = openDesk();
  expect(await leads(`backup ${join(folder, 'a.db')}`)).toMatchObject({ exitCode: 1 });
  expect(existsSync(folder)).toBe(false);
  const desk = openDesk();
  await desk.using((db) => storeRequest(db));
  expect(await desk.leads(`backup ${join(desk.folder, 'none', 'a.db')}`)).toMatchObject({
    exitCode: 1,
  });
  // Simulates a page in the middle that the disk has lost.
  const bytes = readFileSync(desk.file);
  bytes.fill(0xee, 4096 * 3, 4096 * 9);
  writeFileSync(desk.file, bytes);
  const { exitCode, err } = await desk.leads(`backup ${join(desk.folder, 'a.db')}`);
  expect(exitCode).toBe(1);
  expect(err).toContain('No backup');
  expect(readdirSync(desk.folder).filter((name) => name.startsWith('a.db'))).toEqual([]);
  expect(existsSync(file)).toBe(false);
});

test('a name without a folder that cannot be written says where it can be', async () => {
  const { leads, using } = openDesk();
  await using((db) => storeRequest(db));
  const { exitCode, err } = await leads('backup no-folder-here/mine.db');
  expect(exitCode).toBe(1);
  expect(err).toContain('/var/backups/movers/mine.db');
});

test('holds nothing of what was erased before', async () => {
  const { folder, leads, using } = openDesk();
  const email = 'gone@visitor.example';
  await using((db) => storeRequest(db, { email }));
  await leads(`erase ${email}`);
  const copy = join(folder, 'copy.db');
  await leads(`backup ${copy}`);
  expect(readFileSync(copy).includes(email)).toBe(false);
});

/** Puts a pg_dump first on the PATH that shows how it was called, and ends so. */
function withPgDump(exitCode: number) {
  const folder = temporaryFolder();
  const script = `#!/bin/sh
for word in "$@"; do case "$word" in --file=*) file="\${word#--file=}";; esac; done
{ echo "$@"; env | grep ^PG; } > "$file"
echo 'its own complaint' >&2
exit ${exitCode}`;
  writeFileSync(join(folder, 'pg_dump'), script, { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  return folder;
}

const STANDBY = 'postgres://movers:s%2Fcret@one:5432,two:5432/movers?sslmode=verify-full';

test('PostgreSQL is dumped from the server that takes writes, and no list of processes has the password', async () => {
  const folder = withPgDump(0);
  const { leads } = openDesk({ DATABASE_URL: STANDBY });
  const { exitCode, out } = await leads(`backup ${join(folder, 'monday.dump')}`);
  expect({ exitCode, out }).toEqual({ exitCode: 0, out: expect.stringContaining('a dump of') });
  const [words, ...environment] = readFileSync(join(folder, 'monday.dump'), 'utf8').split('\n');
  expect(words).toContain(
    '--dbname=postgres://movers@one:5432,two:5432/movers?sslmode=verify-full',
  );
  expect(words).not.toContain('cret');
  expect(environment).toContain('PGPASSWORD=s/cret');
  expect(environment).toContain('PGTARGETSESSIONATTRS=read-write');
});

test('a dump that fails leaves nothing behind, and says why', async () => {
  const folder = withPgDump(1);
  const { leads } = openDesk({ DATABASE_URL: STANDBY });
  const { exitCode, err } = await leads(`backup ${join(folder, 'monday.dump')}`);
  expect({ exitCode, err }).toEqual({ exitCode: 1, err: 'No backup: its own complaint.\n' });
  expect(readdirSync(folder)).toEqual(['pg_dump']);
});

test.each([
  ['restore monday.dump', 'There is no file'],
  [
    `restore ${import.meta.filename}`,
    "pg_restore --clean --if-exists --dbname='postgres://movers@127.0.0.1:1/movers'",
  ],
])('PostgreSQL has its own tool: %s', async (words, hint) => {
  const { leads } = openDesk({ DATABASE_URL: 'postgres://movers:secret@127.0.0.1:1/movers' });
  const { exitCode, out, err } = await leads(words);
  expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' });
  expect(err).toContain(hint);
  expect(err).not.toContain('secret');
});
