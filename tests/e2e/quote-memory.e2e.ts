import { expect, test } from './site.ts';
import {
  catchChat,
  choice,
  confirmedReference,
  contactField,
  continueButton,
  expectContact,
  expectHome,
  expectInventory,
  fillContact,
  openContactStep,
  openInventory,
  sendButton,
  thandeka,
} from './wizard.ts';

test('the browser’s Back opens the step before, and Forward the step after', async ({ page }) => {
  await page.goto('/');
  await openInventory(page);
  await page.getByText('Sofa').click();
  await continueButton(page).click();
  await expectContact(page);
  await contactField(page, 'Your name').fill('Thandeka');

  await page.goBack();
  await expectInventory(page);
  await expect(page.getByRole('checkbox', { name: 'Sofa' })).toBeChecked();
  await page.goBack();
  await expectHome(page);
  await expect(page.getByRole('group', { name: 'Bedrooms' }).getByLabel('3')).toBeChecked();
  await page.goForward();
  await expectInventory(page);
  await page.goForward();
  await expectContact(page);
  await expect(contactField(page, 'Your name')).toHaveValue('Thandeka');
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page.getByText('Step 1 of 4', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('a reload keeps the step, every answer, and the way back', async ({ page }) => {
  await page.goto('/get-quote');
  await choice(page, /^Residential/).click();
  await page.getByRole('group', { name: 'Bathrooms' }).getByText('1').click();
  await page.getByText('There’s a store room').click();
  await continueButton(page).click();
  await page.getByText('Bookshelf').click();
  await continueButton(page).click();
  await fillContact(page);
  await page.getByLabel('Anything else?').fill('A cat 🐈');
  await page.getByRole('radio', { name: /^Email/ }).check({ force: true });
  await page.reload();

  await expect(page.getByText('Step 4 of 4', { exact: true })).toBeVisible();
  for (const [label, value] of Object.entries(thandeka)) {
    await expect(contactField(page, label as keyof typeof thandeka)).toHaveValue(value);
  }
  await expect(page.getByLabel('Anything else?')).toHaveValue('A cat 🐈');
  await expect(page.getByRole('radio', { name: /^Email/ })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'Bookshelf' })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'There’s a store room' })).toBeChecked();
});

test('what was begun on one page goes on on the other', async ({ page }) => {
  await page.goto('/');
  await choice(page, /^Commercial/).click();
  await fillContact(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Get Quote' }).click();
  await expect(page).toHaveURL(/get-quote/);
  await expect(page.getByText('Step 4 of 4', { exact: true })).toBeVisible();
  await expect(contactField(page, 'Email')).toHaveValue(thandeka.Email);
});

test('after sending, Back leaves the wizard, a reload still confirms, and a new one starts empty', async ({
  page,
  site,
}) => {
  await catchChat(page);
  const name = `Once ${Date.now()}`;
  await page.goto('/');
  await openContactStep(page);
  await fillContact(page, { ...thandeka, 'Your name': name });
  await sendButton(page).click();
  const reference = await confirmedReference(page);

  await page.reload();
  expect(await confirmedReference(page)).toBe(reference);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  // The confirmation is there, too; the home page does not scroll to it.
  for (const open of [() => page.goto('/'), () => page.reload()]) {
    await open();
    await confirmedReference(page);
    expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([
      0,
      'BODY',
    ]);
  }
  await page.goto('/get-quote');
  await page.getByRole('button', { name: 'Ask for another quote' }).click();
  await expect(page.getByText('Step 1 of 4', { exact: true })).toBeVisible();
  await choice(page, /^Commercial/).click();
  await expect(contactField(page, 'Email')).toHaveValue('');
  expect((await site.requests()).filter((row) => row.name === name)).toHaveLength(1);
});

test('a step fades in when it is opened, not when the wizard wakes', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('animationstart', ({ animationName }) => {
      document.documentElement.dataset.animated = animationName;
    });
  });
  const animated = page.locator('[data-animated="step-in"]');
  await page.goto('/get-quote');
  await choice(page, /^Residential/).hover();
  await expect(page.locator('[data-awake]')).toBeVisible();
  await expect(animated).toHaveCount(0);
  await choice(page, /^Residential/).click();
  await expectHome(page);
  await expect(animated).toHaveCount(1);
});
