import type { Page } from '@playwright/test';
import { errorSummary } from './error-summary.ts';
import { expect, test } from './site.ts';
import { confirmedReference, contactField, fillContact, openContactStep } from './wizard.ts';
import { button, changeForm, openMove, sendMove, sheet, teamMail, yourData } from './your-move.ts';

const outcome = (page: Page) => yourData(page).getByRole('status').first();

test('a change is saved, shown, and told to the team in words', async ({ page, site }) => {
  const receipt = await sendMove(site);
  await openMove(page, receipt);
  await button(page, 'Change something').click();
  await expect(contactField(page, 'Moving from')).toHaveValue('14 Kelly Avenue, Boskruin');
  await expect(page.getByRole('checkbox', { name: 'Sofa' })).toBeChecked();
  await expect(page.getByRole('group', { name: 'Bedrooms' }).getByLabel('3')).toBeChecked();
  const movingOut = page.getByRole('group', { name: 'Where you move out' });
  await expect(movingOut.getByLabel('Floor')).toHaveValue('2');

  await page.getByText('Bookshelf').click();
  await page.getByText('TV', { exact: true }).click();
  await page.getByLabel('Anything else?').fill('The cat bolts. A piano.');
  await button(page, 'Save the changes').click();

  const changes = [
    'Living room: added Bookshelf, removed TV',
    'Notes: “The cat bolts. A piano.”, was “The cat bolts.”',
  ];
  await expect(outcome(page)).toContainText('We have told the team');
  await expect(outcome(page).getByRole('listitem')).toHaveText(changes);
  await expect(outcome(page)).toBeFocused();
  await expect(sheet(page)).toContainText('Sofa, Bookshelf');
  await expect(yourData(page)).toContainText('last changed on');
  const mail = await teamMail(site, receipt.reference, /^Changed/);
  for (const change of changes) expect(mail).toContain(change);

  await page.reload();
  await expect(sheet(page)).toContainText('A piano.');
});

test('what stays as it was is neither saved nor told', async ({ page, site }) => {
  const receipt = await sendMove(site);
  await openMove(page, receipt);
  await button(page, 'Change something').click();
  await button(page, 'Save the changes').click();
  await expect(outcome(page)).toHaveText('Nothing was changed.');
  await button(page, 'Change something').click();
  await contactField(page, 'Phone').fill('011 555 0100');
  await button(page, 'Keep it as it was').click();
  await expect(outcome(page)).toBeFocused();
  await expect(sheet(page)).toContainText('082 555 0119');
  await expect(sheet(page)).not.toContainText('011 555 0100');
  // The mail about the call comes after any other would have.
  await button(page, 'Ask for a call').click();
  await teamMail(site, receipt.reference, /^Please call/);
  const subjects = (await site.mails()).map(({ subject }) => subject);
  expect(subjects.filter((one) => one?.includes(receipt.reference))).toHaveLength(2);
});

test('what is wrong is listed, and leads to its field; a commercial move is asked nothing of a home', async ({
  page,
  site,
}) => {
  await openMove(page, await sendMove(site, { moveType: 'commercial', inventory: {} }));
  await button(page, 'Change something').click();
  await expect(page.getByRole('group', { name: 'Bedrooms' })).toHaveCount(0);
  await contactField(page, 'Your name').fill('T');
  await contactField(page, 'Email').fill('oops');
  await contactField(page, 'Email').press('Enter');
  const summary = errorSummary(page);
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Name must be at least 2 characters',
    'Please enter a valid email',
  ]);
  await summary.getByRole('link').last().press('Enter');
  await expect(contactField(page, 'Email')).toBeFocused();
  await expect(page).toHaveURL(/#[\w-]{32}$/);
});

