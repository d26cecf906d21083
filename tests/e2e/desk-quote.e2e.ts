import { expect } from '@playwright/test';
import { PRICE_ASKED } from '../../domain/quote/price.schema.ts';
import { ACTION_NAMES } from '../../domain/team/action-names.ts';
import { QUOTE_LABELS } from '../../domain/team/form-labels.ts';
import { VISIT_LABELS } from '../../domain/team/visit-labels.ts';
import { MOVE_LABELS } from '../../domain/your-move/move-labels.ts';
import { VISITOR_DID } from '../../server/moves/kinds/visitor-did.ts';
import { TELL_THEM } from '../../web/desk/how-they-hear.ts';
import { TOLD } from '../../web/desk/next-steps.ts';
import { STORED } from '../../web/desk/stored.ts';
import { WHOLE_DATE } from '../../web/ui/form-controls.ts';
import { MOVE_NEWS } from '../../web/your-move/move-news.ts';
import { actAs, button, choose, history, openDesk, pressStep, sendByEmail } from './desk.ts';
import { test } from './site.ts';
import { openMove } from './your-move.ts';

const WHOLE = 'R6 500 for the whole move, however long it takes';

test('from the desk to the visitor and back: quoted, read by mail, seen, asked, accepted', async ({
  page,
  browser,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const receipt = await openDesk(page, site);
  await actAs(page, 'Anna');
  await pressStep(page, ACTION_NAMES.quoted);
  await expect(page.getByLabel(QUOTE_LABELS.includes)).toHaveValue(/Loading at 14 Kelly Avenue/);
  await choose(page, QUOTE_LABELS.whole);
  await page.getByRole('button', { name: QUOTE_LABELS.preview }).click();
  await expect(page.getByText(PRICE_ASKED)).toBeVisible();
  await page.getByLabel(QUOTE_LABELS.price).fill('R 6 500');
  // Half a date has the value of none.
  await page.getByLabel(VISIT_LABELS.dayOffered).fill('');
  await page.getByLabel(VISIT_LABELS.dayOffered).pressSequentially('12');
  await page.getByRole('button', { name: QUOTE_LABELS.preview }).click();
  await expect(page.getByText(WHOLE_DATE)).toBeVisible();
  await page.getByLabel(VISIT_LABELS.dayOffered).fill('');
  await page.getByRole('button', { name: QUOTE_LABELS.preview }).click();
  await expect(page.getByText(WHOLE, { exact: true })).toBeVisible();
  // A quote that is read over looks finished: what sends it is in view with it.
  await expect(sendByEmail(page)).toBeInViewport({ ratio: 1 });
  await sendByEmail(page).click();
  await expect(page.getByText(STORED.quoted)).toBeVisible();

  await expect
    .poll(async () =>
      (await site.mails()).some(({ to }) => to?.[0]?.address === 'thandeka@example.com'),
    )
    .toBe(true);

  const visitor = await browser.newPage({ baseURL: site.url });
  await openMove(visitor, receipt);
  await expect(visitor.getByText('R6 500', { exact: true })).toBeVisible();
  await visitor.getByRole('button', { name: MOVE_LABELS.ask }).click();
  await visitor.getByLabel(MOVE_LABELS.question).fill('Does it include the cat?');
  await visitor.getByRole('button', { name: MOVE_LABELS.sendQuestion }).click();
  await expect(visitor.getByText(MOVE_NEWS.sent)).toBeVisible();
  await visitor.getByRole('button', { name: MOVE_LABELS.accept }).click();
  await visitor.getByRole('button', { name: MOVE_LABELS.yes }).click();
  await expect(visitor.getByText(/^You said yes on .* We’ll confirm the day/)).toBeVisible();
  await expect(visitor.getByRole('button', { name: MOVE_LABELS.accept })).toHaveCount(0);
  const download = visitor.waitForEvent('download');
  await visitor.getByRole('button', { name: MOVE_LABELS.calendar }).click();
  expect((await download).suggestedFilename()).toBe(`${receipt.reference}.ics`);

  await visitor.emulateMedia({ media: 'print' });
  await expect(visitor.getByText('R6 500', { exact: true })).toBeVisible();
  await expect(visitor.getByLabel(MOVE_LABELS.question)).toBeHidden();
  await visitor.close();

  await page.reload();
  await history(page)
    .getByText(/^Before that/)
    .click();
  for (const line of [VISITOR_DID.seen, 'Does it include the cat?', VISITOR_DID.accepted]) {
    await expect(history(page).getByText(line)).toBeVisible();
  }
});

test('a quote by WhatsApp: stored, and the chat opens in the same tap with text and link @variation', async ({
  page,
  context,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.route(/wa\.me|whatsapp\.com/, (route) => route.fulfill({ body: 'the chat' }));
  await openDesk(page, site, { deliveryMethod: 'whatsapp' });
  await actAs(page, 'Anna');
  await pressStep(page, ACTION_NAMES.quoted);
  await choose(page, QUOTE_LABELS.whole);
  await page.getByLabel(QUOTE_LABELS.price).fill('6500');
  await button(page, QUOTE_LABELS.preview).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Save R6 500 and open WhatsApp' }).click();
  const chat = await opened;
  await expect.poll(() => decodeURIComponent(chat.url())).toMatch(/R6\s500[\s\S]*your-move#/);
  await expect(page.getByText(TELL_THEM)).toBeVisible();
  await expect(page.getByText('by WhatsApp · not opened yet', { exact: true })).toBeVisible();
  await expect(history(page).getByText('Anna wrote the quote, by WhatsApp')).toBeVisible();
  // Until they open it or somebody notes that they have it, the one orange button is the chat again.
  const main = page.locator('.button-main');
  await expect(main).toHaveText('WhatsApp them the quote');
  await expect(main).toBeInViewport({ ratio: 1 });
  await button(page, TOLD.whatsapp).click();
  await expect(history(page).getByText('Anna told them by WhatsApp')).toBeVisible();
});
