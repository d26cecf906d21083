import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { company } from '../../content/company.ts';
import { PHASES } from '../../domain/move/phases.ts';
import { METERS } from '../../domain/request/move-checklist.ts';
import { MOVE_LABELS } from '../../domain/your-move/move-labels.ts';
import { NOTE_HEADINGS } from '../../web/by-key/note-headings.ts';
import { CONFIRMATION_LABELS } from '../../web/quote/confirmation/confirmation-labels.ts';
import { SEND_QUOTE } from '../../web/quote/steps/step-words.ts';
import { AGAIN_LABELS } from '../../web/ui/again-labels.ts';
import { MOVE_HEADINGS } from '../../web/your-move/move-headings.ts';
import { MOVE_NEWS } from '../../web/your-move/move-news.ts';
import { failUntilReload } from './fail-until-reload.ts';
import { expectOnPaper } from './pages-on-paper.ts';
import { expectAccessible } from './site/accessible.ts';
import { expect, test } from './site.ts';
import {
  confirmedReference,
  contactField,
  fillContact,
  openContactStep,
  stepLabel,
  thandeka,
} from './wizard.ts';
import {
  actAtDesk,
  button,
  changeForm,
  followAnother,
  openMove,
  outcome,
  paper,
  sendMove,
  sheet,
  yourData,
} from './your-move.ts';

const estateNotes = (page: Page) => page.getByRole('region', { name: /^For the manager of/ });

test('the confirmation leads to the move sheet, follows its changes, and goes with its deletion @variation', async ({
  page,
}) => {
  await openContactStep(page);
  await fillContact(page);
  await page.getByRole('radio', { name: /^Email/ }).check({ force: true });
  await button(page, SEND_QUOTE).click();
  const reference = await confirmedReference(page);
  await page.getByText(CONFIRMATION_LABELS.more).click();
  await expect.soft(page.getByText('Keep this link private')).toBeVisible();
  const photos = page.getByText(/Photos or a pin\?.*Send them by WhatsApp/);
  await expect.soft(photos).toBeVisible();

  await test.step('the sheet has everything, even after a reload', async () => {
    await page.getByRole('link', { name: CONFIRMATION_LABELS.sheet }).click();
    await expect(page).toHaveURL('/your-move');
    await expect(paper(page).getByText(reference, { exact: true })).toBeVisible();
    await expect.soft(photos).toBeVisible();
    for (const words of Object.values({ ...thandeka, moveDate: 'Sat 5 Dec' })) {
      await expect.soft(page.getByRole('main')).toContainText(words);
    }
    await page.reload();
    await expect(paper(page)).toContainText(thandeka.fromAddress);
  });

  await test.step('the confirmation that the tab remembers follows a change', async () => {
    await button(page, MOVE_LABELS.change).click();
    await contactField(page, 'toAddress').fill('7 Mowbray Road, Greenside');
    await button(page, MOVE_LABELS.save).click();
    await expect(outcome(page)).toContainText('7 Mowbray Road');
    await page.goBack();
    expect(await confirmedReference(page)).toBe(reference);
    await page.getByText(CONFIRMATION_LABELS.told).click();
    await expect(page.getByText('7 Mowbray Road, Greenside')).toBeVisible();
  });

  await test.step('and goes with a deletion', async () => {
    await page.getByRole('link', { name: CONFIRMATION_LABELS.sheet }).click();
    await button(page, MOVE_LABELS.delete).click();
    await button(page, MOVE_LABELS.deleteNow).click();
    await expect(page.getByRole('heading', { name: MOVE_NEWS.deleted })).toBeVisible();
    await page.goBack();
    await expect(stepLabel(page, 'move')).toBeVisible();
    const kept = () => page.evaluate(() => Object.keys(sessionStorage));
    await expect.poll(kept).not.toContain('quote-sent');
  });
});

