import { findBrowser } from './browser.ts';
import { type Command, TYPE_CHECK } from './command.ts';
import { findEngines } from './engines.ts';
import type { ReportKind } from './test-counts.ts';

/** A stage is either one check, or a test run whose report counts the tests. */
export interface Stage {
  readonly name: string;
  readonly commands: readonly Command[];
  /** The kind of the report that counts the tests; its file is `reportFile(name)`. */
  readonly report?: ReportKind;
  /** The stages without which this one cannot run: it waits for them, and is left out when one fails. */
  readonly needs?: readonly string[];
  /** Runs only when it is named: it needs more than `npm test` can install. */
  readonly onlyNamed?: boolean;
  /** Environment variables for the commands; throws when the machine cannot provide them. */
  readonly prepare?: () => Promise<Record<string, string>>;
}

/** In running order, two at once: the quick and telling ones run alongside the build. The longest begin
 *  next, so that short ones are left to fill both cores at the end; `deploy` mostly waits, and leaves its core
 *  to a longer one. */
export const stages: readonly Stage[] = [
  { name: 'build', commands: [['node', 'scripts/build.ts']] },
  {
    name: 'lint',
    commands: [
      ['biome', 'ci', '--error-on-warnings'],
      // Which room may import which: rooms.ts.
      ['depcruise', '.', '--config', 'scripts/room-rules.ts', '--output-type', 'err-long'],
      ['node', 'scripts/check-phrases.ts'],
      ['node', 'scripts/check-claims.ts'],
      ['node', 'scripts/check-texts.ts'],
    ],
  },
  { name: 'unused', commands: [['knip']] },
  { name: 'lock', commands: [['node', 'scripts/check-lock.ts']] },
  {
    name: 'e2e',
    commands: [['playwright', 'test', '--forbid-only']],
    report: 'playwright',
    needs: ['build'],
    prepare: findBrowser,
  },
  {
    name: 'types',
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
  },
  {
    name: 'unit',
    commands: [['vitest', 'run', '--allowOnly=false']],
    // With NODE_ENV=production React leaves out parts that its tests need.
    prepare: async () => ({ NODE_ENV: 'test' }),
    report: 'vitest',
  },
  {
    name: 'deploy',
    commands: [['vitest', 'run', '--config', 'tests/deploy/vitest.config.ts']],
    report: 'vitest',
  },
  {
    name: 'rebrand',
    commands: [['vitest', 'run', '--config', 'tests/rebrand/vitest.config.ts']],
    report: 'vitest',
  },
  {
    name: 'pages',
    commands: [['vitest', 'run', '--config', 'tests/pages/vitest.config.ts']],
    report: 'vitest',
    needs: ['build'],
  },
  {
    name: 'headers',
    commands: [['vitest', 'run', '--config', 'tests/observatory/vitest.config.ts']],
    report: 'vitest',
    needs: ['build'],
  },
  {
    name: 'engines',
    commands: [['playwright', 'test', '--forbid-only', '--project', 'firefox', 'webkit']],
    report: 'playwright',
    onlyNamed: true,
    needs: ['build'],
    prepare: findEngines,
  },
  {
    name: 'filters',
    commands: [['vitest', 'run', '--config', 'tests/mail-filters/vitest.config.ts']],
    report: 'vitest',
    onlyNamed: true,
  },
];
