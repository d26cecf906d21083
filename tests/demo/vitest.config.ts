import { defineConfig } from 'vitest/config';
import { reportFile } from '../../scripts/written.ts';
import { LIMITS } from '../limits.ts';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    ...LIMITS,
    reporters: ['default', 'json'],
    outputFile: { json: reportFile('demo') },
  },
});
