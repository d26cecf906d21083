import { readFile } from 'node:fs/promises';
import { errorSummary } from './error-summary.ts';
import { expectAccessible } from './site/accessible.ts';
import { expect, faultTest, test } from './site.ts';
import {
  catchChat,
  confirmedReference,
  contactField,
  fillContact,
  openContactStep,
  sendButton,
  thandeka,
} from './wizard.ts';
import { button, changeForm, openMove, sendMove, sheet, yourData } from './your-move.ts';

test('the confirmation leads to the move sheet, which has everything', async ({ page }) => {
  await catchChat(page);
  await openContactStep(page);
  await fillContact(page);
  await sendButton(page).click();
  const reference = await confirmedReference(page);
  await expect(page.getByText('Keep the move sheet’s link private')).toBeVisible();
  await page.getByRole('link', { name: 'Your move sheet' }).click();

  await expect(page).toHaveURL(/\/your-move#[\w-]{32}$/);
  await expect(sheet(page).getByText(reference, { exact: true })).toBeVisible();
  for (const words of Object.values({ ...thandeka, 'Move date': 'Saturday 5 December 2026' })) {
    await expect(sheet(page)).toContainText(words);
  }
  await page.reload();
  await expect(sheet(page)).toContainText(thandeka['Moving from']);
  await page.goBack();
  expect(await confirmedReference(page)).toBe(reference);
});

test('a ticked task stays ticked on this device, on paper too, until the request is deleted', async ({
  page,
  site,
}) => {
  const receipt = await sendMove(site);
  await openMove(page, receipt);
  const task = (name: string) => sheet(page).getByRole('checkbox', { name });
  await task('Start packing').check();
  await task('Photograph the meters').check();
  await task('Start packing').uncheck();
  await page.reload();
  await expect(task('Photograph the meters')).toBeChecked();
  await expect(task('Start packing')).not.toBeChecked();
  await page.emulateMedia({ media: 'print' });
  await expect(task('Photograph the meters')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  const kept = () => page.evaluate(() => Object.keys(localStorage));
  expect(await kept()).toEqual([`checklist-${receipt.reference}`]);
  await button(page, 'Delete my request').click();
  await button(page, 'Yes, delete it').click();
  await expect(sheet(page)).toBeHidden();
  expect(await kept()).toEqual([]);
});

test('no tick is kept of a move that is over', async ({ page, site }) => {
  const receipt = await sendMove(site, { moveDate: '2020-01-04' });
  const key = `checklist-${receipt.reference}`;
  await page.goto('/your-move');
  await page.evaluate((name) => {
    localStorage.setItem(name, '{"version":1,"tasks":["Photograph the meters."]}');
  }, key);
  await openMove(page, receipt);
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
});

test('the sheet says what was told, what is open, what comes, and what to do by when', async ({
  page,
  site,
}) => {
  await openMove(page, await sendMove(site));
  for (const words of [
    'Saturday 6 December 2031',
    'Unit 3, Cedar Lakes Estate, Fourways',
    'Sofa, TV',
    'second floor, no lift',
    'two days’ notice or more to the gate',
    'The cat bolts.',
    'thandeka@example.com',
    'Your quote, by email',
    'Tell us at least 24 hours before the move.',
  ]) {
    await expect(sheet(page)).toContainText(words);
  }
  const step = sheet(page).getByRole('listitem').filter({ hasText: 'Four weeks before' });
  await expect(step).toContainText('by Saturday 8 November 2031');
  await expect(step).toContainText('sell it or give it away');
  const open = sheet(page).getByText('moving hours and truck limits');
  await expect(open).toBeVisible();
  const chat = sheet(page).getByRole('link', { name: 'by WhatsApp' });
  await expect(chat).toHaveAttribute('href', /wa\.me\/\d+\?text=.*truck%20limits/);
  await button(page, 'Answer below').click();
  const heading = changeForm(page).getByRole('heading', { name: 'Change something' });
  await expect(heading).toBeFocused();
  // Also while the form is open.
  await button(page, 'Answer below').click();
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('on paper there is the sheet, and nothing to press', async ({ page, site }) => {
  await openMove(page, await sendMove(site));
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await button(page, 'Print').click();
  await expect(page.locator('[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet(page)).toBeVisible();
  await expect(sheet(page)).toContainText('Photograph the meters.');
  await expect(page.locator('button:visible, form:visible, h1:visible')).toHaveCount(0);
  await expect(yourData(page)).toBeHidden();
  await expect(page.getByText('Good day')).toBeHidden();
  // The second hangs on the fridge: what to do by when.
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});

test('labels for the boxes are a page of their own', async ({ page, site }) => {
  const receipt = await sendMove(site);
  await openMove(page, receipt);
  const labels = page.getByRole('list', { name: 'Labels for your boxes' });
  await expect(labels).toBeHidden();
  await page.evaluate(() => {
    window.print = () => {};
  });
  await button(page, 'Box labels').click();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet(page)).toBeHidden();
  await expect(labels.getByRole('listitem')).toHaveCount(8);
  await expect(labels.getByText('Bedroom 3').first()).toBeVisible();
  await expect(labels.getByText(receipt.reference)).toHaveCount(8);
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(sheet(page)).toBeVisible();
  await expect(labels).toBeHidden();
});

test('the move goes into a calendar, unless its date is none', async ({ page, site }) => {
  const receipt = await sendMove(site);
  await openMove(page, receipt);
  const download = page.waitForEvent('download');
  await button(page, 'Add to calendar').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${receipt.reference}.ics`);
  const entry = await readFile(await file.path(), 'utf8');
  expect(entry).toContain('DTSTART;VALUE=DATE:20311206\r\n');
  expect(entry).toContain(`UID:${receipt.reference}@`);

  await openMove(page, await sendMove(site, { moveDate: 'in spring' }));
  await expect(sheet(page)).toContainText('in spring');
  await expect(button(page, 'Add to calendar')).toHaveCount(0);
});

test('an estate’s manager gets a note that is ready to be sent', async ({ page, site }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openMove(page, await sendMove(site));
  const notes = page.getByRole('region', { name: /^For the manager of/ });
  await expect(notes).toHaveCount(1);
  const note = notes.filter({ hasText: 'I am planning to move into Unit 3, Cedar Lakes Estate' });
  await expect(note).toContainText('May a removal truck come in');
  await expect(note).not.toContainText('Kelly Avenue');
  const link = note.getByRole('link', { name: 'Send by WhatsApp' });
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=Good%20day/);
  await note.getByRole('button', { name: 'Copy' }).click();
  await expect(note.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('you need notice two days or more before');

  await openMove(page, await sendMove(site, { toAddress: '7 Mowbray Road, Greenside' }));
  await expect(notes).toHaveCount(0);
});

test('copying says what it did for some seconds, a refusal with what to do, and can be done again', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openMove(page, await sendMove(site));
  const actions = page.getByRole('main');
  await actions.getByRole('button', { name: 'Copy the link' }).click();
  await expect(actions.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.clock.runFor(6000);
  await expect(actions.getByRole('button', { name: 'Copied' })).toHaveCount(0);
  // The last case is a page without HTTPS.
  for (const refuse of [
    () => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    },
    () => Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  ]) {
    await page.evaluate(refuse);
    await actions.getByRole('button', { name: 'Copy the link' }).click();
    const refused = 'Copying was refused; take it from the address bar';
    await expect(actions.getByRole('button', { name: refused })).toBeVisible();
    await page.clock.runFor(6000);
    await expect(actions.getByRole('button', { name: refused })).toHaveCount(0);
  }
  await sheet(page).getByRole('button', { name: 'Copy the reference' }).click();
  await expect(
    page.getByRole('button', { name: 'Copying was refused; select the text' }),
  ).toBeVisible();
});

test('without a key, and with one that opens nothing, the page says so and how to reach us', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/your-move');
  const main = page.getByRole('main');
  await expect(main.getByText('This page opens with your private link')).toBeVisible();
  await expect(main.getByText('Opening your move sheet')).toBeHidden();
  await expect(main.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
  await expect(main.getByRole('link', { name: 'Write an email' })).toBeVisible();
  await expect(main.getByRole('img', { name: /talks on the telephone/ })).toBeVisible();
  expect(asked.filter((path) => path.includes('YourMove') || path.startsWith('/api'))).toEqual([]);

  await page.goto(`/your-move#${'x'.repeat(30)}`);
  await expect(main.getByText('This page opens with your private link')).toBeVisible();
  await page.goto(`/your-move#${'x'.repeat(32)}`);
  await expect(
    page.getByRole('heading', { name: 'Nothing is stored under this link' }),
  ).toBeFocused();
  await expect(main.getByRole('link', { name: /^Call/ })).toBeVisible();
});

test('when it cannot be opened there is a button that tries again', async ({ page, site }) => {
  const receipt = await sendMove(site);
  await page.route('**/api/your-move', (route) => route.abort());
  await page.goto(`/your-move#${receipt.linkKey}`);
  await expect(page.getByRole('alert')).toContainText('Nothing is lost');
  await page.unroute('**/api/your-move');
  await button(page, 'Try again').click();
  await expect(sheet(page)).toContainText(receipt.reference);
});

test('another link in the same tab opens another move; the skip link keeps the key', async ({
  page,
  site,
}) => {
  const [first, second] = [await sendMove(site), await sendMove(site, { phone: '011 555 0100' })];
  await openMove(page, first);
  await page.goto(`/your-move#${second.linkKey}`);
  await expect(sheet(page)).toContainText('011 555 0100');
  await page.getByRole('link', { name: 'Skip to the content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`#${second.linkKey}$`));
  await expect(sheet(page)).toContainText('011 555 0100');
});

test('search engines and menus know nothing of the page', async ({ page }) => {
  await page.goto('/your-move');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('a[href*="your-move"]')).toHaveCount(0);
  const sitemap = await page.request.get('/sitemap.xml');
  expect(await sitemap.text()).not.toContain('your-move');
});

test('axe finds nothing on the sheet and in the form', async ({ page, site }) => {
  await openMove(page, await sendMove(site));
  await button(page, 'Delete my request').click();
  await expectAccessible(page);
  await button(page, 'Change something').click();
  await expect(page.getByRole('group', { name: 'Where you move in' })).toBeVisible();
  await contactField(page, 'Email').fill('oops');
  await button(page, 'Save the changes').click();
  await expect(errorSummary(page)).toBeFocused();
  await expectAccessible(page);
});

test('axe finds nothing on the page without a key', async ({ page }) => {
  await page.goto('/your-move');
  await expectAccessible(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says what it needs, and how to reach us', async ({ page }) => {
    await page.goto(`/your-move#${'x'.repeat(32)}`);
    const main = page.getByRole('main');
    await expect(main.getByText('The page needs JavaScript')).toBeVisible();
    await expect(main.getByText('Opening your move sheet')).toBeHidden();
    await expect(main.getByRole('link', { name: /^Call/ })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Write an email' })).toBeVisible();
  });
});

faultTest.describe('with a server that logs all it can', () => {
  faultTest.use({ ownEnvironment: { LOG_LEVEL: 'trace' } });
  faultTest('the key is in no address and in no log', async ({ page, ownSite }) => {
    const receipt = await sendMove(ownSite);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await openMove(page, receipt);
    await button(page, 'Ask for a call').click();
    await expect(yourData(page)).toContainText('is on its way');
    await button(page, 'Delete my request').click();
    await button(page, 'Yes, delete it').click();
    await expect(page.getByRole('heading', { name: 'Your request is deleted' })).toBeFocused();
    expect(addresses.join()).not.toContain(receipt.linkKey);
    await ownSite.stop();
    expect(ownSite.log(), 'It did log').toContain('your-move');
    expect(ownSite.log()).not.toContain(receipt.linkKey);
  });
});
