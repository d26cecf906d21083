import type { Page } from '@playwright/test';
import { LABELS } from '../../domain/request/labels.ts';
import { MOVE_LABELS } from '../../domain/your-move/move-labels.ts';
import { UNSURE } from '../../web/api/unsure.ts';
import { NOTE_HEADINGS } from '../../web/by-key/note-headings.ts';
import { ACCESS_LEGENDS } from '../../web/quote/fields/access-words.ts';
import { MOVE_NEWS } from '../../web/your-move/move-news.ts';
import { errorSummary } from './error-summary.ts';
import { expectAccessible } from './site/accessible.ts';
import { expect, test } from './site.ts';
import { contactField, notesField } from './wizard.ts';
import {
  button,
  changeForm,
  openMove,
  outcome,
  paper,
  sendMove,
  sheet,
  teamMail,
  yourData,
} from './your-move.ts';

/** Every address that a page asks from now on; log-privacy.test.ts looks into the server’s log. */
function watchAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
}

test('a call is asked for, and a form that stays as it was or is wrong changes nothing @variation', async ({
  page,
  site,
}) => {
  const receipt = await sendMove(site);
  const addresses = watchAddresses(page);
  await openMove(page, receipt);

  await test.step('what stays as it was is neither saved nor told', async () => {
    await button(page, MOVE_LABELS.change).click();
    await button(page, MOVE_LABELS.save).click();
    await expect(outcome(page)).toHaveText(MOVE_NEWS.unchanged);
    await button(page, MOVE_LABELS.change).click();
    await contactField(page, 'phone').fill('011 555 0100');
    await button(page, MOVE_LABELS.keep).click();
    await expect.soft(outcome(page)).toBeFocused();
    await expect.soft(sheet(page)).toContainText('082 555 0119');
    await expect.soft(sheet(page)).not.toContainText('011 555 0100');
  });

  await test.step('a call is asked for once, and the page says where it goes', async () => {
    await page.route('**/api/your-move/call', (route) => route.abort(), { times: 1 });
    await button(page, MOVE_LABELS.call).click();
    await expect(yourData(page).getByRole('alert')).toContainText(UNSURE);
    await button(page, MOVE_LABELS.call).click();
    const done = yourData(page).getByText('We’ll call you on 082 555 0119');
    await expect.soft(done).toBeFocused();
    await expect.soft(yourData(page).getByRole('alert')).toHaveCount(0);
    const mail = await teamMail(site, receipt.reference, /^Please call/);
    expect.soft(mail).toContain('082 555 0119');
    // The mail about the call comes after that about a change would have.
    const subjects = (await site.mails()).map(({ subject }) => subject);
    const own = subjects.filter((one) => one?.includes(receipt.reference));
    expect.soft(own, 'the request, and the call').toHaveLength(2);
    await page.reload();
    await expect.soft(done).toBeVisible();
    await expect.soft(button(page, MOVE_LABELS.call)).toHaveCount(0);
  });

  await test.step('the form has what is stored', async () => {
    await button(page, MOVE_LABELS.change).click();
    await expect.soft(contactField(page, 'fromAddress')).toHaveValue('14 Kelly Avenue, Boskruin');
    await expect.soft(page.getByRole('checkbox', { name: 'Sofa' })).toBeChecked();
    const bedrooms = page.getByRole('group', { name: 'Bedrooms' });
    await expect.soft(bedrooms.getByLabel('3')).toBeChecked();
    const movingOut = page.getByRole('group', { name: ACCESS_LEGENDS.from });
    await expect.soft(movingOut.getByLabel('Floor')).toHaveValue('2');
  });

  await test.step('what is wrong is listed, and leads to its field', async () => {
    await contactField(page, 'name').fill('T');
    await contactField(page, 'email').fill('oops');
    await contactField(page, 'email').press('Enter');
    const summary = errorSummary(page);
    await expect(summary).toBeFocused();
    await expect
      .soft(summary.getByRole('link'))
      .toHaveText(['Name must be at least 2 characters', 'Please enter a valid email']);
    await expectAccessible(page);
    await summary.getByRole('link').last().press('Enter');
    await expect.soft(contactField(page, 'email')).toBeFocused();
    await expect.soft(page).toHaveURL('/your-move');
  });

  expect(addresses.join(), 'the key is in no address').not.toContain(receipt.linkKey);
});

