import { expect, test } from 'vitest';
import { filesOfIslands } from '../../web/build/files-of-islands.ts';
import { loadedBy } from './built-scripts.ts';
import { builtPages, wakes, weigh } from './page-weight.ts';

/** A little above what the pages have: each carries only its components' stylesheets. */
const MOST_CONTENT = 17_000;
/** Pages with the wizard, whose four steps a browser without script needs at once. Names of files change with
 *  their content, and so does what they compress to, by some 20 bytes. */
const MOST_WITH_WIZARD: Readonly<Record<string, number>> = { index: 22_980, 'get-quote': 17_940 };
/** Menus, the bar for an unsent form, the visit and its taps, the search for a suburb. */
const MOST_SCRIPT = 1430;
/** With Astro’s runtime for islands and the directive that wakes them. */
const MOST_SCRIPT_WITH_ISLAND = 3470;
const MOST_FONTS = 1;
/** The script of a page with an island once it is awake, a little above what it is. */
const MOST_AWAKE = {
  contact: 95_850,
  'your-move': 140_850,
  desk: 135_850,
  diary: 111_800,
  figures: 84_000,
};

test('only pages with a form, or behind a key, carry a runtime for islands', () => {
  expect(
    builtPages()
      .filter((page) => weigh(page).hasIsland)
      .toSorted(),
  ).toEqual(['contact', 'desk', 'diary', 'figures', 'get-quote', 'index', 'your-move']);
});

test.each(builtPages())('%s is light before anybody touches it', (page) => {
  const weight = weigh(page);
  expect
    .soft(weight.content, 'HTML with its CSS')
    .toBeLessThanOrEqual(MOST_WITH_WIZARD[page] ?? MOST_CONTENT);
  expect.soft(weight.styleFiles, 'the CSS is in the page').toBe(0);
  expect.soft(weight.scriptsInThePage, 'there are scripts to be weighed').toBeGreaterThan(0);
  expect
    .soft(weight.script, 'script')
    .toBeLessThanOrEqual(weight.hasIsland ? MOST_SCRIPT_WITH_ISLAND : MOST_SCRIPT);
  expect.soft(weight.fontsBeforePaint, 'fonts').toBeLessThanOrEqual(MOST_FONTS);
});

test.each(Object.entries(MOST_AWAKE))('%s wakes with little script', (page, most) => {
  expect(wakes(page).weight).toBeLessThanOrEqual(most);
});

test('what every form loads is in no file of some pages only', () => {
  // The home page has the form of /get-quote.
  const forms = ['contact', 'get-quote', 'your-move', 'desk', 'diary'].map(
    (page) => new Set(wakes(page).files),
  );
  const [first = new Set<string>()] = forms;
  const ofEvery = forms.reduce((shared, files) => shared.intersection(files), first);
  const loaded = [...loadedBy([...ofEvery])];
  for (const onDemand of ['NotSent', 'Toaster']) {
    expect(loaded).toContainEqual(expect.stringContaining(`/${onDemand}.`));
  }
  const names = filesOfIslands.map(({ name }) => name);
  const ofSome = names.slice(names.indexOf('form') + 1);
  const isOfSome = (file: string) =>
    ofSome.some((name) => file.startsWith(`/_astro/${name}.`)) ||
    forms.filter((files) => files.has(file)).length === 1;
  expect(loaded.filter(isOfSome)).toEqual([]);
});

test('only pages with the wizard load its steps', () => {
  const withWizard = builtPages().filter((page) =>
    wakes(page).files.some((file) => file.startsWith('/_astro/wizard.')),
  );
  expect(withWizard.toSorted()).toEqual(['get-quote', 'index']);
});
