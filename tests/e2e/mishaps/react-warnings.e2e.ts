import type { Page } from '@playwright/test';
import { usuallyNotIncluded } from '../../../content/prices.ts';
import { ACTION_NAMES } from '../../../domain/team/action-names.ts';
import { QUOTE_LABELS } from '../../../domain/team/form-labels.ts';
import { MOVE_LABELS } from '../../../domain/your-move/move-labels.ts';
import { REVISE } from '../../../web/desk/next-steps.ts';
import { STORED } from '../../../web/desk/stored.ts';
import { CONFIRMATION_LABELS } from '../../../web/quote/confirmation/confirmation-labels.ts';
import { complaintsOf } from '../complaints.ts';
import { actAs, asUsual, button, choose, pressStep, sendByEmail, signIn } from '../desk.ts';
import { DevelopmentBuild } from '../development-build.ts';
import { errorSummary } from '../error-summary.ts';
import { expect, test } from '../site.ts';
import {
  answerHome,
  confirmedReference,
  fillContact,
  moreToSay,
  sendButton,
  threeBedrooms,
} from '../wizard.ts';
import { sheet, teamMail } from '../your-move.ts';

/** The browser's verdict on a slow machine: a script ran some seconds after it was fetched. */
const isAboutTime = (text: string) =>
  text.includes('was preloaded using link preload but not used');

/** React writes its warnings to the console as errors; those of the browser count too. */
function warningsOf(page: Page, home: string): string[] {
  const warnings = complaintsOf(page, home);
  page.on('console', (message) => {
    if (message.type() === 'warning' && !isAboutTime(message.text())) warnings.push(message.text());
  });
  return warnings;
}

async function sendRequest(page: Page): Promise<string> {
  await page.goto('/get-quote');
  await answerHome(page, {
    property: () => threeBedrooms(page),
    inventory: () => page.getByText('Sofa', { exact: true }).click(),
  });
  await sendButton(page).click();
  await expect(errorSummary(page)).toBeFocused();
  await fillContact(page, { moveDate: '2031-12-06' });
  await moreToSay(page).click();
  await expect(page.getByLabel('Lift').first()).toBeVisible();
  await fillContact(page);
  await page.getByText('Quote within 24 hours').click();
  await sendButton(page).click();
  return confirmedReference(page);
}

/** At the desk, as the team does. */
async function sendQuote(desk: Page, open: string, includes: readonly string[]) {
  await pressStep(desk, open);
  await choose(desk, QUOTE_LABELS.whole);
  await desk.getByLabel(QUOTE_LABELS.price).fill('6500');
  await asUsual(desk).click();
  await desk.getByLabel(QUOTE_LABELS.includes).fill(includes.join('\n'));
  await button(desk, QUOTE_LABELS.preview).click();
  await sendByEmail(desk).click();
  await expect(desk.getByText(STORED.quoted)).toBeVisible();
}

/** What the price includes, and after it what it does not. */
const included = (page: Page) => page.locator('.waybill').getByRole('listitem');
const asWritten = (lines: readonly string[]) => [...lines, ...usuallyNotIncluded];

test('React has nothing to warn of, from the form to a revised quote and its yes', async ({
  page,
  context,
  site,
}) => {
  const build = new DevelopmentBuild('react-warnings');
  await build.build();
  const desk = await context.newPage();
  const warnings = [page, desk].map((tab) => warningsOf(tab, site.url));
  for (const tab of [page, desk]) await build.answer(tab, site.url, 'continue');

  const reference = await sendRequest(page);
  await page.getByRole('link', { name: CONFIRMATION_LABELS.sheet }).click();
  await expect(sheet(page)).toBeVisible();
  const [path = ''] = /\/desk#[\w-]{32}/.exec(await teamMail(site, reference, /\/desk#/)) ?? [];
  await signIn(desk, site);
  await desk.goto(path);
  await actAs(desk, 'Anna');
  await sendQuote(desk, ACTION_NAMES.quoted, ['Piano', 'Packing', 'Piano']);
  await page.reload();
  await expect(included(page)).toHaveText(asWritten(['Piano', 'Packing']));

  await sendQuote(desk, REVISE, ['Packing', 'Loading', 'Blankets']);
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(included(page)).toHaveText(asWritten(['Packing', 'Loading', 'Blankets']));
  await page.getByRole('button', { name: /^Accept/ }).click();
  await page.getByRole('button', { name: MOVE_LABELS.yes }).click();
  await expect(page.getByText(/^You said yes on/)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(included(page)).toHaveText(asWritten(['Packing', 'Loading', 'Blankets']));

  expect(warnings.flat()).toEqual([]);
  build.remove();
});
