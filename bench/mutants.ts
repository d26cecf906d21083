// npm run mutants [-- FOLDER …]: changes the code in small ways, one at a time, and counts the changes
// that no test notices. With --tests it also lists the tests that were first to notice no change.
// docs/reliability.md has the figures.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/command.ts';
import { installBenchTools } from './bench-tools.ts';
import { instrument } from './mutants/instrument.ts';
import { countOf, needlessTests, survivors } from './mutants/report.ts';
import { runTests } from './mutants/run-tests.ts';

/** The server's rooms on which a request depends, each with its tests. Tests that start
 *  server processes are left out, because a child process runs the code without the mutants; so is
 *  PostgreSQL (tests/server/testing/databases.ts), because the same tests run on SQLite. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  'server/team/desk': ['server/team/desk/*.test.ts'],
  'server/moves': ['server/moves/*.test.ts'],
  'server/sending/outbox': ['server/sending/outbox/*.test.ts'],
  'server/retention': ['server/retention/*.test.ts'],
  'server/requests': ['server/requests/*.test.ts', 'tests/server/abuse/suspected.test.ts'],
  'server/your-move': ['server/your-move/*.test.ts'],
};

const options = process.argv.slice(2);
const listsTests = options.includes('--tests');
const asked = options.filter((option) => option !== '--tests');
const unknown = asked.filter((folder) => !(folder in ROOMS) && !/^domain(\/[\w-]+)*$/.test(folder));
if (unknown.length > 0) {
  console.error(`Not a folder of domain, or a room with known tests: ${unknown.join(', ')}
Use: npm run mutants [-- --tests FOLDER …], such as npm run mutants -- domain/move server/sending/outbox`);
  process.exit(2);
}
installBenchTools();
const lines: string[] = [];
for (const room of asked.length > 0 ? asked : ['domain', ...Object.keys(ROOMS)]) {
  const sources = globSync(`${room}/**/*.ts`, { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const folder = join(root, 'var/mutants', room.replaceAll('/', '-'));
  const mutants = await instrument(sources, folder);
  const journal = await runTests(folder, ROOMS[room] ?? ['domain/**/*.test.ts']);
  for (const survivor of survivors(mutants, journal)) console.log(survivor);
  if (listsTests) for (const test of needlessTests(journal)) console.log(`needless: ${test}`);
  const { changes, noticed } = countOf(mutants, journal);
  const percent = Math.floor((100 * noticed) / Math.max(1, changes));
  lines.push(`${room}: ${noticed} of ${changes} changes noticed, ${percent} %`);
  console.log(lines.at(-1));
}
console.log(`\n${lines.join('\n')}`);
