import { expect, test } from '@playwright/test';
import { builtPages, weigh } from './built-page.ts';

/** Ten packets, which a server may send before it hears from the phone: the page is there after one
 *  round trip. */
const ONE_ROUND_TRIP = 14_600;
const MOST_CONTENT = 20_000;
/** Menus, the bar for an unsent form, and the runtime that wakes islands. */
const MOST_SCRIPT = 2300;
const MOST_FONTS = 1;

/** Pages with more content than one round trip carries. */
const LARGE = ['index', 'get-quote'];

for (const page of builtPages()) {
  test(`${page} is light before anybody touches it`, () => {
    const weight = weigh(page);
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(weight) });
    expect
      .soft(weight.content, 'HTML with its CSS')
      .toBeLessThanOrEqual(LARGE.includes(page) ? MOST_CONTENT : ONE_ROUND_TRIP);
    expect.soft(weight.styleFiles, 'the CSS is in the page').toBe(0);
    expect.soft(weight.scriptsInThePage, 'there are scripts to be weighed').toBeGreaterThan(0);
    expect.soft(weight.script, 'script').toBeLessThanOrEqual(MOST_SCRIPT);
    expect.soft(weight.fontsBeforePaint, 'fonts').toBeLessThanOrEqual(MOST_FONTS);
  });
}
