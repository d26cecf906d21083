import { defineConfig } from 'vitest/config';
import { LIMITS } from '../../tests/limits.ts';

/** Names the environment variable with the globs of the tests, separated by commas. */
export const TESTS_OF_MUTANTS = 'TESTS_OF_MUTANTS';

// Unlike in vitest.config.ts, each file has its own worker: otherwise Stryker does not see which tests
// run which code.
export default defineConfig({
  test: { include: process.env[TESTS_OF_MUTANTS]?.split(',') ?? [], ...LIMITS },
});
