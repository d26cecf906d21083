import type { Locator, Page, Request } from '@playwright/test';
import { MISSING_PATH } from '../pages/route-table.ts';
import { expectAccessible } from './site/accessible.ts';
import { expect, test } from './site.ts';
import { choice, contactField, expectContact, stepLabel } from './wizard.ts';

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

/** Ends a journey at the page with a suburb's tile. */
async function expectPageWith(page: Page, path: string, tile: string) {
  await expect(page).toHaveURL(path);
  await expect(page.getByTestId(tile)).toBeVisible();
}

const askLink = (page: Page, place = 'Benoni') =>
  told(page).getByRole('link', { name: `Get a quote from ${place}` });

test('a misspelt suburb leads to its page, and one without a page to three ways to ask', async ({
  page,
}) => {
  await test.step('at a missing address a visitor is led to a suburb too', async () => {
    await page.goto(MISSING_PATH);
    await box(page).fill('Boskuin');
    await options(page).first().click();
    await expect(page).toHaveURL('/movers-boskruin');
  });

  await test.step('a place that is served but has no page is answered with yes, and three ways to ask', async () => {
    await box(page).fill('Midrnd');
    await expect(options(page)).toHaveText(['Midrand we move there']);
    await expect(told(page)).toHaveText('1 result');
    await option(page, 'Midrand we move there').click();
    await expect(told(page)).toContainText('Yes, we move in Midrand.');
    await expect(askLink(page, 'Midrand')).toBeFocused();
    const chat = told(page).getByRole('link', { name: 'WhatsApp' });
    await expect(chat).toHaveAttribute('href', /text=.*a%20move%20from%20Midrand/);
    await expect(told(page).getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/);
    await page.keyboard.press('Escape');
  });
});

test('the search leads from suburb to suburb: by keyboard, by pointer and by a bare Enter @variation', async ({
  page,
}) => {
  await page.goto('/');
  await test.step('what Tab or Escape leaves closes its list', async () => {
    await box(page).fill('four');
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(list(page)).toBeHidden();
    await expect(told(page)).toHaveText('');
    await box(page).fill('Boskuin');
    await expect(list(page)).toBeVisible();
    await box(page).press('Escape');
    await expect(told(page)).toHaveText('');
    await box(page).press('Escape');
    await expect(box(page)).toHaveValue('');
  });

  await test.step('the arrow keys go round the list', async () => {
    await page.keyboard.type('windsor');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await expectNoneChosen(page);
    await expect(options(page)).toHaveText([
      'Windsor we move there',
      'Windsor West we move there',
      'Windsor East we move there',
    ]);
    for (const [key, chosen] of [
      ['ArrowDown', 'Windsor'],
      ['ArrowDown', 'Windsor West'],
      ['ArrowUp', 'Windsor'],
      ['ArrowUp', 'Windsor East'],
    ] as const) {
      await page.keyboard.press(key);
      await expectChosen(page, `${chosen} we move there`);
    }
  });

  await test.step('axe finds nothing in the list', async () => {
    await expectAccessible(page, '[data-suburbs]');
    await expect(list(page)).toBeVisible();
  });

  await test.step('Home and End move the caret, and nothing is chosen', async () => {
    for (const [key, caret] of [
      ['Home', 0],
      ['End', 'windsor'.length],
    ] as const) {
      await page.keyboard.press(key);
      await expectNoneChosen(page);
      const start = () => box(page).evaluate((input: HTMLInputElement) => input.selectionStart);
      await expect.poll(start, key).toBe(caret);
      await page.keyboard.press('ArrowUp');
      await expectChosen(page, 'Windsor East we move there');
    }
  });

  await test.step('Escape, Alt and the arrows close and open it', async () => {
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(box(page)).toHaveValue('windsor');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(list(page)).toBeVisible();
    await expectNoneChosen(page);
    await page.keyboard.press('Alt+ArrowUp');
    await expect(list(page)).toBeHidden();
    await page.keyboard.press('ArrowUp');
    await expectChosen(page, 'Windsor East we move there');
    await expect(box(page)).toBeFocused();
  });

  await test.step('Enter takes the choice, and its answer leads to a page that names it', async () => {
    await page.keyboard.press('Enter');
    await expect(askLink(page, 'Windsor East')).toBeFocused();
    await expectAccessible(page, '[data-suburbs]');
    await told(page).getByRole('link', { name: 'Sundowner page' }).click();
    await expectPageWith(page, '/movers-sundowner', 'area-windsor-east');
  });

  await test.step('a suburb on the page that is open is answered there, misspelt too', async () => {
    await box(page).fill('Windsr West');
    await options(page).first().click();
    await expect(told(page)).toContainText('Yes, we move in Windsor West.');
    await expect(told(page).getByRole('link')).toHaveText([
      'Get a quote from Windsor West',
      'WhatsApp',
      'Call',
    ]);
  });

  await test.step('Enter without a choice takes the likeliest', async () => {
    await box(page).fill('Fourwys');
    await expect(list(page)).toBeVisible();
    await box(page).press('Enter');
    await expect(page).toHaveURL('/movers-fourways');
  });

  await test.step('a place with a page of its own opens it, and is answered on it', async () => {
    await box(page).fill('bromhof');
    await expect(options(page).first()).toHaveText('Bromhof Bromhof page');
    await option(page, 'Bromhof Bromhof page').click();
    await expect(page).toHaveURL('/movers-bromhof');
    await box(page).fill('bromhof');
    await option(page, 'Bromhof we move there').click();
    await expect(askLink(page, 'Bromhof')).toBeFocused();
    await expect(list(page)).toBeHidden();
  });
});

