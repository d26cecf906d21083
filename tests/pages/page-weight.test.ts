import { expect, test } from 'vitest';
import { filesOfIslands } from '../../web/build/files-of-islands.ts';
import { BUDGETS } from '../budgets.ts';
import { loadedBy } from './built-scripts.ts';
import { builtPages, wakes, weigh } from './page-weight.ts';

const MOST_CONTENT: Readonly<Record<string, number>> = BUDGETS.contentWithWizard;

test('only pages with a form, or behind a key, carry a runtime for islands', () => {
  expect(
    builtPages()
      .filter((page) => weigh(page).hasIsland)
      .toSorted(),
  ).toEqual([
    ...['contact', 'desk', 'devices', 'diary', 'figures', 'get-quote', 'index', 'move-plan'],
    ...['sign-in', 'your-move'],
  ]);
});

test.each(builtPages())('%s is light before anybody touches it', (page) => {
  const weight = weigh(page);
  expect
    .soft(weight.content, 'HTML with its CSS')
    .toBeLessThanOrEqual(MOST_CONTENT[page] ?? BUDGETS.content);
  expect.soft(weight.styleFiles, 'the CSS is in the page').toBe(0);
  expect.soft(weight.scriptsInThePage, 'there are scripts to be weighed').toBeGreaterThan(0);
  expect
    .soft(weight.script, 'script')
    .toBeLessThanOrEqual(weight.hasIsland ? BUDGETS.scriptWithIsland : BUDGETS.script);
  expect.soft(weight.fontsBeforePaint, 'fonts').toBeLessThanOrEqual(BUDGETS.fonts);
});

test.each(Object.entries(BUDGETS.awake))('%s wakes with little script', (page, most) => {
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
