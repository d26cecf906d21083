import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/command.ts';
import { type Entry, FILES, RUN_FOLDER, RUN_TESTS, readJournal } from './mutant.ts';

/** A worker that has recorded nothing for so long hangs in a changed loop. */
const SILENT_MS = 180_000;

/** Runs these tests with every mutant. A mutant with which they hang counts as noticed, and another run
 *  continues after it.
 *  @returns the journal of all runs */
export async function runTests(folder: string, tests: readonly string[]): Promise<Entry[]> {
  const file = join(folder, FILES.journal);
  while (!(await runOnce(folder, tests, file))) {
    const last = readJournal(file).at(-1);
    if (last?.kind !== 'began') throw new Error('The tests stopped outside any mutant');
    appendFileSync(file, `${JSON.stringify({ ...last, kind: 'noticed' })}\n`);
  }
  return readJournal(file);
}

/** @returns false if the tests hung or their worker ended early */
async function runOnce(folder: string, tests: readonly string[], file: string): Promise<boolean> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const config = join(root, 'bench/mutants/vitest.config.ts');
  const child = spawn(
    process.execPath,
    [vitest, 'run', '--config', config, '--tagsFilter', '!postgres'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        [RUN_FOLDER]: folder,
        [RUN_TESTS]: JSON.stringify(tests),
      },
      // A process group, so that one signal ends Vitest and its worker.
      detached: true,
    },
  );
  let hasHung = false;
  const end = () => {
    hasHung = true;
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  const interrupt = () => {
    end();
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, interrupt);
  const began = Date.now();
  const watch = setInterval(() => {
    const written = existsSync(file) ? statSync(file).mtimeMs : 0;
    if (Date.now() - Math.max(began, written) > SILENT_MS) end();
  }, 1000);
  await new Promise((resolve) => child.once('close', resolve));
  clearInterval(watch);
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, interrupt);
  return !hasHung && readJournal(file).at(-1)?.kind === 'at load';
}
