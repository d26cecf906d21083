import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BUDGETS } from '../tests/budgets.ts';
import { root } from './command.ts';

const kB = (bytes: number) => (bytes / 1000).toFixed(2);
const { contentWithWizard, firstView, awake } = BUDGETS;

/** The limit in each row of the table of docs/performance.md. */
const LIMITS: Readonly<Record<keyof typeof BUDGETS, readonly [what: string, limit: string]>> = {
  content: ['HTML with its CSS', `${kB(BUDGETS.content)} kB;`],
  contentWithWizard: [
    'HTML with its CSS',
    `quote page ${kB(contentWithWizard['get-quote'])} kB, home ${kB(contentWithWizard.index)} kB`,
  ],
  script: ['script before anybody touches the page', `${kB(BUDGETS.script)} kB;`],
  scriptWithIsland: [
    'script before anybody touches the page',
    `with an island ${kB(BUDGETS.scriptWithIsland)} kB`,
  ],
  fonts: ['fonts before the first paint', `${BUDGETS.fonts}`],
  shift: ['shift of the page when the font comes late', `${BUDGETS.shift}`],
  firstView: [
    'first view on a 390 px phone',
    `${kB(firstView.bytes)} kB in ${firstView.requests} requests`,
  ],
  awake: [
    'the quote page, contact, the private page, the plan for others, the desk, the diary, the figures, the devices, the sign-in awake',
    `${Object.values(awake).map(kB).join(', ')} kB of script`,
  ],
  wizardAwake: ['the wizard awake', `${kB(BUDGETS.wizardAwake)} kB of script`],
  wizardAtLastStep: [
    'the wizard at its last step, with the notices and the map of the way',
    `${kB(BUDGETS.wizardAtLastStep)} kB of script`,
  ],
};

test('the budgets in the document are those that the tests hold', () => {
  const [, table = ''] = readFileSync(join(root, 'docs/performance.md'), 'utf8').split(
    '## Budgets',
  );
  const rows = table.split('\n## ', 1)[0]?.split('\n') ?? [];
  for (const [what, limit] of Object.values(LIMITS)) {
    expect(rows.find((row) => row.startsWith(`| ${what} |`))).toContain(limit);
  }
});
