import { expect } from '@playwright/test';
import { localDay } from '../../domain/dates/local-time.ts';
import { PHASES } from '../../domain/move/phases.ts';
import { ACTION_NAMES } from '../../domain/team/action-names.ts';
import { BILL_LABELS } from '../../domain/team/form-labels.ts';
import { VISIT_LABELS } from '../../domain/team/visit-labels.ts';
import { NEWS } from '../../web/desk/how-they-hear.ts';
import { actAs, button, choose, openDesk, pressStep } from './desk.ts';
import { expectOnPaper } from './pages-on-paper.ts';
import { test } from './site.ts';
import { actAtDesk, openMove } from './your-move.ts';

test('from Confirm to the receipt: the family enters the day, what it came to and the money @variation', async ({
  page,
  browser,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const today = localDay(new Date());
  const email = 'receipt@example.com';
  const receipt = await openDesk(page, site, { moveDate: today, email });
  const agreed = { kind: 'agreed', basis: 'hourly', rate: 800, hours: 5, said: '' };
  await actAtDesk(site, receipt.reference, { ...agreed, day: today });
  await actAs(page, 'Anna');
  await page.reload();

  await pressStep(page, ACTION_NAMES.confirmed);
  await page.getByLabel(VISIT_LABELS.window).fill('between 8 and 9');
  await page.getByLabel(VISIT_LABELS.people).fill('3');
  await page.getByLabel(VISIT_LABELS.trucks).fill('1');
  await pressStep(page, ACTION_NAMES.confirmed);
  await expect(page.getByText(NEWS.confirmed.email.after)).toBeVisible();

  await pressStep(page, ACTION_NAMES.settled);
  await page.getByLabel('Hours (optional)').fill('6,5');
  await page.getByLabel(BILL_LABELS.lines).fill('A piano: R450');
  await expect(page.getByLabel(BILL_LABELS.price)).toHaveValue('5650');
  await expect(page.getByText('and not to')).toHaveCount(0);
  await pressStep(page, ACTION_NAMES.settled);
  await expect(page.getByText(PHASES.owing.desk)).toBeVisible();
  const visitor = await browser.newPage({ baseURL: site.url });
  await openMove(visitor, receipt);
  await expect(visitor.locator('.waybill')).toContainText('How to pay');
  await expectOnPaper(visitor, 1);
  await pressStep(page, ACTION_NAMES.paid);
  await expect(page.getByLabel(BILL_LABELS.amount)).toHaveValue('5650');
  await choose(page, 'by transfer');
  await button(page, BILL_LABELS.savePayment).click();
  await expect(page.getByText(PHASES.paid.desk)).toBeVisible();

  await visitor.reload();
  const paper = visitor.locator('.waybill');
  await expect(paper.getByText('Paid', { exact: true }).last()).toBeVisible();
  for (const line of [
    'Received from Thandeka Mokoena',
    '6.5 hours at R800 an hour',
    'A piano',
    'Paid by transfer on',
    receipt.reference,
    '14 Kelly Avenue, Boskruin',
    'Unit 3, Cedar Lakes Estate, Fourways',
  ]) {
    await expect(paper).toContainText(line);
  }
  await expectOnPaper(visitor, 1);
  await visitor.close();
  await expect
    .poll(async () => (await site.mails()).map(({ subject }) => subject))
    .toContainEqual(expect.stringMatching(/^Thank you: R5\s650, paid by transfer/));
});
