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
  sendButton,
} from './wizard.ts';

test('a phone asks for a quote: by touch, without sideways scroll', async ({ page }) => {
  const chat = await catchChat(page);
  const expectNoSidewaysScroll = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.goto('/get-quote');
  await expectNoSidewaysScroll();
  await choice(page, /^Residential/).tap();
  await expectHome(page);
  await page.getByRole('group', { name: 'Bedrooms' }).getByText('2').tap();
  await expectNoSidewaysScroll();
  await continueButton(page).tap();
  await expectInventory(page);
  await page.getByText('Microwave').tap();
  await expectNoSidewaysScroll();
  await continueButton(page).tap();
  await expectContact(page);
  await fillContact(page);
  await expectNoSidewaysScroll();
  await sendButton(page).tap();
  const reference = await confirmedReference(page);
  await expectNoSidewaysScroll();
  const link = await chat();
  expect(link.pathname).toMatch(/^\/\d+$/);
  expect(link.searchParams.get('text')).toContain(reference);
});

test('each field brings its own keyboard and is filled by the phone', async ({ page }) => {
  await page.goto('/get-quote');
  await choice(page, /^Commercial/).tap();
  await expectContact(page);
  const expectAttributes = async (
    label: Parameters<typeof contactField>[1],
    attributes: Record<string, string>,
  ) => {
    for (const [name, value] of Object.entries(attributes)) {
      await expect(contactField(page, label)).toHaveAttribute(name, value);
    }
  };
  await expectAttributes('Phone', { type: 'tel', inputmode: 'tel', autocomplete: 'tel' });
  await expectAttributes('Email', { type: 'email', inputmode: 'email', autocomplete: 'email' });
  await expectAttributes('Your name', { autocomplete: 'name' });
  await expectAttributes('Moving from', { autocomplete: 'address-line1' });
  await expectAttributes('Move date', { type: 'date' });
});

test('targets are large enough to hit', async ({ page }) => {
  await page.goto('/get-quote');
  await choice(page, /^Residential/).tap();
  await expectHome(page);
  for (const target of await page.locator('.choice-tile:visible, main button:visible').all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});
