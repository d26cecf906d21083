import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    silent: 'passed-only',
    globalSetup: './install.ts',
    reporters: ['default', 'json'],
    outputFile: { json: '../../test-results/observatory.json' },
  },
});
