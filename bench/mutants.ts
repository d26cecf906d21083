// npm run mutants [-- FOLDER …]: changes the code in small ways, one at a time, and counts the changes
// that no test notices. docs/reliability.md has the figures.
import { join } from 'node:path';
import { root, run } from '../scripts/command.ts';
import { benchTool, installBenchTools } from './bench-tools.ts';
import { TESTS_OF_MUTANTS } from './mutants/vitest.config.ts';

/** Domain, and the rooms of the server on which a request depends. */
const FOLDERS = [
  'domain',
  'server/desk',
  'server/history',
  'server/outbox',
  'server/retention',
  'server/submissions',
  'server/your-move',
];

const asked = process.argv.slice(2);
const unknown = asked.filter((folder) => !/^(domain|server)(\/[\w-]+)*$/.test(folder));
if (unknown.length > 0) {
  console.error(`Not a folder of domain or server: ${unknown.join(', ')}
Use: npm run mutants [-- FOLDER …], such as npm run mutants -- domain/history server/outbox`);
  process.exit(2);
}
const folders = asked.length > 0 ? asked : FOLDERS;
installBenchTools();
const succeeded = await run(
  [
    process.execPath,
    benchTool('@stryker-mutator/core/bin/stryker.js'),
    'run',
    join(root, 'bench/mutants/stryker.json'),
    '--mutate',
    [...folders.map((folder) => `${folder}/**/*.ts`), '!**/*.test.ts'].join(),
  ],
  { environment: { [TESTS_OF_MUTANTS]: [...new Set(folders.map(testsOf))].join() } },
);
process.exitCode = succeeded ? 0 : 1;

/** Domain has to be held by its own tests; the server's rooms are held by each other's. */
function testsOf(folder: string): string {
  return `${folder.split('/')[0]}/**/*.test.ts`;
}
