import { join } from 'node:path';
import { root } from './command.ts';

/** The folders that a test run writes, apart from the built site. Nothing reads it as a source: it is in `var`. */
export const WRITTEN = join(root, 'var/tests');

/** Where Node.js keeps what it made of the sources: tests start many servers and commands, each with a third less
 *  work. */
export const COMPILED = join(root, 'node_modules/.cache/compiled');

/** The failures of the last run, for .ci/run to name once more at its end. */
export const FAILED_FILE = join(WRITTEN, 'failed.txt');

/** The JSON report of a stage that counts tests. */
export function reportFile(stage: string): string {
  return join(WRITTEN, `${stage}.json`);
}