test('the sheet says what was told, what is open, what comes, and what to do by when @variation', async ({
  page,
  site,
}) => {
  const { reference, linkKey } = await sendMove(site);
  await openMove(page, { reference, linkKey });
  for (const words of ['Sat 6 Dec 2031', 'Unit 3, Cedar Lakes Estate, Fourways', 'It’s good for']) {
    await expect.soft(paper(page)).toContainText(words);
  }
  for (const words of [
    'Sofa, TV',
    'second floor, no lift',
    'two days’ notice or more to the gate',
    'The cat bolts.',
    'thandeka@example.com',
  ]) {
    await expect.soft(sheet(page)).toContainText(words);
  }
  const step = sheet(page).getByRole('listitem').filter({ hasText: 'Four weeks before' });
  await expect.soft(step).toContainText('by Saturday 8 November 2031');
  await expect.soft(step).toContainText('sell it or give it away');
  await expect.soft(sheet(page).getByText('moving hours and truck limits')).toBeVisible();
  const chat = sheet(page).getByRole('link', { name: 'by WhatsApp' });
  await expect.soft(chat).toHaveAttribute('href', /wa\.me\/\d+\?text=.*truck%20limits/);

  await test.step('an open question leads to the form, also while it is open', async () => {
    const heading = changeForm(page).getByRole('heading', { name: MOVE_LABELS.change });
    await button(page, 'Answer below').click();
    await expect(heading).toBeFocused();
    await button(page, 'Answer below').click();
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  });

  await test.step('the move goes into a calendar', async () => {
    const download = page.waitForEvent('download');
    await button(page, MOVE_LABELS.calendar).click();
    const file = await download;
    expect.soft(file.suggestedFilename()).toBe(`${reference}.ics`);
    const entry = await readFile(await file.path(), 'utf8');
    expect.soft(entry).toContain('DTSTART;VALUE=DATE:20311206\r\n');
    expect.soft(entry).toContain(`UID:${reference}@`);
  });

  await test.step('an estate’s manager gets a note that is ready to be sent', async () => {
    await expect(estateNotes(page)).toHaveCount(1);
    await estateNotes(page).getByRole('button', { name: 'For the manager' }).click();
    await expect
      .soft(estateNotes(page))
      .toContainText('I am planning to move into Unit 3, Cedar Lakes Estate');
    await expect.soft(estateNotes(page)).toContainText('May a removal truck come in');
    await expect.soft(estateNotes(page)).not.toContainText('Kelly Avenue');
    await expect
      .soft(estateNotes(page).getByRole('link', { name: 'Send by WhatsApp' }))
      .toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=Good%20day/);
  });

  await test.step('the skip link keeps the key', async () => {
    await page.getByRole('link', { name: 'Skip to the content' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.reload();
    await expect(paper(page)).toContainText(reference);
  });
});

test('the sheet is taken along: its tasks are ticked, its texts copied, and both its papers printed @variation', async ({
  page,
  site,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Others lend a test no clipboard and print no PDF.');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const receipt = await sendMove(site);
  await openMove(page, receipt);
  const task = (name: string, on = page) => sheet(on).getByRole('checkbox', { name });
  const week = (name: string, on = page) => sheet(on).getByRole('button', { name });

  await test.step('a ticked task stays ticked on this device, in every tab', async () => {
    const other = await page.context().newPage();
    await openMove(other, receipt);
    for (const each of [page, other]) {
      await expect(task('Decide what isn’t moving', each), 'the next are open').toBeVisible();
      await week('The day before', each).click();
      await week('Three weeks before', each).click();
    }
    await task(METERS.text).check();
    await expect(task(METERS.text, other)).toBeChecked();
    await task('Start packing', other).check();
    await expect(task('Start packing')).toBeChecked();
    await task('Start packing').uncheck();
    await page.reload();
    await week('The day before').click();
    await expect(task(METERS.text)).toBeChecked();
    await week('Three weeks before').click();
    await expect(task('Start packing')).not.toBeChecked();
    await other.close();
  });

  // CopyButton.test.tsx tests how long the message stays, and what it says when copying fails.
  await test.step('the link and the estate’s note are copied', async () => {
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await button(page, MOVE_LABELS.copyLink).click();
    await expect.poll(copied).toMatch(new RegExp(`/your-move#${receipt.linkKey}$`));
    await button(page, MOVE_LABELS.copyPlan).click();
    await expect.poll(copied).toMatch(/\/move-plan#[0-9a-f]{32}$/);
    await estateNotes(page).getByRole('button', { name: 'For the manager' }).click();
    await estateNotes(page).getByRole('button', { name: 'Copy' }).click();
    await expect(estateNotes(page).getByRole('button', { name: 'Copied' })).toBeVisible();
    await expect.poll(copied).toContain('you need notice two days or more before');
  });

  const labels = page.getByRole('list', { name: MOVE_HEADINGS.boxLabels });
  const planLink = page.getByText('/move-plan#');
  const letterhead = page.getByText(`${company.phone.display}, ${company.email}`);

  await test.step('on paper there is the sheet, and nothing to press', async () => {
    await expect(labels).toBeHidden();
    await button(page, 'Print').click();
    await expect(page.locator('[data-printed]')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(sheet(page)).toBeVisible();
    await expect.soft(letterhead).toBeVisible();
    await expect.soft(planLink).toBeVisible();
    await expect.soft(sheet(page)).toContainText(METERS.text);
    await expect.soft(task(METERS.text)).toBeVisible();
    await expect.soft(page.locator('.button:visible, form:visible, h1:visible')).toHaveCount(0);
    await expect.soft(yourData(page)).toBeHidden();
    await expect.soft(estateNotes(page)).toBeHidden();
    // The second hangs on the fridge: what to do by when.
    await expectOnPaper(page, 2);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('labels for the boxes are one page, on A4 and on Letter', async () => {
    await button(page, MOVE_LABELS.boxLabels).click();
    await page.emulateMedia({ media: 'print' });
    await expect(sheet(page)).toBeHidden();
    await expect.soft(letterhead).toBeHidden();
    await expect.soft(planLink).toBeHidden();
    await expect.soft(labels.getByRole('listitem')).toHaveCount(8);
    await expect.soft(labels.getByText('Bedroom 3').first()).toBeVisible();
    await expect.soft(labels.getByText(receipt.reference)).toHaveCount(8);
    await expectOnPaper(page, 1);
    // Printing brought the sheet back.
    await page.emulateMedia({ media: 'screen' });
    await button(page, MOVE_LABELS.boxLabels).click();
    await page.emulateMedia({ media: 'print' });
    await expect(labels).toBeVisible();
    await expectOnPaper(page, 1, 'Letter');
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(sheet(page)).toBeVisible();
    await expect(labels).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('ticks go with the request', async () => {
    const kept = () => page.evaluate(() => Object.keys(localStorage));
    await expect.poll(kept).toEqual([`checklist-${receipt.reference}`]);
    await button(page, MOVE_LABELS.delete).click();
    await button(page, MOVE_LABELS.deleteNow).click();
    await expect(sheet(page)).toBeHidden();
    await expect.poll(kept).toEqual([]);
  });
});

test('each label ends above its cut, whatever room it names @variation', async ({
  page,
  site,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Its layout is measured as it prints.');
  await page.addInitScript(() => {
    window.print = () => {};
  });
  const home = { kitchen: ['stove'], living: ['sofa'], bedroom: ['bed'] };
  const moves = [
    { bedrooms: '4+', inventory: { living: ['sofa'] } },
    { bedrooms: '1', bathrooms: '1', hasGarage: 'yes', hasStoreroom: 'yes', inventory: home },
    { moveType: 'commercial', bedrooms: '', inventory: {} },
  ];
  // Between the margins of A4, the narrower of the two papers.
  await page.setViewportSize({ width: 680, height: 1000 });
  for (const move of moves) {
    await openMove(page, await sendMove(site, move));
    await button(page, MOVE_LABELS.boxLabels).click();
    await page.emulateMedia({ media: 'print' });
    const labels = page.getByRole('list', { name: MOVE_HEADINGS.boxLabels });
    await expect(labels.getByRole('listitem')).toHaveCount(8);
    await expect.poll(() => labels.evaluate(beyondTheCut), JSON.stringify(move)).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});

/** What prints over the edge of its label, or over the drawing next to it. Runs in the page. */
function beyondTheCut(list: Element): string[] {
  const boxOf = (part: Element) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return range.getBoundingClientRect();
  };
  return [...list.children].flatMap((label) => {
    const cut = label.getBoundingClientRect();
    const parts = [...label.querySelectorAll('p, span')];
    const drawing = label.querySelector('.box-label-drawing')?.getBoundingClientRect();
    const over = parts.filter((part) => {
      const { right, bottom } = boxOf(part);
      return right > cut.right || bottom > cut.bottom;
    });
    const room = label.querySelector('.box-label-room p');
    if (room && drawing && boxOf(room).right > drawing.left) over.push(room);
    return over.map((part) => part.textContent ?? '');
  });
}

test('each link opens its own move; without one the page explains that and how to reach us @variation', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/your-move');
  const main = page.getByRole('main');
  const noLink = main.getByText(MOVE_HEADINGS.withoutKey);
  const call = main.getByRole('link', { name: /^Call/ });

  await test.step('without a key', async () => {
    await expect(noLink).toBeVisible();
    await expect.soft(main.getByText('Opening your move sheet')).toBeHidden();
    await expect.soft(call).toHaveAttribute('href', /^tel:/);
    await expect.soft(main.getByRole('link', { name: 'Write an email' })).toBeVisible();
    await expect.soft(main.getByRole('img', { name: /talks on the telephone/ })).toBeVisible();
    expect.soft(asked.filter((path) => path.startsWith('/api'))).toEqual([]);
    await expectAccessible(page);
  });

  await test.step('with a key that is too short, and one that opens nothing', async () => {
    await page.goto(`/your-move#${'x'.repeat(30)}`);
    await expect(noLink).toBeVisible();
    await followAnother(page, 'x'.repeat(32));
    await expect(page.getByRole('heading', { name: NOTE_HEADINGS.nothingStored })).toBeFocused();
    await expect.soft(call).toBeVisible();
  });

  const [first, second] = [await sendMove(site), await sendMove(site, { phone: '011 555 0100' })];
  await test.step('what cannot be opened is tried again by a button', async () => {
    await page.route('**/api/your-move', (route) => route.abort());
    await followAnother(page, first.linkKey);
    await expect(page).toHaveURL('/your-move');
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('didn’t answer');
    await page.unroute('**/api/your-move');
    await button(page, AGAIN_LABELS.try).click();
    await expect(paper(page)).toContainText(first.reference);
  });

  await test.step('another link in the same tab opens another move', async () => {
    await followAnother(page, second.linkKey);
    await expect(sheet(page)).toContainText('011 555 0100');
  });

  await test.step('a move without a date and an estate has neither calendar nor note', async () => {
    const vague = { moveDate: 'in spring', toAddress: '7 Mowbray Road, Greenside' };
    await openMove(page, await sendMove(site, vague));
    await expect(paper(page)).toContainText('in spring');
    await expect(button(page, MOVE_LABELS.calendar)).toHaveCount(0);
    await expect(estateNotes(page)).toHaveCount(0);
  });

  await test.step('a request that we cannot do leaves a kind word and the reference', async () => {
    const refused = await sendMove(site);
    await actAtDesk(site, refused.reference, { kind: 'refused' });
    await openMove(page, refused);
    const sorry = PHASES.refused.page;
    await expect(page.getByRole('heading', { name: sorry })).toBeVisible();
    const again = page.getByRole('link', { name: MOVE_LABELS.again });
    await expect(again).toHaveAttribute('href', '/get-quote#another');
    await expect(paper(page)).toContainText(refused.reference);
    await expect(sheet(page)).not.toContainText(MOVE_HEADINGS.checklist);
    await expectAccessible(page);
  });

  await test.step('no tick is kept of a move that is over', async () => {
    const over = await sendMove(site, { moveDate: '2020-01-04' });
    const key = `checklist-${over.reference}`;
    await page.evaluate((name) => {
      localStorage.setItem(name, '{"version":1,"tasks":["Photograph the meters."]}');
    }, key);
    await openMove(page, over);
    await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  });
});

test('a script that cannot be fetched leaves another try @variation', async ({ page, site }) => {
  const receipt = await sendMove(site);
  // The page loads once more to take the key out of its address.
  await failUntilReload(page, /\/_astro\/YourMove\./, { failing: 2 });
  await page.goto(`/your-move#${receipt.linkKey}`);
  await expect(page.getByText('Opening your move sheet')).toBeVisible();
  await button(page, AGAIN_LABELS.try).click();
  await expect(paper(page)).toContainText(receipt.reference);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says what it needs, and how to reach us', async ({ page }) => {
    await page.goto(`/your-move#${'x'.repeat(32)}`);
    const main = page.getByRole('main');
    await expect(main.getByText('This page needs JavaScript')).toBeVisible();
    await expect(main.getByText('Opening your move sheet')).toBeHidden();
    await expect(main.getByRole('link', { name: /^Call/ })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Write an email' })).toBeVisible();
  });
});
