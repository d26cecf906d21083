import type { Page } from '@playwright/test';
import { holdScripts } from '../hold-scripts.ts';
import { expectWords, field, sendButton, sentNotice, sipho, write } from '../site/contact-form.ts';
import { expect, test } from '../site.ts';
import { choice, expectContact } from '../wizard.ts';

/** Where React takes over depends on the moment: each page is opened in several new tabs. */
const TABS = [1, 2, 3];

/** Imitates a browser's translation: each text is in its own element. */
function translate(page: Page) {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text); // it walks only through texts
    for (const text of texts) {
      if (!text.nodeValue?.trim() || text.parentElement?.closest('script, style')) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  });
}

/** Imitates a password manager: its icon is next to the field, and its own button in front of the form's. */
function addIcon(page: Page) {
  return page.evaluate(() => {
    for (const input of document.querySelectorAll('#contact-name, [name=moveType]')) {
      const icon = document.createElement('div');
      icon.innerHTML = '<button type="button">Fill in</button><input>';
      input.before(icon);
    }
  });
}

const changes = [
  ['translated', translate],
  ['with a password manager’s icon', addIcon],
] as const;

const awake = (page: Page) => page.locator('astro-island[ssr]:has(form)');

for (const [what, change] of changes) {
  test(`on a page ${what} a press before the script counts`, async ({ context }) => {
    for (const tab of TABS) {
      await test.step(`in the wizard, tab ${tab}`, async () => {
        const page = await context.newPage();
        const release = await holdScripts(page);
        await page.goto('/get-quote');
        await change(page);
        await choice(page, /^Commercial/).click();
        await expect(choice(page, /^Commercial/)).toHaveAttribute('data-held');
        release();
        await expectContact(page);
        await page.close();
      });

      await test.step(`on the contact form, tab ${tab}: it is sent once, as typed`, async () => {
        const page = await context.newPage();
        const posts: unknown[] = [];
        await page.route('**/api/contact-submissions', (route) => {
          posts.push(route.request().postDataJSON());
          return route.fulfill({ status: 201, json: { reference: 'JFM-7K3Q-24' } });
        });
        const release = await holdScripts(page);
        await page.goto('/contact');
        await change(page);
        await write(page);
        await sendButton(page).click();
        await expect(sendButton(page)).toHaveAttribute('data-held');
        release();
        await expect(sentNotice(page)).toBeVisible();
        expect(posts).toMatchObject([
          { name: sipho.Name, email: sipho.Email, message: sipho.Message },
        ]);
        await page.close();
      });
    }
  });

  test(`on a page ${what} somebody who is typing goes on typing`, async ({ context }) => {
    for (const tab of TABS) {
      await test.step(`in tab ${tab}`, async () => {
        const page = await context.newPage();
        const release = await holdScripts(page);
        await page.goto('/contact');
        await change(page);
        await write(page);
        await field(page, 'Name').focus();
        await page.keyboard.press('Home');
        await page.keyboard.type('Mr ');
        release();
        await expect(awake(page)).toHaveCount(0);
        await expect(field(page, 'Name')).toBeFocused();
        await page.keyboard.type('S. ');
        await expectWords(page, { ...sipho, Name: `Mr S. ${sipho.Name}` });
        await page.reload();
        await expectWords(page, { ...sipho, Name: `Mr S. ${sipho.Name}` });
        await page.close();
      });
    }
  });
}

test('a press is not held for ever: the plain form works as after a script that failed', async ({
  page,
}) => {
  await page.clock.install();
  await holdScripts(page);
  await page.goto('/get-quote');
  await choice(page, /^Commercial/).click();
  await expect(choice(page, /^Commercial/)).toHaveAttribute('data-held');
  await page.clock.fastForward(20_000);
  await expect(page.getByRole('radio', { name: /^Commercial/ })).toBeChecked();

  await page.goto('/contact');
  await write(page);
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveAttribute('data-held');
  await page.clock.fastForward(20_000);
  await expect(page).toHaveURL(/\/thank-you/);
});
