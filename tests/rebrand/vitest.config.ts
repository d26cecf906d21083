import { defineConfig } from 'vitest/config';
import { LIMITS } from '../limits.ts';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    ...LIMITS,
    reporters: ['default', 'json'],
    outputFile: { json: '../../test-results/rebrand.json' },
  },
});
