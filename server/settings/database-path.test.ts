import { lstatSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/server/testing/temporary-folder.ts';
import { openDesk, storeRequest } from '../../tests/server/testing/test-desk.ts';
import { removeReplacedDatabases } from '../retention/replaced-databases.ts';
import { databasePath } from './database-path.ts';

/** A link and the file or folder that it leads to, with the database's path through the link and without. */
function linked(what: 'file' | 'folder', isThere: boolean) {
  const root = realpathSync(temporaryFolder());
  const disk = join(root, 'disk');
  mkdirSync(join(root, 'var'));
  if (isThere || what === 'file') mkdirSync(disk);
  if (what === 'folder') {
    symlinkSync(disk, join(root, 'var', 'data'));
    return { through: join(root, 'var', 'data', 'requests.db'), real: join(disk, 'requests.db') };
  }
  symlinkSync('../disk/requests.db', join(root, 'var', 'requests.db'));
  return { through: join(root, 'var', 'requests.db'), real: join(disk, 'requests.db') };
}

test.each(['file', 'folder'] as const)(
  'a linked %s is the same database as its target',
  async (what) => {
    const { through, real } = linked(what, true);
    const desk = openDesk({ DATABASE_URL: `sqlite:${through}` });
    await desk.using((db) => storeRequest(db));
    const copy = join(temporaryFolder(), 'monday.db');
    expect(await desk.leads(`backup ${copy}`)).toMatchObject({ exitCode: 0 });
    const later = await desk.using((db) => storeRequest(db));
    const restored = await desk.leads(`restore ${copy}`);
    expect(restored).toMatchObject({ exitCode: 0 });
    expect(restored.err).toContain(`came after the backup: ${later.reference}`);

    const folder = join(real, '..');
    const beside = readdirSync(folder).filter((name) => !/-(wal|shm)$/.test(name));
    expect(beside.toSorted()).toEqual([
      'requests.db',
      expect.stringMatching(/^requests\.db\.before-restore-/),
      'requests.db.last-backup',
    ]);
    if (what === 'file') {
      expect(lstatSync(through).isSymbolicLink()).toBe(true);
      expect(readdirSync(join(through, '..'))).toEqual(['requests.db']);
    }
    expect(await removeReplacedDatabases(databasePath(through), new Date('2027-06-01'))).toBe(1);
    expect((await desk.leads('list --json')).out).toContain('"leads"');
  },
);

test.each(['file', 'folder'] as const)('a linked %s may lead to what is not there yet', (what) => {
  const { through, real } = linked(what, false);
  expect(databasePath(through)).toBe(real);
});

test('a circle of links is left to whoever opens it', () => {
  const folder = temporaryFolder();
  symlinkSync('b', join(folder, 'a'));
  symlinkSync('a', join(folder, 'b'));
  expect(databasePath(join(folder, 'a'))).toBe(join(folder, 'a'));
});
