import { defineConfig, type TestUserConfig } from 'vitest/config';
import { reportFile } from '../scripts/written.ts';
import { LIMITS } from './limits.ts';

/** Vitest's settings for a stage that keeps its tests in its own folder.
 *  @param name names the report
 *  @param root the folder */
export function stageConfig(name: string, root: string, more: TestUserConfig = {}) {
  return defineConfig({
    test: {
      root,
      include: ['*.test.ts'],
      ...LIMITS,
      reporters: ['default', 'json'],
      outputFile: { json: reportFile(name) },
      ...more,
    },
  });
}
