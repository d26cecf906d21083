import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    silent: 'passed-only',
    // The first test reads the data of every browser, 19 MB, from a cold disk.
    testTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: '../../test-results/browsers.json' },
  },
});
