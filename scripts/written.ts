import { join } from 'node:path';
import { root } from './command.ts';

/** Where a test run writes, apart from the built site. Nothing reads it as a source: it is in `var`. */
export const WRITTEN = join(root, 'var/tests');

/** The JSON report of a stage that counts tests. */
export function reportFile(stage: string): string {
  return join(WRITTEN, `${stage}.json`);
}
