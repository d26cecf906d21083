import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SCHEMES } from '../site/accessible.ts';
import { expect, test } from '../site.ts';
import { COMPARED } from './compared.ts';
import { boxesOf, type Cutter, photograph, seenDifference } from './seen-difference.ts';

/** Updated by `npx playwright test tests/e2e/looks/style.e2e.ts --update-snapshots`. Look at the
 *  changes before you commit them. */
const PICTURES = join(import.meta.dirname, 'pictures');

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
  const cut = await photograph(stylePage);
  for (const scheme of SCHEMES) await expectStatesSeen(stylePage, cut, scheme);

  const restsOf = (scheme: string) => boxesOf(stylePage.locator(`.in-${scheme} [data-look=rest]`));
  const dark = await restsOf('dark');
  for (const [at, light] of (await restsOf('light')).entries()) {
    const share = seenDifference(cut(light), cut(dark[at] ?? light, light));
    expect.soft(share, `Control ${at}, by night`).toBeGreaterThan(0.5);
  }
});

test('in forced colours too one sees what is focused, chosen, wrong or disabled', async ({
  stylePage,
}) => {
  await stylePage.emulateMedia({ forcedColors: 'active' });
  const cut = await photograph(stylePage);
  await expectStatesSeen(stylePage, cut, 'light', /focus|chosen|wrong|disabled/);
});

async function expectStatesSeen(page: Page, cut: Cutter, scheme: string, states = /./) {
  const looks = page.locator(`.in-${scheme} [data-control] [data-look]`);
  const boxes = await boxesOf(looks);
  const names = await looks.evaluateAll((all) =>
    all.map((look) => {
      const control = look.closest('[data-control]');
      return {
        name: control?.getAttribute('data-control'),
        state: look.getAttribute('data-look') ?? '',
        rest: all.findIndex((each) => each.matches('[data-look=rest]') && control?.contains(each)),
      };
    }),
  );
  expect(names.length).toBeGreaterThan(0);
  for (const [at, { name, state, rest }] of names.entries()) {
    const [look, atRest] = [boxes[at], boxes[rest]];
    if (!look || !atRest) throw new Error(`${name} has no look at rest`);
    // What opens is seen by what was in it.
    if (at === rest || !states.test(state) || look.height > atRest.height) continue;
    const share = seenDifference(cut(atRest), cut(look, atRest));
    expect.soft(share, `${name}, ${state}`).toBeGreaterThan(SEEN_STATE);
  }
}
