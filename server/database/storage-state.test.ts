import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/server/testing/temporary-folder.ts';
import { openDesk } from '../../tests/server/testing/test-desk.ts';
import { storageState } from './storage-state.ts';

test('the server knows of the last backup that ended well, and of the room that is left', async () => {
  const desk = openDesk();
  const look = () => storageState({ kind: 'sqlite', file: desk.file });
  await desk.using(async () => {});
  expect((await look()).lastBackup).toBeUndefined();
  const copy = join(temporaryFolder(), 'copy.db');
  expect((await desk.leads(`backup ${copy}`)).exitCode).toBe(0);
  const after = await look();
  expect(after.lastBackup).toEqual(new Date('2026-11-22T08:00:00Z'));
  expect(after.freeBytes).toBeGreaterThan(0);
  // A failed backup does not count.
  expect((await desk.leads(`backup ${copy}`)).exitCode).toBe(1);
  expect(await look()).toMatchObject({ lastBackup: after.lastBackup });
});

test('a record that is not one, or a folder that is gone, is not news', async () => {
  const file = join(temporaryFolder(), 'var', 'requests.db');
  expect(await storageState({ kind: 'sqlite', file })).toEqual({});
  mkdirSync(join(file, '..'));
  writeFileSync(`${file}.last-backup`, 'yesterday');
  expect((await storageState({ kind: 'sqlite', file })).lastBackup).toBeUndefined();
});
