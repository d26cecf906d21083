import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { prepareFolder, startServerProcess } from '../../../tests/server/testing/server-process.ts';
import { openDesk, storeMessage, storeRequest } from '../../../tests/server/testing/test-desk.ts';

afterEach(() => vi.unstubAllEnvs());

/** A desk with its own folder for scratch copies. */
async function deskWithBackup() {
  const desk = openDesk();
  const scratch = join(desk.folder, 'scratch');
  const backup = join(desk.folder, 'monday.db');
  const newest = await desk.using(async (db) => {
    await storeRequest(db);
    return storeMessage(db);
  });
  await desk.leads(`backup ${backup}`);
  mkdirSync(scratch);
  vi.stubEnv('TMPDIR', scratch);
  return { ...desk, backup, newest, scratch };
}

test('says what is in it, while a server runs and takes more; nothing changes, nothing is left', {
  tags: 'slow',
}, async () => {
  const desk = await deskWithBackup();
  await startServerProcess(prepareFolder(desk.folder), desk.environment);
  const late = await desk.using((db) => storeRequest(db));
  const bytes = readFileSync(desk.backup);
  const { exitCode, out, err } = await desk.leads(`check-backup ${desk.backup}`);
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
  expect(out).toBe(
    `${desk.backup}: 1 quote request, 1 message; integrity_check ok.\nThe newest is ${desk.newest.reference}, received 2026-11-21 22:33.\n`,
  );
  expect(readFileSync(desk.backup).equals(bytes)).toBe(true);
  expect(readdirSync(desk.folder).filter((name) => /monday|restore/.test(name))).toEqual([
    'monday.db',
  ]);
  expect(readdirSync(desk.scratch)).toEqual([]);
  expect((await desk.leads('list')).out).toContain(late.reference);
});

test('a backup that is spoilt fails, and its copy is gone too', async () => {
  const desk = await deskWithBackup();
  const bytes = readFileSync(desk.backup);
  bytes.fill(0xee, 4096, 4096 * 6);
  writeFileSync(desk.backup, bytes);
  expect(await desk.leads(`check-backup ${desk.backup}`)).toMatchObject({ exitCode: 1, out: '' });
  expect(readdirSync(desk.scratch)).toEqual([]);
});

test('a file that is not there is named', async () => {
  const { exitCode, out, err } = await openDesk().leads('check-backup nowhere.db');
  expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' });
  expect(err).toMatch(/^There is no file .*nowhere\.db\.\n$/);
});

test.each(['check-backup', 'restore', 'copy --from', 'show'])(
  '%s refuses an empty file, and makes no tables in it',
  async (command) => {
    const desk = await deskWithBackup();
    const empty = join(desk.folder, 'empty.db');
    writeFileSync(empty, '');
    const asOwn = openDesk({ DATABASE_URL: `sqlite:${empty}` });
    const { exitCode, out, err } = await (command === 'show'
      ? asOwn.leads('show JFM-2222-22')
      : desk.leads(`${command} ${command.startsWith('copy') ? 'sqlite:' : ''}${empty}`));
    expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' });
    expect(err).toContain('is empty');
    expect(readFileSync(empty)).toHaveLength(0);
    expect(JSON.parse((await desk.leads('list --json')).out).total).toBe(2);
  },
);

test('a database that is copied without its log is not a backup', async () => {
  const desk = openDesk();
  await desk.using(async (db) => {
    await storeRequest(db);
    const copy = join(desk.folder, 'copy.db');
    copyFileSync(desk.file, copy);
    const { exitCode, err } = await desk.leads(`check-backup ${copy}`);
    expect({ exitCode, err }).toEqual({
      exitCode: 1,
      err: expect.stringContaining('without its log'),
    });
  });
});
