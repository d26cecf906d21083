import { defineConfig } from 'vitest/config';
import { LIMITS } from '../limits.ts';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    silent: 'passed-only',
    ...LIMITS,
    reporters: ['default', 'json'],
    outputFile: { json: '../../test-results/browsers.json' },
  },
});
