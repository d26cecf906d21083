import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { SAMPLE_REQUEST } from '../../../tests/server/testing/sample-request.ts';
import { prepareFolder, startServerProcess } from '../../../tests/server/testing/server-process.ts';
import { signedIn } from '../../../tests/server/testing/signed-in.ts';
import {
  type Desk,
  openDesk,
  setMail,
  storeMessage,
  storeRequest,
} from '../../../tests/server/testing/test-desk.ts';
import { findDevice } from '../../team/devices/device.repository.ts';
import { IN_USE } from '../commands/in-use.ts';

/** A database and a backup of it, with one request that came after the backup. */
async function deskWithBackup() {
  const desk = openDesk();
  const early = await desk.using(async (db) => [await storeRequest(db), await storeMessage(db)]);
  const backup = join(desk.folder, 'monday.db');
  await desk.leads(`backup ${backup}`);
  const late = await desk.using((db) => storeRequest(db, { name: 'Came Later' }));
  return { ...desk, backup, early, late };
}

const references = async ({ leads }: Desk) =>
  JSON.parse((await leads('list --json')).out).leads.map(
    ({ reference }: { reference: string }) => reference,
  );

const keptIn = ({ folder }: Desk) =>
  readdirSync(folder).filter((name) => name.includes('.before-restore-'));

test('puts the backup in place, keeps what was there, and names what is only there', async () => {
  const desk = await deskWithBackup();
  const sent = await desk.using(async (db) => {
    const mailed = await storeMessage(db);
    await setMail(db, mailed, { state: 'sent' });
    return mailed;
  });
  const [quote, message] = desk.early.map(({ reference }) => reference);
  const { exitCode, out, err } = await desk.leads(`restore ${desk.backup}`);
  expect({ exitCode, out }).toEqual({
    exitCode: 0,
    out: `${desk.file}: 1 quote request, 1 message; integrity_check ok.\n`,
  });
  expect(await references(desk)).toEqual([message, quote]);
  const [kept = ''] = keptIn(desk);
  expect(keptIn(desk)).toEqual([kept]);
  const { reference } = desk.late;
  expect(err).toContain(`came after the backup: ${reference}, ${sent.reference}.`);
  expect(err).toContain(`not mailed to you either: ${reference}.`);
  expect(readdirSync(desk.folder).filter((name) => name.startsWith('restore-'))).toEqual([]);

  const [, words = ''] = /To read it: leads (.+)/.exec(err) ?? [];
  expect((await desk.leads(words.replace('REF', reference))).out).toContain('Came Later');
  const reading = openDesk({ DATABASE_URL: `sqlite:${join(desk.folder, kept)}` });
  expect((await reading.leads(`show ${reference}`)).out).toContain('Came Later');
  for (const name of ['none', 'before-restore-2026', '../x.before-restore-1']) {
    expect(await desk.leads(`list --replaced ${name}`)).toMatchObject({ exitCode: 1, out: '' });
  }
});

test('a device that was signed out stays so, and every other signs in again', async () => {
  const desk = openDesk();
  const [phone, tablet] = await desk.using(async (db) => {
    await storeRequest(db);
    return [await signedIn(db, 'Phone'), await signedIn(db, 'Tablet')] as const;
  });
  await desk.leads('device --new');
  const backup = join(desk.folder, 'monday.db');
  await desk.leads(`backup ${backup}`);
  await desk.leads('device --out Tablet');
  expect((await desk.leads(`restore ${backup}`)).err).toContain('Every device of the team');
  await desk.using(async (db) => {
    const today = '2026-11-22';
    for (const { cookie } of [phone, tablet]) {
      const key = cookie.slice(-32);
      expect(await findDevice(db, key, today)).toBeUndefined();
    }
    expect(await db.selectFrom('signInLinks').selectAll().execute()).toEqual([]);
  });
});

test('says what was erased and is back', async () => {
  const desk = await deskWithBackup();
  const erased = desk.early[0]?.reference;
  await desk.leads(`erase ${erased}`);
  const { err } = await desk.leads(`restore ${desk.backup}`);
  expect(err).toContain(`In the backup but not in the replaced database: ${erased}.`);
});

test('refuses while a server has the database open, also an idle one', {
  tags: 'slow',
}, async () => {
  const desk = await deskWithBackup();
  const before = await references(desk);
  const server = await startServerProcess(prepareFolder(desk.folder), desk.environment);
  const { exitCode, out, err } = await desk.leads(`restore ${desk.backup}`);
  expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' });
  expect(err).toContain(IN_USE);
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

/** A table that a newer version would add. */
function makeNewer(file: string) {
  const newer = new DatabaseSync(file);
  newer.exec("insert into kysely_migration values ('9999-later', '2030-01-01')");
  newer.exec('alter table events rename column number to position');
  newer.close();
}

function makeForeign(file: string) {
  writeFileSync(file, '');
  const other = new DatabaseSync(file);
  other.exec('create table birds (id text)');
  other.close();
}

test('the way back from a newer version is a backup from before, by this version', async () => {
  const desk = await deskWithBackup();
  makeNewer(desk.file);
  const { exitCode, err } = await desk.leads(`restore ${desk.backup}`);
  expect(exitCode).toBe(0);
  expect(err).toContain('cannot be read');
  expect(keptIn(desk)).toHaveLength(1);
  expect(await references(desk)).toHaveLength(2);
});

test('a file of another program is not replaced, nor changed', async () => {
  const desk = await deskWithBackup();
  makeForeign(desk.file);
  const tables = () => {
    const raw = new DatabaseSync(desk.file, { readOnly: true });
    const names = raw.prepare("select name from sqlite_schema where type = 'table'").all();
    raw.close();
    return names;
  };
  for (const words of [`restore ${desk.backup}`, 'list', `backup ${desk.file}.copy`]) {
    const { exitCode, out, err } = await desk.leads(words);
    expect({ exitCode, out }, words).toEqual({ exitCode: 1, out: '' });
    expect(err, words).toMatch(/^[^\n]*belongs to another program[^\n]*\n$/);
  }
  expect(tables()).toEqual([{ name: 'birds' }]);
  expect(keptIn(desk)).toEqual([]);
});

test.each([
  ['of a newer version', 'comes from a newer version', makeNewer],
  [
    'that is not a database',
    'not an intact database',
    (file: string) => {
      writeFileSync(file, 'Dear movers, '.repeat(900));
    },
  ],
  ['of another program', 'belongs to another program', makeForeign],
  [
    'that is damaged',
    'not an intact database',
    (file: string) => {
      const bytes = readFileSync(file);
      bytes.fill(0xee, 4096, 4096 * 6);
      writeFileSync(file, bytes);
    },
  ],
])('a backup %s is refused, and nothing changes', async (_what, reason, spoil) => {
  const desk = await deskWithBackup();
  spoil(desk.backup);
  const before = readdirSync(desk.folder);
  for (const words of [`restore ${desk.backup}`, `check-backup ${desk.backup}`]) {
    const { exitCode, out, err } = await desk.leads(words);
    expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' });
    expect(err).toContain(reason);
  }
  expect(readdirSync(desk.folder)).toEqual(before);
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

test('what a killed server had only in its log is in what is kept', { tags: 'slow' }, async () => {
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
  expect(err).toContain(`came after the backup: ${desk.late.reference}, ${reference}.`);
  const kept = openDesk({ DATABASE_URL: `sqlite:${join(desk.folder, keptIn(desk)[0] ?? '')}` });
  expect(await kept.leads(`show ${reference}`)).toMatchObject({ exitCode: 0 });
});
