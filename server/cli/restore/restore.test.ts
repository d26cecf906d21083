import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { SAMPLE_REQUEST } from '../../testing/sample-quote.ts';
import { prepareFolder, startServerProcess } from '../../testing/server-process.ts';
import { type Desk, openDesk, setMail, storeContact, storeQuote } from '../test-desk.ts';

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 40_000 });

/** A database and a backup of it, after which more came and one went. */
async function deskWithBackup() {
  const desk = openDesk();
  const early = await desk.using(async (db) => [await storeQuote(db), await storeContact(db)]);
  const backup = join(desk.folder, 'monday.db');
  await desk.leads(`backup ${backup}`);
  const late = await desk.using((db) => storeQuote(db, { name: 'Came Later' }));
  return { ...desk, backup, early, late };
}

const references = async ({ leads }: Desk) =>
  JSON.parse((await leads('list --json')).out).leads.map(
    ({ reference }: { reference: string }) => reference,
  );

const keptIn = ({ folder }: Desk) =>
  readdirSync(folder).filter((name) => name.includes('.before-restore-'));

test('puts the backup in place, keeps what was there, and says how to get the rest back', async () => {
  const desk = await deskWithBackup();
  const [quote, message] = desk.early.map(({ reference }) => reference);
  const { exitCode, out, err } = await desk.leads(`restore ${desk.backup}`);
  expect({ exitCode, out }).toEqual({
    exitCode: 0,
    out: `${desk.file}: 1 quotes, 1 messages; integrity_check ok.\n`,
  });
  expect(await references(desk)).toEqual([message, quote]);
  const [kept = ''] = keptIn(desk);
  expect(keptIn(desk)).toEqual([kept]);
  expect(err).toContain('1 that it has came after the backup');
  const [, again = ''] = /leads (.*)/.exec(err) ?? [];
  expect(again).toBe(`restore ${join(desk.folder, kept)} --merge`);
  expect(await desk.leads(again)).toMatchObject({ exitCode: 0 });
  expect(await references(desk)).toEqual([desk.late.reference, message, quote]);
  expect(readdirSync(desk.folder).filter((name) => name.startsWith('restore-'))).toEqual([]);
});

test('says that what was erased is back', async () => {
  const desk = await deskWithBackup();
  await desk.leads(`erase ${desk.early[0]?.reference}`);
  const { err } = await desk.leads(`restore ${desk.backup}`);
  expect(err).toContain('1 that it had no more are back');
});

test('--merge adds what is missing with its mail, and changes nothing that is there', async () => {
  const desk = await deskWithBackup();
  const [quote, message] = desk.early;
  await desk.leads(`erase ${quote?.reference}`);
  await desk.using((db) =>
    setMail(db, message ?? { id: '' }, { state: 'sent', settledAt: '2026-11-21T20:33:14.000Z' }),
  );
  const { exitCode, out } = await desk.leads(`restore ${desk.backup} --merge`);
  expect({ exitCode, out }).toEqual({ exitCode: 0, out: 'Added 1 quotes, 0 messages.\n' });
  const mails = JSON.parse((await desk.leads('outbox --json')).out).mails;
  expect(mails.map(({ reference }: { reference: string }) => reference).toSorted()).toEqual(
    [quote?.reference, desk.late.reference].toSorted(),
  );
  expect(await desk.leads(`restore ${desk.backup} --merge`)).toMatchObject({
    out: 'Added 0 quotes, 0 messages.\n',
  });
});

test('--merge names what it does not add: the reference belongs to another by now', async () => {
  const desk = await deskWithBackup();
  const [quote] = desk.early;
  await desk.leads(`erase ${quote?.reference}`);
  await desk.using((db) => storeContact(db, { reference: quote?.reference ?? '' }));
  const { err } = await desk.leads(`restore ${desk.backup} --merge`);
  expect(err).toContain(`Not added`);
  expect(err).toContain(quote?.reference);
});

test('refuses while a server has the database open, also an idle one', async () => {
  const desk = await deskWithBackup();
  const before = await references(desk);
  const server = await startServerProcess(prepareFolder(desk.folder), desk.environment);
  const { exitCode, out, err } = await desk.leads(`restore ${desk.backup}`);
  expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' });
  expect(err).toContain('Stop it first');
  expect(keptIn(desk)).toEqual([]);
  expect(await references(desk)).toEqual(before);
  server.child.kill('SIGKILL');
  await server.ended;
  expect(await desk.leads(`restore ${desk.backup}`)).toMatchObject({ exitCode: 0 });
});

