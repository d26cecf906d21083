import type { Page } from '@playwright/test';
import { ACTION_NAMES } from '../../../domain/team/action-names.ts';
import { MOVE_LABELS } from '../../../domain/your-move/move-labels.ts';
import { actAs, button as deskButton, openDesk } from '../desk.ts';
import { expect, expectSoftly, test } from '../site.ts';
import {
  answerHome,
  confirmedReference,
  fillContact,
  sendButton,
  threeBedrooms,
} from '../wizard.ts';
import { button, openMove, sendMove, sendQuoted } from '../your-move.ts';
import { brokenWords, setFontSize } from './font-size.ts';
import { expectWideEnough } from './too-wide.ts';

// layout.e2e.ts asks the same of every page without larger letters.
test.describe.configure({ mode: 'parallel' });

/** The usual ones, and as visitors set them in the browser. */
const LETTERS = [16, 24, 32];
const WIDTHS = [390, 360, 320];
/** The browser's calendar button, which is not seen, is not in the way of a date; the site's icon would be. */
const WITHOUT_BUTTON =
  'input:not(:has(+ .control-icon))::-webkit-calendar-picker-indicator { display: none }';
/** The choices, with the words around them. */
const CHOICES =
  '.choice-tile, legend:not(.sr-only, .segments-legend-heard), #step-label, #step-label + *';

/** Dates with less room than they need, and words of a tick that run into the control below it. */
const cutDates = (page: Page) =>
  page.evaluate(() => {
    const dates = [...document.querySelectorAll('input[type=date]')];
    const cut = dates.filter((date) => date.scrollWidth > date.clientWidth);
    const over = dates.filter((date) => {
      const words = date.parentElement?.parentElement?.querySelector('.tick-box > span:last-child');
      const bottom = words?.getBoundingClientRect().bottom ?? 0;
      return bottom > date.getBoundingClientRect().top;
    });
    return [...cut, ...over].map(({ id }) => id);
  });

async function expectFits(page: Page, state: string) {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, WITHOUT_BUTTON);
  for (const letters of LETTERS) {
    await setFontSize(page, letters);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      const where = `${state}, letters of ${letters}, ${width} px`;
      await expectWideEnough(page, where);
      await expectSoftly.poll(() => brokenWords(page, CHOICES), { message: where }).toEqual([]);
      await expectSoftly.poll(() => cutDates(page), { message: where }).toEqual([]);
    }
  }
}

test('with large letters no step of the wizard scrolls sideways, breaks the words of a choice or cuts a date', async ({
  page,
}) => {
  await page.goto('/get-quote');
  await expectFits(page, 'The type of the move');
  await answerHome(page, {
    property: async () => {
      await threeBedrooms(page);
      await expectFits(page, 'The home');
    },
    inventory: () => expectFits(page, 'The inventory'),
  });
  await sendButton(page).click();
  await expectFits(page, 'The last step with its errors');
  await fillContact(page);
  await page.getByText('Quote within 24 hours').click();
  await sendButton(page).click();
  await confirmedReference(page);
  await expectFits(page, 'The confirmation');
});

test('nor does the private page', async ({ page, site }) => {
  await openMove(page, await sendMove(site));
  await button(page, MOVE_LABELS.change).click();
  await expectFits(page, 'The sheet and the form for changes');
  await openMove(page, await sendQuoted(site, { price: 16_500, upTo: 18_000 }));
  await button(page, MOVE_LABELS.ask).click();
  await expectFits(page, 'The quote');
  await button(page, MOVE_LABELS.accept).click();
  await expectFits(page, 'What a yes agrees to');
  await button(page, MOVE_LABELS.yes).click();
  await expect(page.getByText(/^You said yes on/)).toBeVisible();
  await button(page, MOVE_LABELS.cancel).click();
  await expectFits(page, 'Accepted');
});

test('nor do desk and diary', async ({ page, site }) => {
  await openDesk(page, site);
  await actAs(page, 'Anna');
  await deskButton(page, ACTION_NAMES.quoted).click();
  await expectFits(page, 'The desk and its quote');
  await page.goto('/diary');
  await expect(page.getByRole('region', { name: 'Waiting for us' })).toBeVisible();
  await expectFits(page, 'The diary');
});
