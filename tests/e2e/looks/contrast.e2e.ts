import type { Page } from '@playwright/test';
import { MISSING_PATH, routeTable } from '../../pages/route-table.ts';
import { errorSummary } from '../error-summary.ts';
import { axeFindings, axeFindingsAtNight, SCHEMES } from '../site/accessible.ts';
import { expect, test } from '../site.ts';
import {
  choice,
  continueButton,
  expectContact,
  expectHome,
  expectInventory,
  sendButton,
} from '../wizard.ts';
import { inEachState } from './force-state.ts';
import { poorContrast } from './poor-contrast.ts';

/** Every page except areas that share a layout with another. */
const AREAS = ['/movers-johannesburg', '/movers-randburg', '/movers-roodepoort'];
const pages = routeTable.filter(({ kind, path }) => kind !== 'area' || AREAS.includes(path));

const THANKS = '/thank-you/QAB-1234-56';

/** The other pages of a kind have the same parts; tests/pages/markup.test.ts checks how they use them. */
const ONE_OF_EACH_KIND = [
  '/',
  '/about',
  '/contact',
  '/get-quote',
  '/terms-of-service',
  '/local-moving',
  '/additional-services',
  '/movers-roodepoort',
  '/movers-johannesburg',
  MISSING_PATH,
];
/** A process, lists and routes, which no page above has. Like the end of a quote, axe looks at them by
 *  day on a desktop: at night and on a phone their parts are those of the pages above. */
const BY_DAY = ['/residential-moving', '/long-distance-moving', '/specialty-moving', THANKS];

const [PHONE, TABLET, DESKTOP] = [390, 768, 1440];

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
test.use({ viewport: { width: DESKTOP, height: 844 } });

for (const path of [...pages.map((route) => route.path), MISSING_PATH, THANKS]) {
  test(`every text and control of ${path} stands out, at rest, under a pointer and in focus`, async ({
    page,
  }) => {
    // One load for all: neither the test nor axe looks at more than what comes with the page.
    await page.route(/\/_astro\//, (route) => route.abort());
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect.soft(await hiddenParts(page), 'hidden while no script has come').toEqual([]);
    await expectContrast(page, path);
    const isOneOfAKind = ONE_OF_EACH_KIND.includes(path);
    if (isOneOfAKind) await expectNothingAtNight(page);
    if (isOneOfAKind || BY_DAY.includes(path)) await expectNothingByDay(page, DESKTOP);
    if (isOneOfAKind) await expectNothingOnSmallScreens(page);
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

async function expectNothingAtNight(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await axeFindingsAtNight(page), 'axe, dark').toEqual([]);
}

async function expectNothingByDay(page: Page, width: number) {
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await axeFindings(page), `axe, ${width} px`).toEqual([]);
}

/** Where a tablet's page shows what a desktop's or a phone's shows, axe would find the same. */
async function expectNothingOnSmallScreens(page: Page) {
  const seen = [await shownParts(page)];
  for (const width of [PHONE, TABLET]) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      const found = await page.evaluate(poorContrast);
      expect.soft(found, `${width} px, ${colorScheme}`).toEqual([]);
    }
    const shown = await shownParts(page);
    if (!seen.includes(shown)) await expectNothingByDay(page, width);
    seen.push(shown);
  }
}

/** Whether each element below the header is shown. The header is the same on all pages, and axe looks
 *  at it on a phone, on a desktop, and on a tablet where the home page shows parts that no other width has. */
const shownParts = (page: Page): Promise<string> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('main, main *, footer, footer *'), (element) =>
      Number(element.checkVisibility({ visibilityProperty: true })),
    ).join(''),
  );

test('so do the steps of the wizard, and what is wrong with them', async ({ page }) => {
  await page.goto('/get-quote');
  await choice(page, /^Residential/).click();
  await expectHome(page);
  await page.getByRole('group', { name: 'Bedrooms' }).getByText('3').click();
  await expectContrast(page, 'Step 2');
  await continueButton(page).click();
  await expectInventory(page);
  await page.getByText('Sofa', { exact: true }).click();
  await expectContrast(page, 'Step 3');
  await continueButton(page).click();
  await expectContact(page);
  await expectContrast(page, 'Step 4');
  await sendButton(page).click();
  await expect(errorSummary(page)).toBeFocused();
  await expectContrast(page, 'Step 4 with errors');
});

test('the page with all styles is for those who build the site, not for visitors', async ({
  request,
}) => {
  expect((await request.get('/style')).status()).toBe(404);
});
