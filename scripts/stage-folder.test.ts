import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { quickFolder, stageFolder } from './stage-folder.ts';

it('names what a stage has left in its temporary folder, and leaves nothing itself', async () => {
  const { environment, remove } = stageFolder('unit', { patienceMs: 0 });
  const { TMPDIR: folder = '' } = environment;
  expect(dirname(folder)).toBe(tmpdir());
  mkdirSync(join(folder, 'movers-postgres-a1B2c3'));
  writeFileSync(join(folder, 'movers-postgres-a1B2c3', 'PG_VERSION'), '18');
  mkdirSync(join(folder, 'playwright-transform-cache-0'));
  expect(await remove()).toEqual(['movers-postgres-a1B2c3']);
  expect(existsSync(folder)).toBe(false);
});

it('keeps to the folder that somebody has named for all temporary files', () => {
  expect(quickFolder('/mnt/quick')).toBe(tmpdir());
});
