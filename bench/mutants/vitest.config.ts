import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { root } from '../../scripts/command.ts';
import { TAGS } from '../../tests/tags.ts';
import { FILES, RUN_FOLDER, RUN_TESTS } from './mutant.ts';

/** A test that waits for what no longer happens fails after so long. In milliseconds. */
const LONGEST = 10_000;
/** A disk in memory, where Linux has one: SQLite waits for the disk at each commit. */
const MEMORY = '/dev/shm';

const code = join(process.env[RUN_FOLDER] ?? '', FILES.code);

/** Short files first: they notice most mutants at once, before a test that would wait for its limit. */
class ShortFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const size = ({ moduleId }: TestSpecification) => statSync(moduleId).size;
    return files.toSorted((one, other) => size(one) - size(other));
  }
}

export default defineConfig({
  root,
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      load(id) {
        const [path = ''] = id.split('?');
        const copy = join(code, relative(root, path));
        return path.startsWith(root) && existsSync(copy) ? readFileSync(copy, 'utf8') : null;
      },
    },
  ],
  test: {
    include: JSON.parse(process.env[RUN_TESTS] ?? '[]'),
    runner: 'bench/mutants/runner.ts',
    setupFiles: ['web/testing/each-file.ts'],
    sequence: { sequencer: ShortFilesFirst },
    isolate: false,
    // Its keys know the original file, and not the copy that takes its place.
    fsModuleCache: false,
    maxWorkers: 1,
    tags: TAGS,
    testTimeout: LONGEST,
    hookTimeout: LONGEST,
    env: {
      TEST_LIMIT_MS: `${LONGEST}`,
      ...(existsSync(MEMORY) && { TMPDIR: MEMORY }),
    },
    // Mutants leave promises that nobody awaits.
    dangerouslyIgnoreUnhandledErrors: true,
    silent: true,
    reporters: ['dot'],
  },
});
