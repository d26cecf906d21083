import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{content,domain,scripts,server,web}/**/*.test.{ts,tsx}'],
    environment: 'node',
    silent: 'passed-only',
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' },
  },
});
