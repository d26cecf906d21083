import type { Page } from '@playwright/test';
import { errorSummary } from './error-summary.ts';
import { expectAccessible, SCHEMES } from './site/accessible.ts';
import { expect, test } from './site.ts';
import {
  choice,
  contactField,
  continueButton,
  expectContact,
  expectHome,
  expectInventory,
  openContactStep,
} from './wizard.ts';

const guide = (page: Page) => page.getByRole('complementary', { name: 'Price guide' });
const bedrooms = (page: Page, count: string) =>
  page.getByRole('group', { name: 'Bedrooms' }).getByText(count, { exact: true });

async function openHomeStep(page: Page) {
  await page.goto('/get-quote');
  await choice(page, /^Residential/).click();
  await expectHome(page);
}

test('the answers about a home become a load, its rate and a range', async ({ page }) => {
  await openHomeStep(page);
  await expect(guide(page)).toHaveCount(0);
  await bedrooms(page, '2').click();
  const status = guide(page).getByRole('status');
  await expect(status).toHaveText(
    'For a local move this looks like a medium load: R800+ an hour, for 2-3 room moves.',
  );
  await expect(guide(page)).toContainText('15 to 34 m³');
  await expect(guide(page)).toContainText(
    'A guide, not a quote. Prices depend on distance, items and services.',
  );
  await bedrooms(page, '1').click();
  await expect(status).toContainText('a small load: R500+ an hour');
  await page.getByText('There’s a garage').click();
  await expect(guide(page)).toContainText('What’s in your garage comes on top.');

  await continueButton(page).click();
  await expectInventory(page);
  await expect(status).toContainText('a small load: R500+ an hour');
  await expect(guide(page)).not.toContainText('What you chose');
  await page.getByText('Sofa', { exact: true }).click();
  await expect(guide(page)).toContainText(/What you chose takes about .* m³ of it/);
  await continueButton(page).click();
  await expectContact(page);
  await expect(guide(page)).toHaveCount(0);
});

test('a busy date says why and offers quieter days, by keyboard too', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-01T10:00:00Z'));
  await openContactStep(page);
  const date = contactField(page, 'Move date');
  const quieter = page.getByRole('group', { name: 'Quieter days nearby' });
  const status = page.getByRole('main').getByRole('status').filter({ hasText: /\w/ });

  await date.fill('2027-02-27');
  await expect(status).toHaveText(/^Saturday 27 February 2027 is a busy day\. /);
  await expect(quieter.getByRole('button')).toHaveCount(3);
  const first = quieter.getByRole('button').first();
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(date).toHaveValue(/^2027-0[23]-\d\d$/);
  await expect(date).not.toHaveValue('2027-02-27');
  await expect(status).toContainText('Your move date is now');
  await expect(status).toBeFocused();
  await expect(quieter).toHaveCount(0);

  await date.fill('2026-12-16');
  await expect(status).toContainText('Day of Reconciliation');
  await page
    .getByRole('group', { name: 'Quieter days in the peak season' })
    .getByRole('button')
    .first()
    .click();
  await expect(status).toContainText('is in the peak season');
  await expect(status).not.toContainText('busy day');
  await date.fill('2020-11-20');
  await expect(status).toHaveText('Friday 20 November 2020 has passed. Which day would suit you?');
  await date.fill('2027-02-16');
  await expect(status).toHaveCount(0);
  await expect(quieter).toHaveCount(0);
});

test('a date that is being typed is not called past before its year is complete', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-01T10:00:00Z'));
  await openContactStep(page);
  const date = contactField(page, 'Move date');
  const status = page.getByRole('main').getByRole('status').filter({ hasText: /\w/ });
  await date.fill('2027-02-27');
  await expect(status).toContainText('is a busy day');
  await page.evaluate(() => {
    const said = () => document.querySelector('.date-hint [role=status]')?.textContent;
    const heard = new Set<string | null | undefined>();
    new MutationObserver(() => heard.add(said())).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(window, { heard });
  });
  const heard = () => page.evaluate(() => [...(window as unknown as { heard: Set<string> }).heard]);

  // The second of February, whether the day or the month stands first.
  await date.focus();
  await page.keyboard.type('02022020');
  await expect(date).toHaveValue('2020-02-02');
  const past = 'Sunday 2 February 2020 has passed. Which day would suit you?';
  await expect(status).toHaveText(past);
  expect((await heard()).filter((words) => words?.includes('has passed'))).toEqual([past]);

  // Leaving the field means that the date is complete.
  await date.fill('0202-02-02');
  await expect(status).toHaveCount(0);
  await contactField(page, 'Your name').focus();
  await expect(status).toContainText('has passed');
});

test('today is the day in South Africa: no day before tomorrow is offered', async ({ page }) => {
  // Half past midnight on Friday 30 October in Johannesburg, still Thursday in Greenwich.
  await page.clock.setFixedTime(new Date('2026-10-29T22:30:00Z'));
  await openContactStep(page);
  await contactField(page, 'Move date').fill('2026-10-31');
  const days = page.getByRole('group', { name: 'Quieter days nearby' }).getByRole('time');
  await expect(days).not.toHaveCount(0);
  for (const day of await days.all()) {
    expect((await day.getAttribute('datetime')) ?? '').toMatch(/^2026-11-/);
  }
});

test('without their code the steps are what they were', async ({ page }) => {
  const refused: string[] = [];
  await page.route(/\/_astro\/(PriceGuide|DateHint)/, (route) => {
    refused.push(route.request().url());
    return route.abort();
  });
  await openHomeStep(page);
  await bedrooms(page, '3').click();
  await continueButton(page).click();
  await expectInventory(page);
  await continueButton(page).click();
  await expectContact(page);
  await contactField(page, 'Move date').fill('2030-12-25');
  await contactField(page, 'Your name').fill('Thandeka');
  await expect.poll(() => refused.filter((url) => url.includes('DateHint')).length).toBe(1);
  expect(refused.some((url) => url.includes('PriceGuide'))).toBe(true);
  await expect(guide(page)).toHaveCount(0);
  await expect(errorSummary(page)).toHaveCount(0);
});

for (const colorScheme of SCHEMES) {
  test(`axe finds nothing in guide and hint, ${colorScheme}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-22T10:00:00Z'));
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openHomeStep(page);
    await bedrooms(page, '3').click();
    await expect(guide(page)).toContainText('R1200+');
    await expectAccessible(page);
    await continueButton(page).click();
    await continueButton(page).click();
    await contactField(page, 'Move date').fill('2026-12-25');
    await expect(page.getByText('Christmas Day')).toBeVisible();
    await expectAccessible(page);
  });
}
