import { EVERYDAY_FILTER, FULL_FILTER, isForFullRun, isInFullRun } from '../tests/tags.ts';
import { ALL_TRIES } from '../tests/tries.ts';
import { findBrowser } from './browser.ts';
import { type Command, TYPE_CHECK } from './command.ts';
import { findEngines } from './engines.ts';
import type { ChoosesTags, ReportKind } from './test-counts.ts';
import { reportFile } from './written.ts';

/** `everyday` is `npm test`: what a change needs to be trusted. `full` is what `npm run test:full` runs
 *  as well. `named` needs more than a run can install, so it runs only when it is named. */
export type Run = 'everyday' | 'full' | 'named';

/** A stage is either one check, or a test run whose report counts the tests. */
export interface Stage {
  readonly name: string;
  readonly run: Run;
  readonly commands: readonly Command[];
  /** The kind of the report that counts the tests; its file is `reportFile(name)`. */
  readonly report?: ReportKind;
  /** Which tests it runs, by their tags; all without it. */
  readonly isChosen?: ChoosesTags;
  /** The stages without which this one cannot run: it waits for them, and is left out when one fails. */
  readonly needs?: readonly string[];
  /** Environment variables for the commands; throws when the machine cannot provide them. */
  readonly prepare?: () => Promise<Record<string, string>>;
}

/** In running order, two at once. The longest begin first, `unit` and, once the site is built, `e2e`; the short ones fill
 *  both cores to the end. `deploy` mostly waits, and leaves its core to a longer one. */
export const stages: readonly Stage[] = [
  unitTests('unit', 'everyday'),
  { name: 'build', run: 'everyday', commands: [['node', 'scripts/build.ts']] },
  browserTests('e2e', 'everyday', ['e2e']),
  {
    name: 'types',
    run: 'everyday',
    commands: [
      [
        'astro',
        'check',
        // web/env.d.ts has Astro's types. To generate them would write what a build writes.
        '--noSync',
        '--tsconfig',
        'tsconfig.astro.json',
        '--minimumFailingSeverity',
        'warning',
      ],
      // As Node.js resolves imports: server, commands and tests run as they are written.
      [...TYPE_CHECK, '--module', 'nodenext', '--moduleResolution', 'nodenext'],
    ],
    // TypeScript 7 clears its memory up less often, which takes a quarter of its time.
    prepare: async () => ({ GOGC: '400' }),
  },
  {
    name: 'lint',
    run: 'everyday',
    commands: [
      ['biome', 'ci', '--error-on-warnings'],
      // Which room may import which: rooms.ts.
      ['depcruise', '.', '--config', 'scripts/room-rules.ts', '--output-type', 'err-long'],
      ['node', 'scripts/check-texts.ts'],
    ],
  },
  {
    name: 'pages',
    run: 'everyday',
    commands: [['vitest', 'run', '--config', 'tests/pages/vitest.config.ts']],
    report: 'vitest',
    needs: ['build'],
  },
  { name: 'unused', run: 'everyday', commands: [['knip']] },
  { name: 'lock', run: 'everyday', commands: [['node', 'scripts/check-lock.ts']] },
  browserTests('screens', 'full', ['screens', 'variations']),
  unitTests('storage', 'full'),
  {
    name: 'deploy',
    run: 'full',
    commands: [['vitest', 'run', '--config', 'tests/deploy/vitest.config.ts']],
    report: 'vitest',
  },
  {
    name: 'rebrand',
    run: 'full',
    commands: [['vitest', 'run', '--config', 'tests/rebrand/vitest.config.ts']],
    report: 'vitest',
  },
  {
    name: 'headers',
    run: 'full',
    commands: [['vitest', 'run', '--config', 'tests/observatory/vitest.config.ts']],
    report: 'vitest',
    needs: ['build'],
  },
  {
    name: 'demo',
    run: 'full',
    commands: [['vitest', 'run', '--config', 'tests/demo/vitest.config.ts']],
    report: 'vitest',
    needs: ['build'],
  },
  {
    name: 'browsers',
    run: 'full',
    commands: [['vitest', 'run', '--config', 'tests/browsers/vitest.config.ts']],
    report: 'vitest',
    needs: ['build'],
  },
  {
    name: 'engines',
    run: 'named',
    commands: [['playwright', 'test', '--forbid-only', '--project', 'firefox', 'webkit']],
    report: 'playwright',
    needs: ['build'],
    prepare: findEngines,
  },
  {
    name: 'filters',
    run: 'named',
    commands: [['vitest', 'run', '--config', 'tests/mail-filters/vitest.config.ts']],
    report: 'vitest',
  },
];

/** @param projects of playwright.config.ts */
function browserTests(name: string, run: Run, projects: readonly string[]): Stage {
  return {
    name,
    run,
    commands: [['playwright', 'test', '--forbid-only', '--project', ...projects]],
    report: 'playwright',
    needs: ['build'],
    prepare: async () => ({ PLAYWRIGHT_STAGE: name, ...(await findBrowser()) }),
  };
}

/** Each has the tests that tests/tags.ts says. */
function unitTests(name: string, run: 'everyday' | 'full'): Stage {
  const isFull = run === 'full';
  const filter = isFull ? FULL_FILTER : EVERYDAY_FILTER;
  const report = `--outputFile.json=${reportFile(name)}`;
  return {
    name,
    run,
    commands: [['vitest', 'run', '--allowOnly=false', '--tagsFilter', filter, report]],
    // With NODE_ENV=production React leaves out parts that its tests need.
    prepare: async () => ({ NODE_ENV: 'test', ...(isFull && { [ALL_TRIES]: 'yes' }) }),
    report: 'vitest',
    isChosen: (tags) => (isFull ? isInFullRun(tags) : !isForFullRun(tags)),
  };
}
