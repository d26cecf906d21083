import { expect, type Page } from '@playwright/test';
import type { RunningSite } from './running-site.ts';
import { sendMove, teamMail } from './your-move.ts';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Presses one of a few answers. Its text lies above the radio button. */
export const choose = (page: Page, answer: string) =>
  page
    .locator('label')
    .filter({ hasText: new RegExp(`^${answer}$`) })
    .click();

/** Sends the quote that was read over. */
export const sendByEmail = (page: Page) =>
  page.getByRole('button', { name: /^Send R.* by email$/ });

/** Unfolds what a quote has as usual. */
export const asUsual = (page: Page) => page.locator('summary', { hasText: /^Includes / });

/** The fold with the steps that few press. */
export const more = (page: Page) => page.locator('summary', { hasText: /^More$/ });

/** Presses a step of the desk, which may be under "More". */
export async function pressStep(page: Page, name: string) {
  const step = button(page, name).first();
  await step.or(more(page)).first().waitFor();
  if (!(await step.isVisible())) await more(page).click();
  await step.click();
}

export const history = (page: Page) => page.getByRole('region', { name: 'What has happened' });

/** Makes the browser a device of the team. */
export async function signIn(page: Page, site: RunningSite) {
  const cookie = { name: 'device', value: await site.deviceKey(), url: site.url };
  await page.context().addCookies([cookie]);
}

/** As on a device on which somebody has acted before. */
export async function actAs(page: Page, name: string) {
  await page.evaluate((by) => localStorage.setItem('desk-name', by), name);
}

/** Sends a request.
 *  @returns its receipt, and the path of its desk, from the button of the mail to the team */
export async function sendToDesk(site: RunningSite, changes: object = {}) {
  const receipt = await sendMove(site, changes);
  const [path = ''] = /\/desk#[\w-]{32}/.exec(await teamMail(site, receipt.reference, /./)) ?? [];
  return { ...receipt, path };
}

/** Opens the desk of a new request, on a device of the team. */
export async function openDesk(page: Page, site: RunningSite, changes: object = {}) {
  await signIn(page, site);
  const sent = await sendToDesk(site, changes);
  await page.goto(sent.path);
  await expect(page.getByRole('heading', { level: 1, name: 'Thandeka Mokoena' })).toBeVisible();
  return sent;
}
