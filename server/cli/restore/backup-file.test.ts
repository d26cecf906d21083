import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asNobody } from '../../../tests/server/testing/as-nobody.ts';
import { temporaryFolder } from '../../../tests/server/testing/temporary-folder.ts';
import { isMissing } from '../team-database.ts';
import { whyUnreadable } from './backup-file.ts';
import { inspect } from './sqlite-file.ts';

function backupIn(folder: string): string {
  const file = join(folder, 'monday.db');
  writeFileSync(file, '');
  return file;
}

test('a backup that is there and hidden is not taken for a missing one', () => {
  const folder = temporaryFolder();
  const backup = backupIn(folder);
  chmodSync(folder, 0o700);
  const reason = `no permission to read ${backup}`;
  expect(asNobody(() => whyUnreadable(backup))()).toContain(reason);

  chmodSync(folder, 0o755);
  chmodSync(backup, 0o600);
  expect(asNobody(() => whyUnreadable(backup))()).toContain(reason);

  chmodSync(backup, 0o644);
  expect(asNobody(() => whyUnreadable(backup))()).toBeUndefined();
});

test('a missing backup is said to be missing', () => {
  const missing = join(temporaryFolder(), 'sunday.db');
  expect(whyUnreadable(missing)).toBe(`There is no file ${missing}.`);
});

test('nor is a hidden database: what opens it says why it cannot', () => {
  const folder = temporaryFolder();
  const database = backupIn(folder);
  chmodSync(folder, 0o700);
  expect(isMissing(join(folder, 'other.db'))).toBe(true);
  expect(asNobody(() => isMissing(database))()).toBe(false);
  expect(asNobody(() => inspect(database))).toThrow('permission denied');
});
