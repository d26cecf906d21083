import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { withPostgres } from '../../../tests/server/testing/postgres.ts';
import { prepareFolder, startServerProcess } from '../../../tests/server/testing/server-process.ts';
import { temporaryFolder } from '../../../tests/server/testing/temporary-folder.ts';
import { openDesk, storeMessage, storeRequest } from '../../../tests/server/testing/test-desk.ts';
import { openUnmigrated } from '../../../tests/server/testing/unmigrated-database.ts';
import { newLinkKey } from '../../requests/link-key.ts';
import { deleteMove } from '../../your-move/delete-move.ts';
import { IN_USE } from './in-use.ts';

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

test('a copy that lacks what the last one had fails, but for what is old, suspected or deleted by its visitor', {
  tags: 'slow',
}, async () => {
  const desk = openDesk();
  const { folder, leads } = desk;
  const copies = temporaryFolder();
  const back = (name: string) => leads(`backup ${join(copies, name)}`);
  const linkKey = newLinkKey();
  const stored = await desk.using(async (db) => {
    await storeRequest(db, { receivedAt: '2019-11-20T07:00:00.000Z' });
    await storeRequest(db, { flag: 'honeypot' });
    await storeRequest(db, { linkKey });
    return storeRequest(db);
  });
  expect(await back('monday.db')).toMatchObject({ exitCode: 0 });
  await leads('purge --anyway');
  await desk.using(async (db) => {
    await db.deleteFrom('submissions').where('flag', 'is not', null).execute();
    await deleteMove(db, linkKey, new Date('2026-11-22T06:00:00Z'));
  });
  expect(await back('tuesday.db')).toMatchObject({ exitCode: 0 });
  await leads(`erase ${stored.reference}`);
  const { exitCode, out, err } = await back('wednesday.db');
  expect({ exitCode, out }).toEqual({
    exitCode: 1,
    out: expect.stringContaining('0 quote requests, 0 messages; integrity_check ok.'),
  });
  expect(err).toContain(`1 quote requests or messages of ${join(copies, 'tuesday.db')} are not`);
  expect(readdirSync(copies).toSorted()).toEqual(['monday.db', 'tuesday.db', 'wednesday.db']);
  expect(await back('thursday.db')).toMatchObject({ exitCode: 0 });
  expect(readdirSync(folder)).toContain('requests.db');
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

describe('of PostgreSQL', { tags: 'postgres' }, () => {
  const newPostgres = withPostgres();

  test('a backup is the same file as of SQLite, while servers write, and restores', async () => {
    const { leads, using } = openDesk({ DATABASE_URL: await newPostgres() });
    const folder = temporaryFolder();
    const { reference } = await using(async (db) => {
      await storeMessage(db);
      return storeRequest(db);
    });
    const copy = join(folder, 'monday.db');
    const said = `${copy}: 1 quote request, 1 message; integrity_check ok.\n`;
    expect(await leads(`backup ${copy}`)).toMatchObject({ exitCode: 0, out: said });
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['monday.db']);
    expect((await leads(`check-backup ${copy}`)).out).toContain(`The newest is ${reference}`);
    await leads(`erase ${reference}`);
    const { exitCode, out, err } = await leads(`restore ${copy}`);
    expect({ exitCode, out }).toEqual({
      exitCode: 0,
      out: expect.stringContaining(': 1 quote request, 1 message; integrity_check ok.\n'),
    });
    expect(err).toContain(`In the backup but not in the replaced database: ${reference}.`);
    expect((await leads('list')).out).toContain(reference);
  });

  test('a restore waits for the server to be stopped, and a lost database needs nothing', async () => {
    const url = await newPostgres();
    const desk = openDesk({ DATABASE_URL: url });
    await desk.using((db) => storeRequest(db));
    const folder = prepareFolder(temporaryFolder());
    const copy = join(folder, 'monday.db');
    await desk.leads(`backup ${copy}`);
    const server = await startServerProcess(folder, desk.environment);
    expect((await desk.leads(`restore ${copy}`)).err).toContain(IN_USE);
    server.child.kill('SIGTERM');
    await server.ended;
    await sql`drop schema public cascade; create schema public`.execute(openUnmigrated(url));
    expect(await desk.leads(`restore ${copy}`)).toMatchObject({ exitCode: 0, err: '' });
    expect(JSON.parse((await desk.leads('list --json')).out).total).toBe(1);
  });

  test('a database of another program stays as it is', async () => {
    const url = await newPostgres();
    const { folder, leads, using } = openDesk();
    await using((db) => storeRequest(db));
    const copy = join(folder, 'monday.db');
    await leads(`backup ${copy}`);
    const other = openUnmigrated(url);
    await sql`create table birds (id text)`.execute(other);
    const { exitCode, err } = await openDesk({ DATABASE_URL: url }).leads(`restore ${copy}`);
    expect(exitCode).toBe(1);
    expect(err).toContain('belongs to another program');
    const tables = await other.introspection.getTables();
    expect(tables.map(({ name }) => name)).toEqual(['birds']);
  });
});

test('without PostgreSQL nothing is left behind, and the reason is said', async () => {
  const folder = temporaryFolder();
  const { leads } = openDesk({ DATABASE_URL: 'postgres://movers:secret@127.0.0.1:1/movers' });
  const { exitCode, out, err } = await leads(`backup ${join(folder, 'monday.db')}`);
  expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' });
  expect(err).toMatch(/^No backup: .*ECONNREFUSED/);
  expect(err).not.toContain('secret');
  expect(readdirSync(folder)).toEqual([]);
});
