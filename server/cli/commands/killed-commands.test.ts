// @module-tag slow
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../../tests/eventually.ts';
import { openDesk, storeRequest } from '../../../tests/server/testing/test-desk.ts';
import { removeAbandonedFolders } from '../../retention/abandoned-folders.ts';

const MAIN = join(import.meta.dirname, '../main.ts');
const PART = /^night\.db\.[0-9a-f]{8}\.part$/;

type Signal = 'SIGTERM' | 'SIGKILL';

/** Runs a command until this is true, and then ends it by the signal. */
async function killed(
  signal: Signal,
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
  isUnderWay: () => boolean,
) {
  const command = spawn(process.execPath, [MAIN, ...words], { env: environment, stdio: 'ignore' });
  onTestFinished(() => void command.kill('SIGKILL'));
  await eventually(() => expect(isUnderWay()).toBe(true));
  command.kill(signal);
  await once(command, 'exit');
}

/** Holds up whoever reads the database. */
function lock(file: string) {
  const holder = new DatabaseSync(file);
  holder.exec('pragma locking_mode = exclusive; begin exclusive');
  onTestFinished(() => holder.close());
}

/** A database, and a backup of it. */
async function deskWithBackup() {
  const desk = openDesk();
  await desk.using((db) => storeRequest(db));
  const backup = join(desk.folder, 'monday.db');
  await desk.leads(`backup ${backup}`);
  return { ...desk, backup };
}

const namesIn = (folder: string, start: string) =>
  readdirSync(folder).filter((name) => name.startsWith(start));

test.each<[Signal, RegExp[]]>([
  ['SIGTERM', []],
  ['SIGKILL', [PART]],
])(
  'a backup of SQLite that %s ends leaves nothing that passes for a copy',
  async (signal, left) => {
    const { file, folder, environment } = await deskWithBackup();
    lock(file);
    const words = ['backup', join(folder, 'night.db')];
    await killed(signal, words, environment, () => namesIn(folder, 'night').length > 0);
    expect(namesIn(folder, 'night')).toEqual(left.map((name) => expect.stringMatching(name)));
  },
);

test.each(['restore', 'check-backup'])(
  'what a killed %s leaves is next to the database, and the server removes it a day later',
  async (command) => {
    const { file, folder, backup, environment } = await deskWithBackup();
    lock(backup);
    const isUnderWay = () => namesIn(folder, 'restore-').length > 0;
    await killed('SIGKILL', [command, backup], environment, isUnderWay);
    const [scratch = ''] = namesIn(folder, 'restore-');
    writeFileSync(join(folder, scratch, 'backup.db'), 'moves');
    const begun = new Date('2026-11-26T08:00:00Z');
    utimesSync(join(folder, scratch), begun, begun);
    const remove = (time: string) => removeAbandonedFolders(dirname(file), new Date(time));
    expect(await remove('2026-11-27T07:59:59Z')).toBe(0);
    expect(existsSync(join(folder, scratch, 'backup.db'))).toBe(true);
    expect(await remove('2026-11-27T08:00:00Z')).toBe(1);
    expect(namesIn(folder, 'restore-')).toEqual([]);
    expect(existsSync(backup)).toBe(true);
  },
);
