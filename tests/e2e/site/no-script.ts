import { expect, type Page } from '@playwright/test';
import { DAY_UNKNOWN } from '../../../domain/dates/move-date.ts';
import { CONTROL_LABELS, NO_DATE_YET } from '../../../domain/request/labels.ts';
import { ACCESS_LEGENDS } from '../../../web/quote/fields/access-words.ts';
import { SEND_QUOTE } from '../../../web/quote/steps/step-words.ts';
import { errorSummary } from '../error-summary.ts';
import type { RunningSite } from '../running-site.ts';
import { contactField, fillContact, stepLabel, thandeka } from '../wizard.ts';
import { field, sendButton, sipho, write } from './contact-form.ts';

/** Finds a tile by its label; the radio or checkbox in it is invisible. */
const tile = (page: Page, words: string) =>
  page.locator('label.choice-tile').filter({ hasText: words });

/** The thank-you page's reference. */
async function thankedReference(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/thank-you\/[A-Z]{3}-\w{4}-\w{2}$/);
  const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  const chat = page.getByRole('link', { name: 'Open WhatsApp' });
  await expect(chat).toHaveAttribute('href', new RegExp(`wa\\.me.*${reference}`));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  return reference;
}

/** A residential request from top to bottom, with one mistake on the way. */
export async function askForAQuote(page: Page, site: RunningSite) {
  const name = `No Script ${Date.now()}`;
  await page.goto('/get-quote');
  for (const part of [1, 2, 3, 4]) await expect(page.getByText(`Step ${part} of 4:`)).toBeVisible();
  await expect(stepLabel(page, 'move')).toBeHidden();
  await expect(page.locator('main form button:visible')).toHaveText([SEND_QUOTE]);
  await expect(page.getByRole('radio', { name: /^Residential/ })).toBeChecked();

  await page.getByRole('group', { name: 'Bedrooms' }).getByText('3').click();
  await tile(page, 'There’s a garage').click();
  await tile(page, 'Sofa').click();
  await tile(page, 'Bookshelf').click();
  await fillContact(page, { ...thandeka, name, email: 'oops' });
  const wayOut = page.getByRole('group', { name: ACCESS_LEGENDS.from });
  // Playwright finds nothing by text inside a noscript.
  const openAccess = () => page.locator('form summary').click();
  await openAccess();
  await wayOut.getByLabel('Floor').selectOption('Third floor or higher');
  await page.getByLabel(CONTROL_LABELS.additionalNotes).fill('Weekdays only');
  await page.getByRole('button', { name: SEND_QUOTE }).click();

  await expect(errorSummary(page)).toContainText('Please enter a valid email');
  await expect(contactField(page, 'email')).toHaveAccessibleDescription(
    'Please enter a valid email',
  );
  await page.getByRole('link', { name: 'Please enter a valid email' }).click();
  await expect(contactField(page, 'email')).toBeInViewport();
  await openAccess();
  await expect(wayOut.getByLabel('Floor')).toHaveValue('3+');
  await expect(page.getByLabel(CONTROL_LABELS.additionalNotes)).toHaveValue('Weekdays only');
  await expect(contactField(page, 'name')).toHaveValue(name);
  await expect(contactField(page, 'email')).toHaveValue('oops');
  await expect(page.getByRole('checkbox', { name: 'Sofa' })).toBeChecked();
  await contactField(page, 'email').fill(thandeka.email);
  await page.getByRole('button', { name: SEND_QUOTE }).click();

  const reference = await thankedReference(page);
  const stored = (await site.requests()).filter((row) => row.name === name);
  expect(stored).toMatchObject([
    { reference, moveType: 'residential', bedrooms: '3', hasGarage: 'yes', email: thandeka.email },
  ]);
  expect(String(stored[0]?.inventory)).toContain('bookshelf');
  expect(String(stored[0]?.access)).toMatch(/"floor":"3\+"/);
  expect(stored[0]?.additionalNotes).toBe('Weekdays only');
  await site.mailFor(reference);
}

/** A commercial request, which skips the questions about a home. */
export async function askForACommercialMove(page: Page, site: RunningSite) {
  const name = `No Script Office ${Date.now()}`;
  await page.goto('/get-quote');
  await expect(page.getByRole('group', { name: 'Bedrooms' })).toBeVisible();
  await tile(page, 'Commercial').click();
  await expect(page.getByRole('group', { name: 'Bedrooms' })).toBeHidden();
  await expect(page.getByRole('checkbox', { name: 'Sofa' })).toBeHidden();
  const { moveDate: _, ...known } = thandeka;
  await fillContact(page, { ...known, name });
  await page.getByText(NO_DATE_YET).click();
  await tile(page, 'Quote within 24 hours').click();
  await page.getByRole('button', { name: SEND_QUOTE }).click();
  const reference = await thankedReference(page);
  const stored = (await site.requests()).filter((row) => row.name === name);
  expect(stored).toMatchObject([
    {
      reference,
      moveType: 'commercial',
      deliveryMethod: 'email',
      bedrooms: '',
      moveDate: DAY_UNKNOWN,
    },
  ]);
}

/** A message, first too short. */
export async function sendAMessage(page: Page, site: RunningSite) {
  await page.goto('/contact');
  await write(page, { ...sipho, Message: 'Short' });
  await sendButton(page).click();
  await expect(errorSummary(page)).toContainText('Message must be at least 10 characters');
  await expect(field(page, 'Name')).toHaveValue(sipho.Name);
  await expect(field(page, 'Message')).toHaveValue('Short');
  await field(page, 'Message').fill(sipho.Message);
  await sendButton(page).click();
  const mail = await site.mailFor(await thankedReference(page));
  expect(mail.text).toContain(sipho.Message);
  // The field for programs came empty, and stayed so.
  expect(mail.text).not.toMatch(/^Please check:/);
}