test('without a database the backup becomes it', async () => {
  const { backup, early } = await deskWithBackup();
  const desk = openDesk();
  expect(await desk.leads(`restore ${backup}`)).toMatchObject({ exitCode: 0 });
  expect(await references(desk)).toHaveLength(early.length);
});

test('a backup of the first version gets the tables of this one', async () => {
  const desk = await deskWithBackup();
  const old = new DatabaseSync(desk.backup);
  old.exec(`
    drop table contact_submissions;
    alter table quote_requests drop column flag;
    alter table quote_requests drop column access;
    drop index quote_requests_link_key;
    alter table quote_requests drop column link_key;
    drop table follow_ups;
    delete from kysely_migration where name > '0001-requests-and-outbox';
  `);
  old.close();
  const bytes = readFileSync(desk.backup);
  expect(await desk.leads(`restore ${desk.backup}`)).toMatchObject({ exitCode: 0 });
  expect(await references(desk)).toEqual([desk.early[0]?.reference]);
  expect(readFileSync(desk.backup).equals(bytes)).toBe(true);
});

test.each([
  [
    'of a newer version',
    'comes from a newer version',
    (file: string) => {
      const newer = new DatabaseSync(file);
      newer.exec("insert into kysely_migration values ('9999-later', '2030-01-01')");
      newer.close();
    },
  ],
  [
    'that is no database',
    'no sound database',
    (file: string) => {
      writeFileSync(file, 'Dear movers, '.repeat(900));
    },
  ],
  [
    'of another program',
    'no sound database',
    (file: string) => {
      writeFileSync(file, '');
      const other = new DatabaseSync(file);
      other.exec('create table birds (id text)');
      other.close();
    },
  ],
  [
    'that is damaged',
    'no sound database',
    (file: string) => {
      const bytes = readFileSync(file);
      bytes.fill(0xee, 4096, 4096 * 6);
      writeFileSync(file, bytes);
    },
  ],
])('a backup %s is refused, and nothing changes', async (_what, reason, spoil) => {
  const desk = await deskWithBackup();
  spoil(desk.backup);
  for (const words of [`restore ${desk.backup}`, `restore ${desk.backup} --merge`]) {
    const { exitCode, err } = await desk.leads(words);
    expect(exitCode).toBe(1);
    expect(err).toContain(reason);
  }
  expect(keptIn(desk)).toEqual([]);
  expect(await references(desk)).toHaveLength(3);
  expect(readdirSync(desk.folder).filter((name) => name.startsWith('restore-'))).toEqual([]);
});

test.each([
  ['at its beginning', 0, 4096],
  ['in the middle', 4096, 4096 * 12],
])('a database that is damaged %s is kept too', async (_where, from, to) => {
  const desk = await deskWithBackup();
  const bytes = readFileSync(desk.file);
  bytes.fill(0xee, from, to);
  writeFileSync(desk.file, bytes);
  const { exitCode, err } = await desk.leads(`restore ${desk.backup}`);
  expect(exitCode).toBe(0);
  expect(err).toContain('cannot be read');
  const [kept = ''] = keptIn(desk);
  expect(readFileSync(join(desk.folder, kept)).includes(Buffer.alloc(4000, 0xee))).toBe(true);
  expect(await references(desk)).toHaveLength(2);
});

test('what a killed server had only in its log is in what is kept', async () => {
  const desk = await deskWithBackup();
  const server = await startServerProcess(prepareFolder(desk.folder), desk.environment);
  const answer = await fetch(`${server.url}/api/quote-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(SAMPLE_REQUEST),
  });
  const { reference } = (await answer.json()) as { reference: string };
  server.child.kill('SIGKILL');
  await server.ended;
  const { err } = await desk.leads(`restore ${desk.backup}`);
  expect(err).toContain('2 that it has came after the backup');
  await desk.leads(`restore ${join(desk.folder, keptIn(desk)[0] ?? '')} --merge`);
  expect(await references(desk)).toContain(reference);
});
