import { errorTitle } from '../../domain/error-title.ts';
import { errorSummary } from './error-summary.ts';
import { expect, test } from './site.ts';
import {
  answerHome,
  backButton,
  type ContactName,
  contactField,
  sendButton,
  thandeka,
} from './wizard.ts';

/** docs/product.md, 5: an input that is too short and its message, in the order of the fields. */
const RULES: [ContactName, string, string][] = [
  ['fromAddress', '1 Aa', 'Please enter your current address'],
  ['toAddress', '1 Aa', 'Please enter your destination address'],
  ['moveDate', '', 'Please select a move date'],
  ['name', 'T', 'Name must be at least 2 characters'],
  ['phone', '082555011', 'Please enter a valid phone number'],
  ['email', 'thandeka@gmail', 'Please enter a valid email'],
];

const PHONE_HINT = '';

test('what is missing or wrong is said at once, leads to its field, and is not sent @variation', async ({
  page,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await page.goto('/get-quote');
  const summary = errorSummary(page);

  await test.step('rooms and inventory are not required', async () => {
    await answerHome(page);
    await expect.soft(page).toHaveTitle(/^Step 4 of 4: Get a /);
  });

  await test.step('an empty last step says everything at once, and the summary takes the focus', async () => {
    await sendButton(page).click();
    await expect(summary).toBeFocused();
    await expect.soft(summary).toContainText('Six things need another look');
    await expect.soft(summary.getByRole('link')).toHaveText(RULES.map(([, , message]) => message));
  });

  await expect.soft(page).toHaveTitle(/^Error: /);

  await test.step('what is too short is said like what is missing', async () => {
    for (const [name, tooLittle] of RULES) await contactField(page, name).fill(tooLittle);
    await sendButton(page).click();
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText(RULES.map(([, , message]) => message));
  });

  for (const [index, [name, tooLittle, message]] of RULES.entries()) {
    await test.step(`${name}: ${tooLittle}`, async () => {
      const field = contactField(page, name);
      const hint = name === 'phone' ? PHONE_HINT : '';
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(`${hint} ${message}`.trim());
      await summary.getByRole('link', { name: message }).click();
      await expect(field).toBeFocused();
      await field.fill(thandeka[name]);
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(hint);
      const left = RULES.slice(index + 1).map(([, , other]) => other);
      await expect(summary.getByRole('link'), 'what is right stays').toHaveText(left);
      if (left.length === 1) await expect(summary).toContainText(errorTitle(1));
    });
  }

  await test.step('the summary and the title follow the fields, and the focus stays in them', async () => {
    await expect(summary).toHaveCount(0);
    await expect.soft(page).toHaveTitle(/^Step 4 of 4: Get a /);
    await contactField(page, 'email').fill('thandeka@');
    await expect(summary).toHaveCount(1);
    await expect.soft(contactField(page, 'email')).toBeFocused();
  });

  await test.step('the step before has neither', async () => {
    await backButton(page).click();
    await expect.soft(page).toHaveTitle(/^Step 3 of 4: Get a /);
    await expect.soft(summary).toHaveCount(0);
  });

  expect(posts).toEqual([]);
});