test('a place without a page leads to a quote that begins with it, and changes nothing that was said @variation', async ({
  page,
}) => {
  await page.goto('/');

  await test.step('two letters are only a beginning, until Enter asks', async () => {
    await box(page).press('Enter');
    await expect(told(page)).toHaveText('Type two letters or more of its name.');
    await box(page).fill('xy');
    await expect(told(page)).toHaveText('');
    await box(page).press('Enter');
    await expect(told(page)).toContainText('“xy” isn’t on our list. Ask us:');
  });

  await test.step('what was typed is text, and Escape puts the answer away', async () => {
    await box(page).fill('<b>Benoni');
    await expect(told(page)).toContainText('“<b>Benoni” isn’t on our list. Ask us:');
    await expect(list(page)).toBeHidden();
    // Of the rest of the page looks/contrast.e2e.ts asks it.
    await expectAccessible(page, '[data-suburbs]');
    await page.keyboard.press('Tab');
    await expect(askLink(page, '<b>Benoni')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(told(page)).toHaveText('');
    await expect(box(page)).toBeFocused();
  });

  await test.step('another city is a move between cities', async () => {
    await box(page).fill('Durban');
    await expect(told(page)).toContainText('We also move between cities.');
    const link = told(page).getByRole('link', { name: 'Long distance moving' });
    await expect(link).toHaveAttribute('href', '/long-distance-moving');
    await expect(told(page).getByRole('link', { name: 'Get a quote', exact: true })).toBeVisible();
  });

  await test.step('Enter leads to the way to ask, and Enter takes it', async () => {
    await box(page).fill('Benoni');
    await box(page).press('Enter');
    await expect(askLink(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/get-quote');
  });

  await test.step('the quote begins with the place', async () => {
    await expect(page.getByText('Moving from Benoni.').filter({ visible: true })).toHaveCount(1);
    await choice(page, /^Commercial/).click();
    await expectContact(page);
    await expect(contactField(page, 'fromAddress')).toHaveValue('Benoni');
    await expect(contactField(page, 'toAddress')).toHaveValue('');
    await contactField(page, 'fromAddress').fill('14 Kelly Avenue, Boksburg');
    await contactField(page, 'name').fill('Thandeka');
  });

  await test.step('a press keeps the answer there where a pressed link takes no focus', async () => {
    await page.goto('/');
    await box(page).fill('Springs');
    await pressAsInSafari(askLink(page, 'Springs'));
    await expect(page).toHaveURL('/get-quote');
  });

  await test.step('another place changes nothing that was said', async () => {
    await expect(stepLabel(page, 'details')).toBeVisible();
    await expect(contactField(page, 'fromAddress')).toHaveValue('14 Kelly Avenue, Boksburg');
    await expect(contactField(page, 'name')).toHaveValue('Thandeka');
  });
});

/** A press that is not prevented takes the focus away and gives it to no element. */
function pressAsInSafari(target: Locator) {
  return target.evaluate((link: HTMLElement) => {
    const pressed = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    if (link.dispatchEvent(pressed)) (document.activeElement as HTMLElement).blur();
    link.click();
  });
}

test('the search is fetched by the first focus, once, and moves nothing @variation', async ({
  page,
}) => {
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

test('a search that comes late answers, and one that never comes leaves a link @variation', async ({
  page,
}) => {
  for (const [what, pattern] of [
    ['search', '**/suburb-search*'],
    ['list', '**/suburbs.*.json'],
  ] as const) {
    await test.step(`a ${what} that could not be fetched leaves a link, and is fetched by the next letter`, async () => {
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

  await test.step('a list that hangs leaves the same link', async () => {
    const tab = await page.context().newPage();
    await tab.clock.install();
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    await tab.route('**/suburbs.*.json', () => ask());
    await tab.goto('/movers-roodepoort');
    await box(tab).fill('Fourw');
    await asked;
    await tab.clock.fastForward(15_000);
    await expect(told(tab).getByRole('link', { name: 'all our areas' })).toBeVisible();
    await tab.close();
  });

  await test.step('an Enter that comes before the search is answered by it', async () => {
    const { promise: slow, resolve: goOn } = Promise.withResolvers<void>();
    await page.route('**/suburb-search*', async (route) => {
      await slow;
      await route.continue();
    });
    await page.goto('/movers-roodepoort');
    await box(page).fill('Boskuin');
    await box(page).press('Enter');
    goOn();
    await expect(page).toHaveURL('/movers-boskruin');
  });
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

  test('nothing lies over the answer, and a finger finds it at 200 % of zoom @variation', async ({
    page,
  }) => {
    await page.goto('/movers-roodepoort');
    for (const [typed, answer] of [
      ['no', options(page).first()],
      ['Benoni', askLink(page)],
    ] as const) {
      await test.step(`what “${typed}” is answered with`, async () => {
        await box(page).fill(typed);
        await answer.tap({ trial: true });
        await box(page).press('Escape');
      });
    }

    await test.step('at 200 % of zoom', async () => {
      await page.setViewportSize({ width: 195, height: 422 });
      await page.goto('/');
      await box(page).tap();
      await box(page).fill('Chartwell Agricultural');
      const found = options(page).first();
      await expect(found).toBeVisible();
      const beyond = async () => {
        const { x, width } = (await found.boundingBox()) ?? { x: Number.NaN, width: 0 };
        return Math.max(-x, x + width - 195);
      };
      await expect.poll(beyond).toBeLessThanOrEqual(0);
      await found.tap();
      await expect(askLink(page, 'Chartwell Agricultural')).toBeInViewport();
    });
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no search, and the names of the suburbs are links @variation', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByText('Find your suburb')).toBeHidden();
    await expect(page.getByTestId('area-fourways').getByRole('link')).toBeVisible();
  });
});
