import type { Page } from '@playwright/test';
import { MISSING_PATH } from '../../pages/route-table.ts';
import { errorSummary } from '../error-summary.ts';
import { axeFindings, expectAccessible, SCHEMES } from '../site/accessible.ts';
import { DESKTOP, expect, test } from '../site.ts';
import {
  answerHome,
  catchChat,
  confirmedReference,
  fillContact,
  sendButton,
  threeBedrooms,
} from '../wizard.ts';
import { inEachState } from './force-state.ts';
import { poorContrast } from './poor-contrast.ts';

const THANKS = '/thank-you/QAB-1234-56';

/** The other pages have the same parts; tests/pages/markup.test.ts checks how they use them. */
const ONE_OF_EACH_KIND = [
  '/',
  '/about',
  '/contact',
  '/get-quote',
  '/terms-of-service',
  '/residential-moving',
  '/long-distance-moving',
  '/local-moving',
  '/specialty-moving',
  '/additional-services',
  '/movers-roodepoort',
  '/movers-johannesburg',
  MISSING_PATH,
  THANKS,
];

/** Between them they have every part that is another one, or in another place, on a smaller screen. */
const ON_EVERY_SCREEN = ['/', '/additional-services', '/movers-roodepoort'];

const [PHONE, TABLET] = [390, 768];

async function expectContrast(page: Page, place: string) {
  await inEachState(page, async (state) => {
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      const found = await page.evaluate(poorContrast);
      expect.soft(found, `${place}, ${state}, ${colorScheme}`).toEqual([]);
    }
  });
}

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: DESKTOP });

for (const path of ONE_OF_EACH_KIND) {
  test(`every text and control of ${path} stands out, at rest, under a pointer and in focus`, async ({
    reader: page,
  }) => {
    // One load for all: neither the test nor axe looks at more than what comes with the page.
    await page.route(/\/_astro\//, (route) => route.abort());
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect.soft(await hiddenParts(page), 'hidden while no script has come').toEqual([]);
    await expectContrast(page, path);
    if (ON_EVERY_SCREEN.includes(path)) await expectContrastOnSmallScreens(page);
    else expect.soft(await axeFindings(page), 'axe').toEqual([]);
  });
}

/** The parts of a page that wait for a script. Those of the forms do: no-script.e2e.ts fills them in. */
function hiddenParts(page: Page): Promise<string[]> {
  return page
    .locator('main :is(h1, h2, h3, p, li, dt, dd, th, td, figure):not(form *, [role=status])')
    .evaluateAll((parts) =>
      parts.filter((part) => !part.checkVisibility()).map((part) => part.textContent ?? ''),
    );
}

async function expectContrastOnSmallScreens(page: Page) {
  await expectAccessible(page);
  for (const width of [PHONE, TABLET]) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      const found = await page.evaluate(poorContrast);
      expect.soft(found, `${width} px, ${colorScheme}`).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    expect.soft(await axeFindings(page), `axe, ${width} px`).toEqual([]);
  }
}

// Axe looks elsewhere at the last step without mistakes (quote-access.e2e.ts) and after a failure
// (poor-signal-quote.e2e.ts).
test('every step of the wizard, what is wrong with it, and its end stand out too', async ({
  page,
}) => {
  await catchChat(page);
  await page.goto('/get-quote');
  await answerHome(page, {
    property: async () => {
      await threeBedrooms(page);
      await expectContrastAndAxe(page, 'The home');
    },
    inventory: async () => {
      await page.getByText('Sofa', { exact: true }).click();
      await expectContrastAndAxe(page, 'The inventory');
    },
  });
  await sendButton(page).click();
  await expect(errorSummary(page)).toBeFocused();
  await expectContrastAndAxe(page, 'The last step with errors');
  await fillContact(page);
  await sendButton(page).click();
  await confirmedReference(page);
  // At rest: its notice goes after some seconds, and with it a control.
  await expectAccessible(page);
});

async function expectContrastAndAxe(page: Page, place: string) {
  await expectContrast(page, place);
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await axeFindings(page), place).toEqual([]);
}
