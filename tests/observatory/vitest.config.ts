import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    silent: 'passed-only',
    globalSetup: './install.ts',
    // The first test reads the grader, a few hundred files, from a cold disk.
    testTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: '../../test-results/observatory.json' },
  },
});
