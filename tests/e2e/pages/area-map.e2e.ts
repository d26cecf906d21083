import { expect, type Locator, type Page } from '@playwright/test';
import { areaPaths } from '../../pages/route-table.ts';
import { test } from '../site.ts';
import { expectNamesApart } from './map-names.ts';
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

test('a sign that leads to a neighbour is smaller than the buttons that ask and call', async ({
  page,
}) => {
  for (const path of areaPaths) {
    await page.goto(path);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const sizes = (controls: Locator) =>
        controls.evaluateAll((found) =>
          found.map((control) => {
            const { width, height } = control.getBoundingClientRect();
            return { area: width * height, height };
          }),
        );
      const signs = await sizes(
        page.getByRole('list', { name: 'Next along the road' }).getByRole('link'),
      );
      const asks = page
        .getByRole('main')
        .getByRole('link', { name: /^(Get Free Quote|Call Now)$/ });
      const buttons = await sizes(asks);
      const where = `${path}, ${width} px`;
      expect.soft(signs, where).toHaveLength(2);
      expect.soft(buttons.length, where).toBeGreaterThanOrEqual(2);
      for (const size of ['area', 'height'] as const) {
        const largest = Math.max(...signs.map((sign) => sign[size]));
        const smallest = Math.min(...buttons.map((button) => button[size]));
        expect.soft(largest, `${where}: ${size}`).toBeLessThan(smallest);
      }
      // A finger hits it.
      for (const { height } of signs) expect.soft(height, where).toBeGreaterThanOrEqual(44);
    }
  }
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
