import { findBrowser } from './browser.ts';
import type { Command } from './command.ts';
import type { ReportKind } from './test-counts.ts';

/** A stage either is one check, or runs tests and leaves a report that counts them. */
export interface Stage {
  readonly name: string;
  readonly commands: readonly Command[];
  readonly report?: { readonly kind: ReportKind; readonly file: string };
  /** Without these stages this one makes no sense. */
  readonly needs?: readonly string[];
  /** What the commands need in their environment; throws when the machine cannot provide it. */
  readonly prepare?: () => Promise<Record<string, string>>;
}

/** In the order in which they run: quick and telling first. */
export const stages: readonly Stage[] = [
  {
    name: 'types',
    commands: [
      ['astro', 'check', '--minimumFailingSeverity', 'warning'],
      ['tsc', '--noEmit'],
      ['tsc', '--noEmit', '--project', 'tsconfig.server.json'],
    ],
  },
  { name: 'lint', commands: [['biome', 'ci', '--error-on-warnings']] },
  { name: 'unused', commands: [['knip']] },
  { name: 'lock', commands: [['node', 'scripts/check-lock.ts']] },
  {
    name: 'unit',
    commands: [['vitest', 'run', '--allowOnly=false']],
    // React leaves out what its tests need where NODE_ENV says production.
    prepare: async () => ({ NODE_ENV: 'test' }),
    report: { kind: 'vitest', file: 'test-results/unit.json' },
  },
  { name: 'build', commands: [['node', 'scripts/build.ts']] },
  {
    name: 'headers',
    commands: [['vitest', 'run', '--config', 'tests/observatory/vitest.config.ts']],
    report: { kind: 'vitest', file: 'test-results/observatory.json' },
    needs: ['build'],
  },
  {
    name: 'deploy',
    commands: [['vitest', 'run', '--config', 'tests/deploy/vitest.config.ts']],
    report: { kind: 'vitest', file: 'test-results/deploy.json' },
  },
  {
    name: 'rebrand',
    commands: [['vitest', 'run', '--config', 'tests/rebrand/vitest.config.ts']],
    report: { kind: 'vitest', file: 'test-results/rebrand.json' },
  },
  {
    name: 'e2e',
    commands: [['playwright', 'test', '--forbid-only']],
    report: { kind: 'playwright', file: 'test-results/e2e.json' },
    needs: ['build'],
    prepare: findBrowser,
  },
];
