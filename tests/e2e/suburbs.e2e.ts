import type { Page, Request } from '@playwright/test';
import { areaPaths, MISSING_PATH } from './pages/route-table.ts';
import { expectAccessible } from './site/accessible.ts';
import { expect, test } from './site.ts';
import { choice, contactField, expectContact } from './wizard.ts';

const MOST_SCRIPT = 6000;

const box = (page: Page) => page.getByRole('combobox', { name: 'Find your suburb' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Find your suburb' });
const options = (page: Page) => list(page).getByRole('option');
const option = (page: Page, name: string) => list(page).getByRole('option', { name, exact: true });
const told = (page: Page) => page.locator('[data-suburbs] [role=status]');

/** The option that the box reports as chosen. */
async function expectChosen(page: Page, name: string) {
  await expect(option(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(list(page).getByRole('option', { selected: true })).toHaveCount(1);
  const id = await option(page, name).getAttribute('id');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', id ?? 'none');
}

async function expectNoneChosen(page: Page) {
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
  await expect(list(page).getByRole('option', { selected: true })).toHaveCount(0);
}

test('a suburb that somebody misspells leads to each of its pages', async ({ page }) => {
  await page.goto('/');
  await box(page).fill('Fernbrok Estat');
  await expect(options(page)).toHaveText([
    'Fernbrook Estate Chartwell page',
    'Fernbrook Estate Fourways page',
  ]);
  await expect(told(page)).toHaveText('2 results');
  await options(page).last().click();
  await expect(page).toHaveURL(/\/movers-fourways$/);
  await expect(page.getByTestId('area-fernbrook-estate')).toBeVisible();
});

test('a visitor at a missing address is led to a suburb too', async ({ page }) => {
  await page.goto(MISSING_PATH);
  await box(page).fill('dainfern ridge');
  await options(page).first().click();
  await expect(page).toHaveURL(/\/movers-fourways$/);
});

test('a page of its own comes first, and the page one is on is said to be it', async ({ page }) => {
  await page.goto('/movers-sundowner');
  await box(page).fill('bromhof');
  await expect(options(page).first()).toHaveText('Bromhof Bromhof page');
  await option(page, 'Bromhof this page').click();
  await expect(page).toHaveURL(/\/movers-sundowner#main$/);
  await expect(list(page)).toBeHidden();
});

test('the keyboard does all of it', async ({ page }) => {
  await page.goto('/');
  await box(page).focus();
  await page.keyboard.type('fernbrook');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await expectNoneChosen(page);
  await page.keyboard.press('ArrowDown');
  await expectChosen(page, 'Fernbrook Estate Chartwell page');
  await page.keyboard.press('ArrowDown');
  await expectChosen(page, 'Fernbrook Estate Fourways page');
  await page.keyboard.press('ArrowDown');
  await expectChosen(page, 'Fernbrook Estate Chartwell page');
  await page.keyboard.press('ArrowUp');
  await expectChosen(page, 'Fernbrook Estate Fourways page');

  for (const [key, caret] of [
    ['Home', 0],
    ['End', 'fernbrook'.length],
  ] as const) {
    await page.keyboard.press(key);
    await expectNoneChosen(page);
    expect(await box(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(caret);
    await page.keyboard.press('ArrowUp');
    await expectChosen(page, 'Fernbrook Estate Fourways page');
  }

  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(box(page)).toHaveValue('fernbrook');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(list(page)).toBeVisible();
  await expectNoneChosen(page);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(list(page)).toBeHidden();
  await page.keyboard.press('ArrowUp');
  await expectChosen(page, 'Fernbrook Estate Fourways page');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/movers-fourways$/);
});

test('Enter takes the likeliest, and a second Escape empties the box', async ({ page }) => {
  await page.goto('/');
  await box(page).fill('Boskuin');
  await expect(list(page)).toBeVisible();
  await box(page).press('Escape');
  await expect(told(page)).toHaveText('');
  await box(page).press('Escape');
  await expect(box(page)).toHaveValue('');
  await box(page).fill('Boskuin');
  await expect(list(page)).toBeVisible();
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/movers-boskruin$/);
});

test('a place without a page is told so, and may ask', async ({ page }) => {
  await page.goto('/movers-boskruin');
  await box(page).fill('xy');
  await box(page).fill('<b>Benoni');
  await expect(told(page)).toHaveText('We have no page for “<b>Benoni”. Ask us for a quote');
  await expect(list(page)).toBeHidden();
  await page.keyboard.press('Tab');
  const ask = told(page).getByRole('link', { name: 'Ask us for a quote' });
  await expect(ask).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(told(page)).toHaveText('');
  await expect(box(page)).toBeFocused();
  await box(page).press('o');
  await ask.click();
  await expect(page).toHaveURL(/\/get-quote$/);
});

test('Enter takes a place without a page to the way to ask', async ({ page }) => {
  await page.goto('/');
  await box(page).press('Enter');
  await expect(told(page)).toHaveText('Type two letters or more of its name.');
  await box(page).fill('xy');
  await box(page).press('Enter');
  await expect(told(page)).toHaveText('We have no page for “xy”. Ask us for a quote');
  await box(page).fill('Benoni');
  await box(page).press('Enter');
  await expect(told(page).getByRole('link', { name: 'Ask us for a quote' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/get-quote$/);
});

test('an Enter that comes before the search is answered by it', async ({ page }) => {
  const { promise: slow, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/suburb-search*', async (route) => {
    await slow;
    await route.continue();
  });
  await page.goto('/');
  await box(page).fill('Boskuin');
  await box(page).press('Enter');
  goOn();
  await expect(page).toHaveURL(/\/movers-boskruin$/);
});

test('a place that is served without a page of its own is known', async ({ page }) => {
  await page.goto('/movers-boskruin');
  await box(page).fill('Midrnd');
  await expect(options(page)).toHaveText(['Midrand we move there']);
  await option(page, 'Midrand we move there').click();
  await expect(page).toHaveURL(/\/local-moving$/);
  await expect(page.getByTestId('area-midrand')).toBeVisible();
});

test('a press on what is said keeps it there where a pressed link takes no focus', async ({
  page,
}) => {
  await page.goto('/');
  await box(page).fill('Benoni');
  const ask = told(page).getByRole('link', { name: 'Ask us for a quote' });
  await ask.evaluate((link: HTMLElement) => {
    // As in Safari: a press that is not prevented takes the focus away and gives it to no element.
    const pressed = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    if (link.dispatchEvent(pressed)) (document.activeElement as HTMLElement).blur();
    link.click();
  });
  await expect(page).toHaveURL(/\/get-quote$/);
});

test('a quote for a place without a page begins with it, and changes nothing that was said', async ({
  page,
}) => {
  const askFrom = async (place: string) => {
    await page.goto('/');
    await box(page).fill(place);
    await told(page).getByRole('link', { name: 'Ask us for a quote' }).click();
  };
  await askFrom('Benoni');
  await expect(page.getByText('Moving from Benoni.').filter({ visible: true })).toHaveCount(1);
  await choice(page, /^Commercial/).click();
  await expectContact(page);
  await expect(contactField(page, 'Moving from')).toHaveValue('Benoni');
  await expect(contactField(page, 'Moving to')).toHaveValue('');
  await contactField(page, 'Moving from').fill('14 Kelly Avenue, Boksburg');
  await contactField(page, 'Your name').fill('Thandeka');

  await askFrom('Springs');
  await expect(page.getByText('Step 4 of 4', { exact: true })).toBeVisible();
  await expect(contactField(page, 'Moving from')).toHaveValue('14 Kelly Avenue, Boksburg');
  await expect(contactField(page, 'Your name')).toHaveValue('Thandeka');
});

test('who goes elsewhere leaves no list behind', async ({ page }) => {
  await page.goto('/');
  await box(page).fill('four');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list(page)).toBeHidden();
  await expect(told(page)).toHaveText('');
});

test('the search is fetched by the first focus, once, and moves nothing', async ({ page }) => {
  const fetched: Request[] = [];
  await page.goto('/movers-boskruin', { waitUntil: 'networkidle' });
  page.on('requestfinished', (request) => {
    // Pictures load as the page scrolls to the box.
    if (request.resourceType() !== 'image') fetched.push(request);
  });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await box(page).focus();
  for (const letters of ['ra', 'randb', 'Randpark', 'Boksburg']) {
    await box(page).fill(letters);
    await expect(told(page)).not.toHaveText('');
  }
  expect(await height()).toBe(before);
  expect(fetched.map((request) => request.resourceType()).toSorted()).toEqual(['fetch', 'script']);
  const sizes = await Promise.all(fetched.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  test.info().annotations.push({ type: 'bytes', description: String(bytes) });
  expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT);
  const [kept] = await Promise.all(fetched.map((request) => request.response()));
  expect(kept?.headers()['cache-control']).toContain('immutable');
});

for (const [what, pattern] of [
  ['search', '**/suburb-search*'],
  ['list', '**/suburbs.*.json'],
] as const) {
  test(`a ${what} that could not be fetched leaves a link, and is fetched by the next letter`, async ({
    page,
  }) => {
    await page.goto('/');
    await page.route(pattern, (route) => route.abort());
    await box(page).fill('Fourw');
    const areas = told(page).getByRole('link', { name: 'all our areas' });
    await expect(areas).toBeVisible();
    await areas.click();
    await expect(page).toHaveURL(/\/#areas$/);
    await expect(page.getByTestId('area-johannesburg')).toBeInViewport();
    await page.unroute(pattern);
    await expect(async () => {
      await box(page).press('End');
      await box(page).pressSequentially('a');
      await box(page).press('Backspace');
      await expect(options(page).first()).toHaveText(/^Fourways/, { timeout: 500 });
    }).toPass();
  });
}

test('it knows every name on every page', async ({ page }) => {
  await page.goto('/');
  const address = await page.locator('[data-suburbs]').getAttribute('data-suburbs');
  const answer = await page.request.get(address ?? '');
  const known: { name: string; href: string }[] = await answer.json();
  for (const path of areaPaths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const tiles = await page.getByTestId(/^area-/).allTextContents();
    expect(tiles.length).toBeGreaterThanOrEqual(12);
    const ofPage = known.filter(({ href }) => href === path).map(({ name }) => name);
    expect(ofPage).toEqual(expect.arrayContaining(tiles));
  }
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

  for (const [typed, answer] of [
    ['no', /^North/],
    ['Benoni', 'Ask us for a quote'],
  ] as const) {
    test(`nothing lies over what “${typed}” is answered with`, async ({ page }) => {
      await page.goto('/movers-roodepoort');
      await box(page).fill(typed);
      await expect(page.getByText(answer).first()).toBeVisible();
      const chat = page.getByRole('link', { name: 'WHATSAPP FOR QUOTE' });
      await expect(chat).toBeHidden();
      await box(page).press('Escape');
      await expect(chat).toBeVisible();
    });
  }
});

test.describe('on a small phone at 200 % of zoom', () => {
  test.use({ viewport: { width: 195, height: 422 }, hasTouch: true, isMobile: true });

  test('a finger finds it', async ({ page }) => {
    await page.goto('/');
    await box(page).tap();
    await box(page).fill('Chartwell Agricultural');
    const found = options(page).first();
    await expect(found).toBeVisible();
    const { x, width } = (await found.boundingBox()) ?? { x: -1, width: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(195);
    await found.tap();
    await expect(page).toHaveURL(/\/movers-chartwell$/);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no box, and the names are links', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Find your suburb')).toBeHidden();
    await expect(page.getByTestId('area-fourways').getByRole('link')).toBeVisible();
  });
});

test('axe finds nothing to complain of', async ({ page }) => {
  await page.goto('/movers-roodepoort');
  await box(page).fill('no');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page);
  await box(page).fill('Gqeberha');
  await expect(told(page)).toContainText('no page');
  await expectAccessible(page);
});
