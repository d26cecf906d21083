import { phone } from './phone.ts';
import { expect, test } from './site.ts';
import {
  backButton,
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
  sendButton,
  stepHeading,
} from './wizard.ts';

test.use(phone);

test('a phone asks for a quote: by touch, without sideways scroll', async ({ page }) => {
  const chat = await catchChat(page);
  const expectNoSidewaysScroll = () =>
    expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.goto('/get-quote');
  await expectNoSidewaysScroll();
  await choice(page, /^Residential/).tap();
  await expectHome(page);
  await test.step('targets are large enough to hit', async () => {
    const targets = page.locator('.choice-tile:visible, main button:visible');
    const sizes = await targets.evaluateAll((found) =>
      found.map((target) => {
        const { width, height } = target.getBoundingClientRect();
        return [Math.min(width, height), target.textContent] as const;
      }),
    );
    expect(sizes.length).toBeGreaterThan(0);
    for (const [size, words] of sizes) expect.soft(size, words).toBeGreaterThanOrEqual(44);
  });
  await page.getByRole('group', { name: 'Bedrooms' }).getByText('2').tap();
  await expectNoSidewaysScroll();
  await continueButton(page).tap();
  await expectInventory(page);
  await page.getByText('Microwave').tap();
  await expectNoSidewaysScroll();
  await continueButton(page).tap();
  await expectContact(page);
  await test.step('Back shows the beginning of the step before, not its end', async () => {
    await backButton(page).tap();
    await expectInventory(page);
    await expect(stepHeading(page, 'inventory')).toBeInViewport();
    await continueButton(page).tap();
    await expectContact(page);
  });
  await test.step('the last step is short', async () => {
    const form = page.getByRole('main').locator('form');
    const height = () => form.evaluate((element) => element.getBoundingClientRect().height);
    await expect.poll(height).toBeLessThanOrEqual(1100);
  });
  await fillContact(page);
  await expectNoSidewaysScroll();
  await sendButton(page).tap();
  const reference = await confirmedReference(page);
  await expectNoSidewaysScroll();
  const link = await chat();
  expect(link.pathname).toMatch(/^\/\d+$/);
  expect(link.searchParams.get('text')).toContain(reference);

  await test.step('come back to, its first screen has the step that may be left to do', async () => {
    await page.reload();
    const open = page.getByRole('link', { name: 'Open WhatsApp' });
    await expect(open).toBeInViewport({ ratio: 1 });
    // Nothing lies over it.
    await open.tap({ trial: true });
    const floating = page.getByRole('link', { name: 'WHATSAPP FOR QUOTE' });
    await expect(floating).toHaveAttribute('href', (await open.getAttribute('href')) ?? '');
  });
});

test('a page that the phone discarded comes back to where its visitor was in the form @variation', async ({
  page,
}) => {
  await openContactStep(page);
  const email = contactField(page, 'email');
  for (const path of ['/get-quote', '/']) {
    await page.goto(path);
    await expect(email).toBeVisible();
    await email.evaluate((field) => field.scrollIntoView({ block: 'start', behavior: 'instant' }));
    for (const time of ['first', 'second']) {
      await page.reload();
      await expect.soft(email, `${path}, the ${time} time`).toBeInViewport();
      // No step was opened here, and the home page is about more than the form.
      await expect.soft(page).not.toHaveTitle(/Step/);
    }
  }
});
