import { defineConfig } from 'vitest/config';
import { reportFile } from './scripts/written.ts';
import { LIMITS } from './tests/limits.ts';

export default defineConfig({
  test: {
    include: [
      '{content,domain,scripts,server,web}/**/*.test.{ts,tsx}',
      'tests/server/**/*.test.ts',
    ],
    environment: 'node',
    // Three times as fast: a file needs no new worker that loads everything again.
    isolate: false,
    setupFiles: ['web/testing/each-file.ts'],
    // The longest tests mostly wait for servers and mail.
    maxWorkers: 2,
    ...LIMITS,
    silent: 'passed-only',
    reporters: ['default', 'json'],
    outputFile: { json: reportFile('unit') },
  },
});
