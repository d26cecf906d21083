import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { SCHEMES } from '../site/accessible.ts';
import { type Cutter, photograph, seenDifference } from './seen-difference.ts';
import { test } from './style-page.ts';

/** Updated by `npx playwright test tests/e2e/looks/style.e2e.ts --update-snapshots`. Look at the
 *  changes before you commit them. */
const PICTURES = join(import.meta.dirname, 'pictures');

/** Measured: eight levels more of one colour, one pixel more inside a tile or a field without its
 *  ring change 0.42 % and more of a part; another spacing of letters changes up to 0.37 %. */
const COMPARED = {
  threshold: 0.01,
  maxDiffPixelRatio: 0.004,
  stylePath: fileURLToPath(import.meta.resolve('./words-as-bars.css')),
};

/** The smallest share of a control that a change of state must affect: a link's underline is 1.5 %. */
const SEEN_STATE = 0.005;

for (const scheme of SCHEMES) {
  test(`the parts of the site look as in their pictures, ${scheme}`, async ({ stylePage }) => {
    test.skip(process.platform !== 'linux', 'Other systems set other widths of letters.');
    await stylePage.emulateMedia({ forcedColors: 'none' });
    const samples = await stylePage.locator(`.in-${scheme} [data-sample]`).all();
    const pictures: string[] = [];
    for (const sample of samples) {
      const picture = `${await sample.getAttribute('data-sample')}-${scheme}.png`;
      pictures.push(picture);
      await expect.soft(sample).toHaveScreenshot(picture, COMPARED);
    }
    const kept = readdirSync(PICTURES).filter((name) => name.endsWith(`-${scheme}.png`));
    expect(kept.toSorted(), 'A picture of each part, and no others').toEqual(pictures.toSorted());
  });
}

test('every state of a control looks different, by day and by night', async ({ stylePage }) => {
  await stylePage.emulateMedia({ forcedColors: 'none' });
  const crop = await photograph(stylePage);
  for (const scheme of SCHEMES) await expectStatesSeen(stylePage, crop, scheme);

  const rests = (scheme: string) => stylePage.locator(`.in-${scheme} [data-look=rest]`);
  for (const [at, light] of (await rests('light').all()).entries()) {
    const share = seenDifference(await crop(light), await crop(rests('dark').nth(at), light));
    expect.soft(share, `Control ${at}, by night`).toBeGreaterThan(0.5);
  }
});

test('in forced colours too one sees what is focused, chosen, wrong or disabled', async ({
  stylePage,
}) => {
  await stylePage.emulateMedia({ forcedColors: 'active' });
  const crop = await photograph(stylePage);
  await expectStatesSeen(stylePage, crop, 'light', /focus|chosen|wrong|disabled/);
});

async function expectStatesSeen(page: Page, crop: Cutter, scheme: string, states = /./) {
  const controls = await page.locator(`.in-${scheme} [data-control]`).all();
  expect(controls.length).toBeGreaterThan(0);
  for (const control of controls) {
    const name = await control.getAttribute('data-control');
    const rest = control.locator('[data-look=rest]');
    const atRest = await crop(rest);
    for (const look of await control.locator('[data-look]:not([data-look=rest])').all()) {
      const state = (await look.getAttribute('data-look')) ?? '';
      if (!states.test(state)) continue;
      const share = seenDifference(atRest, await crop(look, rest));
      expect.soft(share, `${name}, ${state}`).toBeGreaterThan(SEEN_STATE);
    }
  }
}
