import { defineConfig } from 'vitest/config';
import { reportFile } from '../../scripts/written.ts';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: './install-filters.ts',
    testTimeout: 15 * 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: reportFile('filters') },
  },
});
