import { expect, type Page } from '@playwright/test';
import { areaOrder } from '../../../content/area-order.ts';
import { test } from '../site.ts';
import { spaceOut } from './wider-text.ts';

test.use({ javaScriptEnabled: false });

function onTheMap(page: Page, name: string) {
  const link = page.locator('#areas').getByRole('link', { name, exact: true });
  return { link, point: link.locator('circle') };
}

function colour(element: ReturnType<typeof onTheMap>['link']): Promise<string> {
  return element.evaluate((it) => {
    const { fill, textDecorationLine } = getComputedStyle(it);
    return `${fill} ${textDecorationLine}`;
  });
}

test('a name in the list and its point on the map are one link, and light up together', async ({
  page,
}) => {
  await page.goto('/');
  const { link, point } = onTheMap(page, 'Bromhof');
  await expect(link).toHaveCount(1);
  const [nameAtRest, pointAtRest] = [await colour(link), await colour(point)];
  await test.step('from the name', async () => {
    await link.hover({ position: { x: 5, y: 20 } });
    await expect.poll(() => colour(point)).not.toBe(pointAtRest);
  });
  await test.step('from the point', async () => {
    await page.mouse.move(0, 0);
    await expect.poll(() => colour(point)).toBe(pointAtRest);
    await point.hover();
    await expect.poll(() => colour(link)).not.toBe(nameAtRest);
  });
  await test.step('with the keyboard', async () => {
    await page.mouse.move(0, 0);
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect.poll(() => colour(point)).not.toBe(pointAtRest);
  });
  await test.step('a press on the point leads there', async () => {
    await point.click();
    await expect(page).toHaveURL('/movers-bromhof');
  });
  await test.step('an area’s page says where it lies, and its road leads on to the neighbours', async () => {
    await page.goto('/movers-boskruin');
    await expect.soft(page.getByRole('img', { name: 'Boskruin on a map of' })).toBeVisible();
    const signs = page.getByRole('list', { name: 'Next along the road' }).getByRole('link');
    // By voice: the name has what the sign shows.
    for (const name of ['N Sundowner to the north', 'E Bromhof to the east']) {
      await expect(signs.and(page.getByRole('link', { name, exact: true }))).toHaveCount(1);
    }
    await signs.last().click();
    await expect(page).toHaveURL('/movers-bromhof');
  });
});

test('no name lies over another on the map, on a phone and on a desktop', async ({ page }) => {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expectNamesApart(page, `${width} px`);
    await spaceOut(page);
    await expectNamesApart(page, `${width} px, with wider spacing`);
    await expect(page.locator('.area-marker circle').filter({ visible: true })).toHaveCount(13);
  }
});

test('the small map of each area names its two neighbours, apart from all other names', async ({
  page,
}) => {
  for (const slug of areaOrder) {
    await page.goto(`/movers-${slug}`);
    await expectNamesApart(page, slug);
    for (const sign of await page.getByLabel('Next along the road').getByRole('link').all()) {
      const name = await sign
        .locator('.road-sign-wind')
        .evaluate((wind) => wind.nextSibling?.textContent);
      await expect.soft(page.locator('.area-map')).toContainText(name?.trim() ?? 'a name');
    }
  }
});

/** No name lies over another, or over the edge. */
async function expectNamesApart(page: Page, state: string) {
  const boxes = await page.locator('.area-map text').evaluateAll((texts) =>
    texts.map((text) => {
      const { left, right, top, bottom, height } = text.getBoundingClientRect();
      // Without the room that a line keeps above and below its letters.
      return {
        words: text.textContent,
        left,
        right,
        top: top + height / 5,
        bottom: bottom - height / 5,
      };
    }),
  );
  const over = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      )
      .map((other) => `${one.words} and ${other.words}`),
  );
  expect.soft(over, state).toEqual([]);
  const map = await page.locator('.area-map').boundingBox();
  const { x: left, width: whole } = map ?? { x: 0, width: 0 };
  const cut = boxes.filter((box) => box.left < left || box.right > left + whole);
  const words = cut.map((box) => box.words);
  expect.soft(words, state).toEqual([]);
}
