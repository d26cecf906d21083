import { expect, test } from 'vitest';
import { builtPages, weigh } from './page-weight.ts';

/** A little above what the pages have: each carries only its components' stylesheets. */
const MOST_CONTENT = 17_000;
/** Pages with the wizard, whose four steps a browser without script needs at once. Names of files change with
 *  their content, and so does what they compress to, by some 20 bytes. */
const MOST_WITH_WIZARD: Readonly<Record<string, number>> = { index: 22_900, 'get-quote': 17_700 };
/** Astro's runtime for islands and the directive that wakes them, menus, the bar for an unsent form. */
const MOST_SCRIPT = 3300;
const MOST_FONTS = 1;

test.each(builtPages())('%s is light before anybody touches it', (page) => {
  const weight = weigh(page);
  expect
    .soft(weight.content, 'HTML with its CSS')
    .toBeLessThanOrEqual(MOST_WITH_WIZARD[page] ?? MOST_CONTENT);
  expect.soft(weight.styleFiles, 'the CSS is in the page').toBe(0);
  expect.soft(weight.scriptsInThePage, 'there are scripts to be weighed').toBeGreaterThan(0);
  expect.soft(weight.script, 'script').toBeLessThanOrEqual(MOST_SCRIPT);
  expect.soft(weight.fontsBeforePaint, 'fonts').toBeLessThanOrEqual(MOST_FONTS);
});
