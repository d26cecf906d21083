import { expect, test } from './site.ts';
import {
  backButton,
  type ContactName,
  choice,
  contactField,
  continueButton,
  expectContact,
  expectHome,
  expectInventory,
  fillContact,
  moreToSay,
  notesField,
  openInventory,
  stepLabel,
  thandeka,
} from './wizard.ts';

// quote-journey.e2e.ts asks what is remembered once it is sent.
test('a reload, Back and Forward, and the other page keep the step and every answer @variation', async ({
  page,
}) => {
  await page.goto('/');
  await openInventory(page);
  await page.getByText('Sofa').click();
  await continueButton(page).click();
  await expectContact(page);
  await fillContact(page);
  await moreToSay(page).click();
  await notesField(page).fill('A cat 🐈');
  await page.getByRole('radio', { name: /^Email/ }).check({ force: true });
  const expectAnswers = async () => {
    for (const [name, value] of Object.entries(thandeka)) {
      await expect.soft(contactField(page, name as ContactName)).toHaveValue(value);
    }
  };

  await test.step('a reload keeps the step and every answer', async () => {
    await page.reload();
    await expect(stepLabel(page, 'details')).toBeVisible();
    await expectAnswers();
    await expect.soft(notesField(page)).toHaveValue('A cat 🐈');
    await expect.soft(page.getByRole('radio', { name: /^Email/ })).toBeChecked();
  });

  await test.step('the browser’s Back opens the step before', async () => {
    await page.goBack();
    await expectInventory(page);
    await expect.soft(page.getByRole('checkbox', { name: 'Sofa' })).toBeChecked();
    await page.goBack();
    await expectHome(page);
    const bedrooms = page.getByRole('group', { name: 'Bedrooms' });
    await expect.soft(bedrooms.getByLabel('3')).toBeChecked();
  });

  await test.step('an answer of a step gone back to is kept too', async () => {
    await page.getByRole('group', { name: 'Bathrooms' }).getByText('1').click();
    await page.getByText('There’s a storeroom').click();
  });

  await test.step('Forward opens the step after', async () => {
    await page.goForward();
    await expectInventory(page);
    await page.goForward();
    await expectContact(page);
    await expectAnswers();
  });

  await test.step('Back from the first step leaves the wizard', async () => {
    await page.goBack();
    await page.goBack();
    await expectHome(page);
    const storeRoom = page.getByRole('checkbox', { name: 'There’s a storeroom' });
    await expect.soft(storeRoom).toBeChecked();
    await page.goBack();
    await expect(stepLabel(page, 'move')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('what was begun on one page goes on on the other', async () => {
    await choice(page, /^Commercial/).click();
    await contactField(page, 'email').fill('other@example.com');
    await page.getByRole('navigation').getByRole('link', { name: 'Get Quote' }).click();
    await expect(page).toHaveURL(/get-quote/);
    await expect(stepLabel(page, 'details')).toBeVisible();
    await expect(contactField(page, 'email')).toHaveValue('other@example.com');
  });
});

test('a link to a part of the page is not a trap: Back opens the step before, and stays there @variation', async ({
  page,
}) => {
  await page.goto('/');
  await choice(page, /^Residential/).click();
  await expectHome(page);
  await continueButton(page).click();
  await expectInventory(page);
  await page.evaluate(() => {
    location.hash = 'areas';
  });
  await expect(page).toHaveURL('/#areas');
  await backButton(page).click();
  await expectHome(page);
  await page.goBack();
  await expect(stepLabel(page, 'move')).toBeVisible();
});
