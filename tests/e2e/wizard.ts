import { expect, type Locator, type Page } from '@playwright/test';
import { CONTROL_LABELS } from '../../domain/request/labels.ts';
import { LAST_STEP, STEP_NAMES, type StepName, stepInWords } from '../../domain/request/steps.ts';
import { CONFIRMATION_LABELS } from '../../web/quote/confirmation/confirmation-labels.ts';
import { SEND_QUOTE, STEP_TITLES } from '../../web/quote/steps/step-words.ts';
import { noticeArea } from './notice-area.ts';

/** A visitor's answers to the last step. */
export const thandeka = {
  fromAddress: '14 Kelly Avenue, Boskruin',
  toAddress: 'Flat 3, Mühlenstraße 7, Greenside',
  moveDate: '2026-12-05',
  name: 'Thandeka Müller-Mokoena',
  phone: '082 555 0119',
  email: 'thandeka@example.com',
};

export type ContactName = keyof typeof thandeka;

export function contactField(page: Page, name: ContactName): Locator {
  return page.getByRole('main').getByLabel(CONTROL_LABELS[name], { exact: true });
}

export const notesField = (page: Page) => page.getByLabel(CONTROL_LABELS.additionalNotes);

export async function fillContact(page: Page, answers: Partial<typeof thandeka> = thandeka) {
  for (const [name, value] of Object.entries(answers)) {
    await contactField(page, name as ContactName).fill(value);
  }
}

export function choice(page: Page, name: string | RegExp): Locator {
  return page.getByRole('button', { name });
}

export const sendButton = (page: Page) => page.getByRole('button', { name: SEND_QUOTE });
export const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue' });
export const backButton = (page: Page) => page.getByRole('button', { name: 'Back' });

export const notice = (page: Page, words: string) => noticeArea(page).getByText(words);
export const errorNotice = (page: Page) =>
  notice(page, 'Failed to submit quote request. Please try again.');

/** 'Step 4 of 4', above the form. */
export const stepLabel = (page: Page, step: StepName): Locator =>
  page.getByText(stepInWords(step), { exact: true });

export const stepHeading = (page: Page, step: StepName): Locator =>
  page.getByRole('heading', { name: STEP_TITLES[step] });

/** Waits until a step is open and its heading has the focus. */
export async function expectStep(page: Page, step: StepName) {
  await expect(stepLabel(page, step)).toBeVisible();
  await expect(stepHeading(page, step)).toBeFocused();
}

export const expectHome = (page: Page) => expectStep(page, 'property');
export const expectInventory = (page: Page) => expectStep(page, 'inventory');
export const expectContact = (page: Page) => expectStep(page, 'details');

/** Opens the wizard and goes to the last step by the short way. */
export async function openContactStep(page: Page) {
  await page.goto('/get-quote');
  await choice(page, /^Commercial/).click();
  await expectContact(page);
}

/** Chooses a home, and visits its steps in the wizard's order.
 *  @param until the step that stays open */
export async function answerHome(
  page: Page,
  visits: Partial<Readonly<Record<StepName, () => Promise<unknown>>>> = {},
  until: StepName = LAST_STEP,
) {
  await choice(page, /^Residential/).click();
  for (const step of STEP_NAMES.slice(1)) {
    await expectStep(page, step);
    await visits[step]?.();
    if (step === until) return;
    await continueButton(page).click();
  }
}

export const threeBedrooms = (page: Page) =>
  page.getByRole('group', { name: 'Bedrooms' }).getByText('3').click();

/** Opens the wizard and goes to the inventory, with three bedrooms. */
export async function openInventory(page: Page) {
  await page.goto('/get-quote');
  await answerHome(page, { property: () => threeBedrooms(page) }, 'inventory');
}

/** The guide to load and rate, which comes later than its step. */
export const priceGuide = (page: Page) => page.getByRole('complementary', { name: 'Price guide' });

/** What the last step has folded away: floors, lifts and, for a home, the notes. */
export const moreToSay = (page: Page) => page.getByText(/^Stairs, lifts(?:, notes)?$/);

export const confirmation = (page: Page) => page.getByRole('heading', { name: /^Thank you, / });

/** Opens what the confirmation has folded away, and begins another quote. */
export async function askForAnother(page: Page) {
  await page.getByText(CONFIRMATION_LABELS.more).click();
  await choice(page, CONFIRMATION_LABELS.again).click();
}

/** The reference on the confirmation. */
export async function confirmedReference(page: Page): Promise<string> {
  await expect(confirmation(page)).toBeVisible();
  const reference = page.getByText(/^[A-Z]{3}-\w{4}-\w{2}$/);
  return (await reference.textContent()) ?? '';
}

/** Replaces WhatsApp, which the tests must not reach; resolves with the chat's text. */
export async function catchChat(page: Page): Promise<() => Promise<URL>> {
  const opened: URL[] = [];
  await page.context().route('https://wa.me/**', (route) => {
    opened.push(new URL(route.request().url()));
    return route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' });
  });
  return async () => {
    await expect.poll(() => opened.length).toBeGreaterThan(0);
    expect(opened).toHaveLength(1);
    return opened[0] as URL;
  };
}
