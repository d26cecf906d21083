import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { reportFile } from '../../scripts/written.ts';
import { LIMITS } from '../limits.ts';

export default defineConfig({
  test: {
    root: join(import.meta.dirname, '..'),
    include: ['{pages,specification}/*.test.ts'],
    // The files share the pages that one of them has read.
    isolate: false,
    maxWorkers: 1,
    silent: 'passed-only',
    ...LIMITS,
    reporters: ['default', 'json'],
    outputFile: { json: reportFile('pages') },
  },
});
