import type { Locator, Page } from '@playwright/test';
import { errorSummary } from './error-summary.ts';
import { expectAccessible } from './site/accessible.ts';
import { expect, test } from './site.ts';
import {
  catchChat,
  confirmedReference,
  contactField,
  fillContact,
  openContactStep,
  sendButton,
} from './wizard.ts';

const disclosure = (page: Page) => page.getByText('Stairs, lifts, gates');
const movingOut = (page: Page) => page.getByRole('group', { name: 'Where you move out' });
const movingIn = (page: Page) => page.getByRole('group', { name: 'Where you move in' });

/** The second press, for what is asked of fewer moves. */
const rest = (side: Locator) => side.getByText('The gate, the truck, the hours');

async function answer(page: Page) {
  await disclosure(page).click();
  await movingOut(page).getByLabel('Floor').selectOption('Second floor');
  await movingOut(page).getByLabel('Lift', { exact: true }).selectOption('No lift');
  await rest(movingIn(page)).click();
  await movingIn(page).getByLabel('Truck to door').selectOption('More than 25 metres');
  await movingIn(page).getByLabel('Moving hours').fill('Weekdays, 8 to 16');
}

test('the access of both addresses is asked, kept, sent, and told to everybody', async ({
  page,
  site,
}) => {
  const chat = await catchChat(page);
  await openContactStep(page);
  await fillContact(page);
  await expect(movingOut(page)).toHaveCount(0);
  await answer(page);
  await expect(movingOut(page).getByText('Everything goes by the stairs.')).toBeVisible();
  await expect(movingIn(page).getByLabel('Truck to door')).toHaveAccessibleDescription(
    'A long carry: it belongs in the quote.',
  );

  await page.reload();
  await expect(movingOut(page).getByLabel('Floor')).toHaveValue('2');
  await expect(movingIn(page).getByLabel('Moving hours')).toHaveValue('Weekdays, 8 to 16');
  await sendButton(page).click();

  const reference = await confirmedReference(page);
  const out = 'second floor, no lift';
  const into = 'more than 25 m from truck to door, moving hours: Weekdays, 8 to 16';
  await expect(page.getByText(out)).toBeVisible();
  await expect(page.getByText(into)).toBeVisible();
  const text = (await chat()).searchParams.get('text');
  expect(text).toContain(`Access, moving out: ${out}`);
  expect(text).toContain(`Access, moving in: ${into}`);
  const stored = (await site.requests()).find((row) => row.reference === reference);
  expect(JSON.parse(String(stored?.access))).toMatchObject({
    version: 1,
    from: { floor: '2', lift: 'none', estate: '' },
    to: { carry: 'long', hours: 'Weekdays, 8 to 16' },
  });
  const mail = await site.mailFor(reference);
  expect(mail.text?.replace(/\s+/g, ' ')).toContain(out);
  expect(mail.html).toContain(out);
});

test('what is too long is shown at its field, and mended', async ({ page }) => {
  await catchChat(page);
  await openContactStep(page);
  await fillContact(page);
  await disclosure(page).click();
  const hours = movingIn(page).getByLabel('Moving hours');
  await expect(hours).toBeHidden();
  await rest(movingIn(page)).click();
  await hours.fill('Weekdays. '.repeat(60));
  await disclosure(page).click();
  await expect(hours).toBeHidden();
  await sendButton(page).click();

  const message = 'Please keep this under 500 characters';
  await expect(errorSummary(page).getByRole('link')).toHaveText([message]);
  await expect(hours).toHaveAccessibleDescription(message);
  await errorSummary(page).getByRole('link').click();
  await expect(hours).toBeFocused();
  await hours.fill('Weekdays');
  await sendButton(page).click();
  await confirmedReference(page);
});

test('it opens, is answered and closes by keyboard', async ({ page }) => {
  await openContactStep(page);
  await page.getByLabel('Anything else?').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(movingOut(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(movingOut(page).getByLabel('Floor')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(movingOut(page).getByLabel('Floor')).toHaveValue('ground');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(movingOut(page)).toBeHidden();
});

test('its code is fetched by whoever opens it, and without it the form is sent', async ({
  page,
}) => {
  await catchChat(page);
  const asked: string[] = [];
  await page.route(/\/_astro\/AccessQuestions/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await openContactStep(page);
  await fillContact(page);
  expect(asked).toEqual([]);
  await disclosure(page).click();
  await expect.poll(() => asked.length).toBe(1);
  await expect(errorSummary(page)).toHaveCount(0);
  await expect(contactField(page, 'Email')).not.toHaveValue('');
  await sendButton(page).click();
  await confirmedReference(page);
});

test('an answer pushes nothing: what it settles stands in the gap below it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openContactStep(page);
  await disclosure(page).click();
  const floor = movingOut(page).getByLabel('Floor');
  const lift = movingOut(page).getByLabel('Lift', { exact: true });
  const apart = async () =>
    ((await lift.boundingBox())?.y ?? 0) - ((await floor.boundingBox())?.y ?? 0);
  const before = await apart();
  expect(before, 'the questions are there').toBeGreaterThan(0);
  for (const choice of await floor.getByRole('option').allTextContents()) {
    await floor.selectOption(choice);
    expect(await apart(), choice).toBeCloseTo(before, 0);
  }
  await expect(movingOut(page).getByText('More hands for the stairs')).toBeVisible();
});

test('axe finds nothing in the questions', async ({ page }) => {
  await openContactStep(page);
  await answer(page);
  await expectAccessible(page);
});

test('the questions make no small screen wider', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openContactStep(page);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  const before = await width();
  await answer(page);
  expect(await width()).toBe(before);
});