test('a request is changed and deleted, and the team hears of both @variation', async ({
  page,
  site,
}) => {
  const receipt = await sendMove(site);
  const addresses = watchAddresses(page);
  await openMove(page, receipt);

  await test.step('a change is saved, shown, and told to the team in words', async () => {
    await button(page, MOVE_LABELS.change).click();
    await page.getByText('Bookshelf').click();
    await page.getByText('TV', { exact: true }).click();
    await notesField(page).fill('The cat bolts. A piano.');
    await button(page, MOVE_LABELS.save).click();
    const changes = [
      'Living room: added Bookshelf, removed TV',
      `${LABELS.additionalNotes}: “The cat bolts. A piano.”, was “The cat bolts.”`,
    ];
    await expect.soft(outcome(page)).toContainText(MOVE_NEWS.saved);
    await expect.soft(outcome(page).getByRole('listitem')).toHaveText(changes);
    await expect.soft(outcome(page)).toBeFocused();
    await expect.soft(sheet(page)).toContainText('Sofa, Bookshelf');
    await expect.soft(yourData(page)).toContainText('last changed on');
    const mail = await teamMail(site, receipt.reference, /^Changed/);
    for (const change of changes) expect.soft(mail).toContain(change);
  });

  await test.step('a change that is not saved survives a reload, until it is taken back', async () => {
    await button(page, MOVE_LABELS.change).click();
    await contactField(page, 'toAddress').fill('7 Mowbray Road, Greenside');
    await page.getByText('Fridge', { exact: true }).click();
    await page.reload();
    await expect(contactField(page, 'toAddress')).toHaveValue('7 Mowbray Road, Greenside');
    await expect(page.getByRole('checkbox', { name: 'Fridge', exact: true })).toBeChecked();
    await button(page, MOVE_LABELS.keep).click();
    await page.reload();
    await expect.soft(paper(page)).toContainText('Cedar Lakes Estate');
    await expect.soft(sheet(page), 'what was saved before').toContainText('A piano.');
    await expect(changeForm(page)).toHaveCount(0);
  });

  await test.step('or until it is saved', async () => {
    await button(page, MOVE_LABELS.change).click();
    await contactField(page, 'toAddress').fill('9 Other Road, Linden');
    await page.reload();
    await button(page, MOVE_LABELS.save).click();
    await expect(outcome(page)).toContainText('9 Other Road, Linden');
    await page.reload();
    await expect(paper(page)).toContainText('9 Other Road, Linden');
    await expect(changeForm(page)).toHaveCount(0);
  });

  await test.step('it is deleted after one question', async () => {
    await button(page, MOVE_LABELS.delete).click();
    await expect(page.getByText('Delete your request for good?')).toBeFocused();
    await expect.soft(yourData(page)).toContainText('can’t undo it');
    await expectAccessible(page);
    await button(page, MOVE_LABELS.deleteNot).click();
    await expect(button(page, MOVE_LABELS.delete)).toBeFocused();
    await button(page, MOVE_LABELS.delete).press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: MOVE_NEWS.deleted })).toBeFocused();
    await expect.soft(sheet(page)).toHaveCount(0);
    const mail = await teamMail(site, receipt.reference, /^Deleted/);
    expect.soft(mail).not.toContain('Thandeka');
    const stored = await site.requests();
    expect.soft(stored.filter(({ reference }) => reference === receipt.reference)).toEqual([]);
  });

  await test.step('the link opens nothing then', async () => {
    await page.reload();
    await expect(page.getByText(NOTE_HEADINGS.nothingStored)).toBeVisible();
  });

  expect(addresses.join(), 'the key is in no address').not.toContain(receipt.linkKey);
});

test('two phones: what one stored while the other was changing is shown, kept, and told as it is @variation', async ({
  page,
  browser,
  site,
}) => {
  const receipt = await sendMove(site);
  const otherPhone = await browser.newContext({ baseURL: site.url });
  const other = await otherPhone.newPage();
  await openMove(page, receipt);
  await openMove(other, receipt);
  await button(other, MOVE_LABELS.change).click();
  await contactField(other, 'toAddress').fill('Their own other address');
  await notesField(other).fill('A piano.');
  await button(page, MOVE_LABELS.change).click();
  await contactField(page, 'toAddress').fill('7 Mowbray Road, Greenside');
  await contactField(page, 'phone').fill('011 555 0100');
  await button(page, MOVE_LABELS.save).click();
  await expect(outcome(page)).toContainText('7 Mowbray Road, Greenside');

  await button(other, MOVE_LABELS.save).click();
  const meanwhile = changeForm(other).getByRole('alert');
  await expect(meanwhile).toBeFocused();
  await expect(meanwhile).toContainText('Not saved yet');
  await expect(meanwhile.getByRole('listitem')).toHaveText([
    /011 555 0100.*was.*082 555 0119/,
    /7 Mowbray Road, Greenside.*was.*Cedar Lakes Estate/,
  ]);
  // The other visitor's answer if only they changed it; if both did, that of whoever saves now.
  await expect(contactField(other, 'phone')).toHaveValue('011 555 0100');
  await expect(contactField(other, 'toAddress')).toHaveValue('Their own other address');
  await expect(notesField(other)).toHaveValue('A piano.');
  await contactField(other, 'toAddress').fill('7 Mowbray Road, Greenside');
  await button(other, MOVE_LABELS.save).click();

  const noteAlone = `${LABELS.additionalNotes}: “A piano.”, was “The cat bolts.”`;
  await expect(outcome(other).getByRole('listitem')).toHaveText([noteAlone]);
  const told = await teamMail(site, receipt.reference, new RegExp(`^Changed.*${noteAlone}`, 's'));
  expect(told).not.toContain('Cedar Lakes');
  await page.reload();
  await expect(paper(page)).toContainText('7 Mowbray Road, Greenside');
  await expect(sheet(page)).toContainText('A piano.');
  await otherPhone.close();
});
