import { defineConfig } from 'vitest/config';
import { reportFile } from './scripts/written.ts';
import { LIMITS } from './tests/limits.ts';
import { TAGS } from './tests/tags.ts';

export default defineConfig({
  test: {
    // Three times as fast: a file needs no new worker that loads everything again.
    isolate: false,
    setupFiles: ['web/testing/each-file.ts'],
    // The longest tests mostly wait for servers and mail.
    maxWorkers: 2,
    ...LIMITS,
    tags: TAGS,
    silent: 'passed-only',
    reporters: ['default', 'json'],
    outputFile: { json: reportFile('unit') },
    // A worker ends when the next file needs another environment, so those with a document come together.
    projects: [
      {
        extends: true,
        test: { name: 'components', environment: 'happy-dom', include: ['web/**/*.test.tsx'] },
      },
      {
        extends: true,
        test: {
          name: 'modules',
          environment: 'node',
          include: [
            '{content,demo,domain,scripts,server,web}/**/*.test.ts',
            'tests/server/**/*.test.ts',
          ],
        },
      },
    ],
  },
});
