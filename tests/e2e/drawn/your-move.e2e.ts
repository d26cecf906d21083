import { MOVE_LABELS } from '../../../domain/your-move/move-labels.ts';
import { ONLY_READS } from '../../../domain/your-move/move-plan.ts';
import { ACCESS_DOORS } from '../../../web/quote/fields/access-words.ts';
import { setFontSize } from '../pages/font-size.ts';
import { expect, test } from '../site.ts';
import {
  actAtDesk,
  button,
  changeForm,
  confirmed,
  openMove,
  readKeyOf,
  sendMove,
  sendQuoted,
  sheet,
} from '../your-move.ts';
import { expectDrawn } from './drawn.ts';

test.describe.configure({ mode: 'parallel' });

const PRICE = 'R16 500 to R18 000';

test('all texts and controls of the private page are drawn, before a quote @variation', async ({
  page,
  site,
}) => {
  const { reference, linkKey } = await sendMove(site);
  await openMove(page, { reference, linkKey });
  await expectDrawn(page, 'The sheet', [reference]);
  const off = () => page.locator('.move-road').evaluate(dotsOffTheirNames);
  await expect.poll(off).toEqual([]);
  await button(page, MOVE_LABELS.change).click();
  await changeForm(page).getByText(ACCESS_DOORS).click();
  await expectDrawn(page, 'The form for changes', [MOVE_LABELS.change], changeForm(page));
  await button(page, MOVE_LABELS.keep).click();
  await button(page, MOVE_LABELS.delete).click();
  await expectDrawn(page, 'The question before the deletion', [reference]);
});

test('and so they are with a quote, a yes, a booking and a cancellation', async ({
  page,
  site,
}) => {
  const receipt = await sendQuoted(site, { price: 16_500, upTo: 18_000, note: 'Bring the keys.' });
  await openMove(page, receipt);
  const quote = page.locator('.waybill');
  await button(page, MOVE_LABELS.ask).click();
  await expectDrawn(page, 'The quote and a question', [PRICE, 'Three movers and a truck']);
  await button(page, MOVE_LABELS.accept).click();
  await expectDrawn(page, 'What a yes agrees to', [MOVE_LABELS.yes], quote);
  await button(page, MOVE_LABELS.yes).click();
  await expect(page.getByText(/^You said yes on/)).toBeVisible();
  await expectDrawn(page, 'Accepted', [PRICE, 'Accepted']);
  await actAtDesk(site, receipt.reference, { ...confirmed, price: 17_000 });
  await page.reload();
  await expect(sheet(page)).toBeVisible();
  await expectDrawn(page, 'Booked', ['Booked']);
  await page.goto(`/move-plan#${await readKeyOf(site, receipt)}`);
  await expect(page.getByText(ONLY_READS)).toBeVisible();
  await expectDrawn(page, 'The plan for others', ['14 Kelly Avenue', 'between 8 and 9']);
  await openMove(page, receipt);
  await button(page, MOVE_LABELS.cancel).click();
  await button(page, MOVE_LABELS.cancelNow).click();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await expectDrawn(page, 'Cancelled', ['Cancelled']);
});

test('with letters of 24 px nothing covers anything either @variation', async ({ page, site }) => {
  await openMove(page, await sendQuoted(site, { price: 16_500, upTo: 18_000 }));
  await setFontSize(page, 24);
  await expectDrawn(page, 'Large letters, the quote', [PRICE]);
  await button(page, MOVE_LABELS.accept).click();
  const quote = page.locator('.waybill');
  await expectDrawn(page, 'Large letters, what a yes agrees to', [MOVE_LABELS.yes], quote);
});

/** The stages whose dot is not above their name. Runs in the page. */
function dotsOffTheirNames(road: Element): string[] {
  const middle = (element: Element | undefined) => {
    const { left = 0, width = 0 } = element?.getBoundingClientRect() ?? {};
    return left + width / 2;
  };
  const dots = [...road.querySelectorAll('.step-road-dot')];
  return [...road.querySelectorAll('li')]
    .filter((name, index) => Math.abs(middle(name) - middle(dots[index])) > 3)
    .map((name) => name.textContent);
}
