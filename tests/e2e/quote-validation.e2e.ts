import { errorSummary } from './error-summary.ts';
import { expect, test } from './site.ts';
import {
  backButton,
  type ContactLabel,
  catchChat,
  confirmedReference,
  contactField,
  fillContact,
  openContactStep,
  sendButton,
  thandeka,
} from './wizard.ts';

/** docs/product.md, 5: an input that is too short and its message, in the order of the fields. */
const RULES: [ContactLabel, string, string][] = [
  ['Moving from', '1 Aa', 'Please enter your current address'],
  ['Moving to', '1 Aa', 'Please enter your destination address'],
  ['Move date', '', 'Please select a move date'],
  ['Your name', 'T', 'Name must be at least 2 characters'],
  ['Phone', '082555011', 'Please enter a valid phone number'],
  ['Email', 'thandeka@gmail', 'Please enter a valid email'],
];

const PHONE_HINT = 'Ten digits, such as 082 555 0134';

test('an empty step 4 says everything at once, and the summary takes the focus', async ({
  page,
}) => {
  await openContactStep(page);
  await sendButton(page).click();
  const summary = errorSummary(page);
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Six things need another look');
  await expect(summary.getByRole('link')).toHaveText(RULES.map(([, , message]) => message));
});

test('each wrong answer has its message, which leads to the field, and nothing is sent', async ({
  page,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await openContactStep(page);
  await fillContact(page);
  for (const [label, tooLittle, message] of RULES) {
    await test.step(`${label}: ${tooLittle}`, async () => {
      const field = contactField(page, label);
      await field.fill(tooLittle);
      await sendButton(page).click();
      await expect(errorSummary(page).getByRole('link')).toHaveText([message]);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      const hint = label === 'Phone' ? PHONE_HINT : '';
      await expect(field).toHaveAccessibleDescription(`${hint} ${message}`.trim());

      await errorSummary(page).getByRole('link', { name: message }).click();
      await expect(field).toBeFocused();
      await field.fill(thandeka[label]);
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(hint);
    });
  }
  expect(posts).toEqual([]);
});

test('the summary and the title follow the fields, and the focus stays in them', async ({
  page,
}) => {
  await openContactStep(page);
  await expect(page).toHaveTitle(/^Step 4 of 4: Get a /);
  await fillContact(page, { ...thandeka, Email: 'thandeka@', Phone: '1' });
  await sendButton(page).click();
  await expect(errorSummary(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);

  await contactField(page, 'Phone').fill(thandeka.Phone);
  await expect(errorSummary(page)).toContainText('One thing needs another look');
  await expect(errorSummary(page).getByRole('link')).toHaveText(['Please enter a valid email']);
  await contactField(page, 'Email').fill(thandeka.Email);
  await expect(errorSummary(page)).toHaveCount(0);
  await expect(page).toHaveTitle(/^Step 4 of 4: /);

  await contactField(page, 'Email').fill('thandeka@');
  await expect(errorSummary(page)).toHaveCount(1);
  await expect(contactField(page, 'Email')).toBeFocused();
  await backButton(page).click();
  await expect(page).toHaveTitle(/^Get a /);
  await expect(errorSummary(page)).toHaveCount(0);
});

test('what was right stays, and what was wrong can be mended and sent', async ({ page }) => {
  await catchChat(page);
  await openContactStep(page);
  await fillContact(page, { ...thandeka, Email: 'thandeka@', Phone: '1' });
  await sendButton(page).click();
  await expect(errorSummary(page)).toContainText('Two things need another look');
  await expect(contactField(page, 'Moving to')).toHaveValue(thandeka['Moving to']);
  await fillContact(page, { Email: thandeka.Email, Phone: thandeka.Phone });
  await sendButton(page).click();
  await confirmedReference(page);
});

test('rooms and inventory are not required', async ({ page }) => {
  await page.goto('/get-quote');
  await page.getByRole('button', { name: /^Residential/ }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Step 3 of 4', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Step 4 of 4', { exact: true })).toBeVisible();
});
