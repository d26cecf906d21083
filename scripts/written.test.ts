import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/server/testing/temporary-folder.ts';
import { root, TYPE_CHECK, toolEnvironment } from './command.ts';

const SETTINGS = ['.gitignore', 'biome.json', 'knip.jsonc', 'package.json', 'tsconfig.json'];
const PLUGINS = ['tests/patient-only.grit', 'web/styles/scale-only.grit'];

/** The folders that running, building and testing write. */
const written = readFileSync(join(root, '.gitignore'), 'utf8')
  .split('\n')
  .filter((line) => line.endsWith('/'))
  .map((line) => line.slice(0, -1));

/** Fails in a type check, breaks rules of the linter, imports itself, and is used by nobody. */
const BROKEN = "import './broken.ts'\nconst moves: string = 1\nexport default moves as any";

/** A project with our settings, and a broken file in each of these folders. */
function layOut(folders: readonly string[]): string {
  const project = temporaryFolder();
  for (const file of [...SETTINGS, ...PLUGINS]) cpSync(join(root, file), join(project, file));
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
  for (const folder of folders) {
    mkdirSync(join(project, folder), { recursive: true });
    writeFileSync(join(project, folder, 'broken.ts'), BROKEN);
  }
  return project;
}

test.each([
  ['the type check', ...TYPE_CHECK, '--pretty', 'false'],
  ['the linter', 'biome', 'ci', '--colors=off'],
  ['the check of imports', 'depcruise', '.', '--config', join(root, 'scripts/room-rules.ts')],
  ['the search for unused code', 'knip', '--no-progress'],
])(
  '%s reads sources, and no folder that a run writes',
  { tags: 'slow' },
  (_what, program, ...args) => {
    expect(written).toEqual(expect.arrayContaining(['dist', 'node_modules', 'var']));
    const nested = [
      'var/tests/style/_astro',
      'dist/site/_astro',
      'tests/observatory/node_modules/a',
    ];
    const folders = written.filter((folder) => folder !== 'node_modules');
    const project = layOut(['scripts', ...folders, ...nested]);
    const { stdout, stderr } = spawnSync(program, args, {
      cwd: project,
      env: toolEnvironment(),
      encoding: 'utf8',
    });
    const named = `${stdout}${stderr}`.match(/[\w./-]+\w\/broken\.ts/g);
    expect([...new Set(named)]).toEqual(['scripts/broken.ts']);
  },
);
