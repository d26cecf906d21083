import type { Page } from '@playwright/test';
import { type StepName, stepInWords } from '../../../domain/request/steps.ts';
import { errorSummary } from '../error-summary.ts';
import { noticeArea } from '../notice-area.ts';
import { expect, test } from '../site.ts';
import {
  answerHome,
  choice,
  confirmedReference,
  expectContact,
  fillContact,
  moreToSay,
  sendButton,
  threeBedrooms,
} from '../wizard.ts';
import { expectDrawn } from './drawn.ts';

test.describe.configure({ mode: 'parallel' });

const form = (page: Page) => page.getByRole('form', { name: 'Free quote' });

const expectStepDrawn = (page: Page, step: StepName, what: string) =>
  expectDrawn(page, what, [stepInWords(step)], form(page));

/** From the first step to the last. */
async function walk(page: Page, path: string) {
  await page.goto(path);
  await expectStepDrawn(page, 'move', 'The move type');
  await answerHome(page, {
    property: async () => {
      await expectStepDrawn(page, 'property', 'The home');
      await threeBedrooms(page);
      await expectStepDrawn(page, 'property', 'The home, with a rate');
    },
    inventory: async () => {
      await page.getByText('Sofa', { exact: true }).click();
      await expectStepDrawn(page, 'inventory', 'The inventory');
    },
  });
  await expectStepDrawn(page, 'details', 'The last step');
}

test('all texts and controls of the wizard and its end are drawn', async ({ page }) => {
  await walk(page, '/get-quote');
  await sendButton(page).click();
  await expect(errorSummary(page)).toBeFocused();
  await moreToSay(page).click();
  await expectStepDrawn(page, 'details', 'The last step, with its errors and questions');
  await page.clock.setFixedTime(new Date('2026-11-01T10:00:00Z'));
  await fillContact(page, { moveDate: '2027-02-27' });
  await expect(page.getByText(/is a busy day/)).toBeVisible();
  await expectStepDrawn(page, 'details', 'The last step, with the hint on a busy day');
  await fillContact(page);
  await page.getByText('Quote within 24 hours').click();
  await sendButton(page).click();
  const reference = await confirmedReference(page);
  await noticeArea(page).getByRole('button').click();
  await expectDrawn(page, 'The confirmation', [reference]);
});

test('all texts and controls of the wizard are drawn on the home page @variation', ({ page }) =>
  walk(page, '/'));

test('so are those of a commercial move @variation', async ({ page }) => {
  await page.goto('/get-quote');
  await choice(page, /^Commercial/).click();
  await expectContact(page);
  await expectStepDrawn(page, 'details', 'The last step of a commercial move');
});