test('whatever goes wrong while saving, every word stays and saving again works', async ({
  page,
  site,
}) => {
  await openMove(page, await sendMove(site));
  await button(page, 'Change something').click();
  await contactField(page, 'Moving to').fill('7 Mowbray Road, Greenside');
  let tries = 0;
  // No connection, a server that cannot store, too many requests: then it works.
  await page.route('**/api/your-move', (route) => {
    tries += 1;
    if (tries === 1) return route.abort();
    return tries > 3 ? route.continue() : route.fulfill({ status: tries === 2 ? 503 : 429 });
  });
  for (const failure of [1, 2, 3]) {
    await button(page, 'Save the changes').click();
    await expect.poll(() => tries).toBe(failure);
    await expect(changeForm(page).getByRole('alert')).toContainText('Nothing is lost');
    await expect(button(page, 'Save the changes')).toBeFocused();
    await expect(contactField(page, 'Moving to')).toHaveValue('7 Mowbray Road, Greenside');
  }
  await button(page, 'Save the changes').click();
  await expect(outcome(page)).toContainText('7 Mowbray Road, Greenside');
});

test('two phones: what one stored while the other was changing is shown, kept, and told as it is', async ({
  page,
  browser,
  site,
}) => {
  const receipt = await sendMove(site);
  const otherPhone = await browser.newContext({ baseURL: site.url });
  const other = await otherPhone.newPage();
  await openMove(page, receipt);
  await openMove(other, receipt);
  await button(other, 'Change something').click();
  await contactField(other, 'Moving to').fill('Their own other address');
  await other.getByLabel('Anything else?').fill('A piano.');
  await button(page, 'Change something').click();
  await contactField(page, 'Moving to').fill('7 Mowbray Road, Greenside');
  await contactField(page, 'Phone').fill('011 555 0100');
  await button(page, 'Save the changes').click();
  await expect(outcome(page)).toContainText('7 Mowbray Road, Greenside');

  await button(other, 'Save the changes').click();
  const meanwhile = changeForm(other).getByRole('alert');
  await expect(meanwhile).toBeFocused();
  await expect(meanwhile).toContainText('Not saved yet');
  await expect(meanwhile.getByRole('listitem')).toHaveText([
    /011 555 0100.*was.*082 555 0119/,
    /7 Mowbray Road, Greenside.*was.*Cedar Lakes Estate/,
  ]);
  // The other visitor's answer if only they changed it; if both did, that of the one who saves now.
  await expect(contactField(other, 'Phone')).toHaveValue('011 555 0100');
  await expect(contactField(other, 'Moving to')).toHaveValue('Their own other address');
  await expect(other.getByLabel('Anything else?')).toHaveValue('A piano.');
  await contactField(other, 'Moving to').fill('7 Mowbray Road, Greenside');
  await button(other, 'Save the changes').click();

  const noteAlone = 'Notes: “A piano.”, was “The cat bolts.”';
  await expect(outcome(other).getByRole('listitem')).toHaveText([noteAlone]);
  const told = await teamMail(site, receipt.reference, new RegExp(`^Changed.*${noteAlone}`, 's'));
  expect(told).not.toContain('Cedar Lakes');
  await page.reload();
  await expect(sheet(page)).toContainText('7 Mowbray Road, Greenside');
  await expect(sheet(page)).toContainText('A piano.');
  await otherPhone.close();
});

test('a change that is not saved survives a reload, until it is saved or taken back', async ({
  page,
  site,
}) => {
  const receipt = await sendMove(site);
  await openMove(page, receipt);
  await button(page, 'Change something').click();
  await contactField(page, 'Moving to').fill('7 Mowbray Road, Greenside');
  await page.getByText('Bookshelf').click();
  await page.reload();
  await expect(contactField(page, 'Moving to')).toHaveValue('7 Mowbray Road, Greenside');
  await expect(page.getByRole('checkbox', { name: 'Bookshelf' })).toBeChecked();
  await button(page, 'Keep it as it was').click();
  await page.reload();
  await expect(sheet(page)).toContainText('Cedar Lakes Estate');
  await expect(changeForm(page)).toHaveCount(0);

  await button(page, 'Change something').click();
  await contactField(page, 'Moving to').fill('9 Other Road, Linden');
  await page.reload();
  await button(page, 'Save the changes').click();
  await expect(outcome(page)).toContainText('9 Other Road, Linden');
  await page.reload();
  await expect(changeForm(page)).toHaveCount(0);
});

