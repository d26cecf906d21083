import { describe, expect, it } from 'vitest';
import { countCheck, countTests, sum } from './test-counts.ts';

const vitest = (passed: number, failed: number) =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    testResults: [
      {
        name: '/project/server/mail.test.ts',
        assertionResults: [
          { status: 'passed', fullName: 'a mail is sent' },
          { status: failed > 0 ? 'failed' : 'passed', fullName: 'a mail is sent once' },
          { status: 'skipped', fullName: 'a mail is sent on PostgreSQL', tags: ['postgres'] },
          { status: 'todo', fullName: 'a mail is sent twice', tags: [] },
        ],
      },
    ],
  });
const playwright = (expected: number, unexpected: number, flaky = 0) =>
  JSON.stringify({
    stats: { expected, unexpected, flaky, skipped: 2 },
    suites: [
      {
        specs: [],
        suites: [
          { specs: [spec('a tap sends', unexpected === 0), spec('a key sends', true, flaky > 0)] },
        ],
      },
    ],
  });
const spec = (title: string, ok: boolean, flaky = false) => ({
  ok,
  file: 'site/contact.e2e.ts',
  title,
  tests: [{ status: flaky ? 'flaky' : 'expected' }],
});

describe('the count at the end of npm test', () => {
  it('adds the tests of both tools to the checks', () => {
    const total = sum([
      countCheck(true),
      countCheck(false),
      countTests('vitest', vitest(10, 1), false),
      countTests('playwright', playwright(20, 2), false),
    ]);
    expect(total).toMatchObject({ passed: 31, failed: 4, skipped: 4 });
  });

  it('does not take for skipped what is left to another stage', () => {
    const isChosen = (tags: readonly string[]) => tags.length === 0;
    expect(countTests('vitest', vitest(10, 0), true, isChosen)).toMatchObject({ skipped: 1 });
  });

  it('counts a stage that crashed without a report as failed', () => {
    expect(countTests('playwright', undefined, true)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('counts a failure that belongs to no test, such as a file that cannot be loaded', () => {
    expect(countTests('vitest', vitest(10, 0), false)).toMatchObject({ passed: 10, failed: 1 });
  });

  it('does not take a test for passed that passed only in a second try', () => {
    expect(countTests('playwright', playwright(3, 0, 1), true)).toMatchObject({ failed: 1 });
  });

  it('names what failed', () => {
    const { failures } = sum([
      countTests('vitest', vitest(10, 1), false),
      countTests('playwright', playwright(20, 1, 1), false),
      countTests('playwright', playwright(20, 0), true),
    ]);
    expect(failures).toEqual([
      'mail.test.ts: a mail is sent once',
      'site/contact.e2e.ts: a tap sends',
      'site/contact.e2e.ts: a key sends',
    ]);
  });
});
