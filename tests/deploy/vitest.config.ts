import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: './install-nginx.ts',
    testTimeout: 30_000,
    reporters: ['default', 'json'],
    outputFile: { json: '../../test-results/deploy.json' },
  },
});