test('a call is asked for once, and the page says where it goes', async ({ page, site }) => {
  const receipt = await sendMove(site);
  await openMove(page, receipt);
  await page.route('**/api/your-move/call', (route) => route.abort(), { times: 1 });
  await button(page, 'Ask for a call').click();
  await expect(yourData(page).getByRole('alert')).toContainText(
    'We cannot tell whether that reached us',
  );
  await button(page, 'Ask for a call').click();
  const done = yourData(page).getByText('a call to 082 555 0119 is on its way');
  await expect(done).toBeFocused();
  await expect(yourData(page).getByRole('alert')).toHaveCount(0);
  expect(await teamMail(site, receipt.reference, /^Please call/)).toContain('082 555 0119');
  await page.reload();
  await expect(done).toBeVisible();
  await expect(button(page, 'Ask for a call')).toHaveCount(0);
});

test('a request is deleted after one question, and the link opens nothing then', async ({
  page,
  site,
}) => {
  const receipt = await sendMove(site);
  await openMove(page, receipt);
  await button(page, 'Delete my request').click();
  await expect(page.getByText('Delete your request for good?')).toBeFocused();
  await expect(yourData(page)).toContainText('cannot be undone');
  await button(page, 'No, keep it').click();
  await expect(button(page, 'Delete my request')).toBeFocused();
  await button(page, 'Delete my request').press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Your request is deleted' })).toBeFocused();
  await expect(sheet(page)).toHaveCount(0);
  const mail = await teamMail(site, receipt.reference, /^Deleted/);
  expect(mail).not.toContain('Thandeka');
  const stored = await site.requests();
  expect(stored.filter(({ reference }) => reference === receipt.reference)).toEqual([]);
  await page.reload();
  await expect(page.getByText('Nothing is stored under this link')).toBeVisible();
});

test('a deletion without an answer may have happened: it says so, and to look again', async ({
  page,
  site,
}) => {
  await openMove(page, await sendMove(site));
  await page.route('**/api/your-move', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await button(page, 'Delete my request').click();
  await button(page, 'Yes, delete it').click();
  const failure = yourData(page).getByRole('alert');
  await expect(failure).toContainText('your request may be deleted already');
  await expect(failure).toContainText('load this page again');
  await expect(failure).not.toContainText('Nothing is lost');
  await page.unroute('**/api/your-move');
  await page.reload();
  await expect(page.getByText('Nothing is stored under this link')).toBeVisible();
});

test('the confirmation that the tab remembers follows a change, and goes with a deletion', async ({
  page,
}) => {
  await openContactStep(page);
  await fillContact(page);
  await page.getByRole('radio', { name: /^Email/ }).check({ force: true });
  await button(page, 'Get my free quote').click();
  await confirmedReference(page);
  await page.getByRole('link', { name: 'Your move sheet' }).click();
  await button(page, 'Change something').click();
  await contactField(page, 'Moving to').fill('7 Mowbray Road, Greenside');
  await button(page, 'Save the changes').click();
  await expect(outcome(page)).toContainText('7 Mowbray Road');
  await page.goBack();
  await confirmedReference(page);
  await expect(page.getByText('7 Mowbray Road, Greenside')).toBeVisible();

  await page.getByRole('link', { name: 'Your move sheet' }).click();
  await button(page, 'Delete my request').click();
  await button(page, 'Yes, delete it').click();
  await expect(page.getByRole('heading', { name: 'Your request is deleted' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Step 1 of 4', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('quote-sent');
});

test('what was deleted in another tab is said, not lost in a failure', async ({ page, site }) => {
  const { linkKey } = await sendMove(site);
  await openMove(page, { linkKey, reference: '' });
  await button(page, 'Change something').click();
  await contactField(page, 'Phone').fill('011 555 0100');
  const headers = { Authorization: `Bearer ${linkKey}` };
  expect((await page.request.delete('/api/your-move', { headers })).status()).toBe(204);
  await button(page, 'Save the changes').click();
  await expect(
    page.getByRole('heading', { name: 'Nothing is stored under this link' }),
  ).toBeFocused();
});
