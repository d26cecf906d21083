import { defineConfig, type TestUserConfig } from 'vitest/config';
import { reportFile } from '../scripts/written.ts';
import { LIMITS } from './limits.ts';

/** Vitest's settings of a stage whose tests stand in a folder of their own.
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
