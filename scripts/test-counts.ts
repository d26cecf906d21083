export type ReportKind = 'playwright' | 'vitest';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The file and title of each test that failed. */
  readonly failures: readonly string[];
}

/** Whether a stage runs the tests with these tags; Vitest reports the others as skipped. */
export type ChoosesTags = (tags: readonly string[]) => boolean;

const SKIPPED = new Set(['pending', 'skipped', 'todo']);

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    assertionResults: { status: string; fullName: string; tags?: string[] }[];
  }[];
}

interface PlaywrightSuite {
  specs: { ok: boolean; file: string; title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

/** Each tool's JSON report, in the shape its documentation gives. */
const readers: Record<ReportKind, (json: string, isChosen: ChoosesTags) => Counts> = {
  vitest: (json, isChosen) => {
    const report: VitestReport = JSON.parse(json);
    const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: tests.filter(({ status, tags = [] }) => SKIPPED.has(status) && isChosen(tags))
        .length,
      failures: report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName }) => `${name.split('/').at(-1)}: ${fullName}`),
      ),
    };
  },
  playwright: (json) => {
    const { stats, suites }: PlaywrightReport = JSON.parse(json);
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
      failures: suites.flatMap(failuresOf),
    };
  },
};

function failuresOf({ specs, suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(
    ({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'),
  );
  return [...failed.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(failuresOf)];
}

/** A check counts as one test. */
export function countCheck(succeeded: boolean): Counts {
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0, failures: [] };
}

/**
 * Counts a stage's tests. A failed stage counts at least one failure, whatever its report says: a test
 * file that cannot be loaded holds no failed test, and a crash leaves no report.
 * @param report the JSON text, or undefined without a report.
 */
export function countTests(
  kind: ReportKind,
  report: string | undefined,
  succeeded: boolean,
  isChosen: ChoosesTags = () => true,
): Counts {
  if (report === undefined) return countCheck(false);
  const counts = readers[kind](report, isChosen);
  return succeeded ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
}

export function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
      failures: [...total.failures, ...one.failures],
    }),
    { passed: 0, failed: 0, skipped: 0, failures: [] },
  );
}
