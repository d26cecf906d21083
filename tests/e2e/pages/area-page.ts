import type { Page } from '@playwright/test';
import { expect } from '../site.ts';
import { type AreaFacts, tileId } from './area-table.ts';
import { bandsOf } from './page-outline.ts';
import { bandUnder, expectCalls, expectReviews, figuresOf, linksOf, mainOf } from './page-parts.ts';

const EXPERTISE_TARGETS = [
  '/residential-moving',
  '/commercial-moving',
  '/local-moving',
  '/specialty-moving',
];

type ProfessionalFacts = Extract<AreaFacts, { layout: 'professional' }>;

export async function expectAreaPage(page: Page, area: AreaFacts) {
  if (area.layout === 'professional') await expectProfessionalPage(page, area);
  else await expectExpertisePage(page);
  await expectReviews(page, area.reviews ?? 0);
}

/** Each tile's test identifier and name. */
function tilesOf(page: Page): Promise<[string, string][]> {
  return mainOf(page)
    .getByTestId(/^area-/)
    .evaluateAll((tiles) =>
      tiles.map((tile) => [
        tile.getAttribute('data-testid') ?? '',
        (tile.textContent ?? '').replace(/\s+/g, ' ').trim(),
      ]),
    );
}

/** Sundowner, Boskruin, Bromhof, Amorosa, Cosmo City, Johannesburg, Randburg, Fourways. */
async function expectProfessionalPage(page: Page, area: ProfessionalFacts) {
  const { name, tiles, cardTitles, cardTargets, benefits, note, statistics } = area;
  const dictated = [
    'Areas We Serve',
    'Moving Services',
    `Why ${name} chooses us`,
    `Ready to Move in ${name}?`,
  ];
  const bands = await bandsOf(page);
  const headings = bands.map(({ heading }) => heading);
  expect.soft(headings.filter((heading) => dictated.includes(heading))).toEqual(dictated);

  const hero = mainOf(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 1 }) });
  await expectCalls(hero, 1);
  await expectCalls(bandUnder(page, `Ready to Move in ${name}?`), 1);

  const beforeAreas = bands.slice(0, headings.indexOf('Areas We Serve'));
  const intro = beforeAreas.filter(({ titles }) => titles.length > 0);
  expect
    .soft(
      intro.map(({ titles }) => titles.length),
      'Three feature points',
    )
    .toEqual([3]);
  const pictures = intro.flatMap((band) => band.pictures);
  expect
    .soft(pictures, 'A local image that says what it shows')
    .toContainEqual(expect.stringMatching(/\w+ \w+/));

  expect.soft(await tilesOf(page)).toEqual(tiles.map((tile) => [tileId(tile), tile]));
  const areas = bandUnder(page, 'Areas We Serve');
  await expect.soft(areas.getByTestId(/^area-/)).toHaveCount(tiles.length);
  await expect.soft(areas.getByTestId(/^area-/).last()).toBeVisible();
  if (note) await expect.soft(areas.getByText(note, { exact: true })).toBeVisible();

  const services = bandUnder(page, 'Moving Services');
  const learnMore = await linksOf(services.getByRole('link', { name: /^Learn More/ }));
  expect.soft(learnMore.map(([, target]) => target)).toEqual(cardTargets);
  const titles = await services.getByRole('heading', { level: 3 }).allInnerTexts();
  expect.soft(titles).toEqual(cardTitles ?? cardTargets.map(() => expect.stringMatching(/\w/)));

  const reasons = bandUnder(page, `Why ${name} chooses us`).getByRole('listitem');
  await expect.soft(reasons).toHaveText(benefits ? [...benefits] : [/\w/, /\w/, /\w/]);

  const figures = await figuresOf(page);
  expect.soft(figures).toEqual(statistics ?? []);
}

/** Roodepoort, Honeydew, Northwold, Farmall, Chartwell: a hero, a local expertise section with an
 *  image, twelve suburbs, three cards, three benefits, a call to action. */
async function expectExpertisePage(page: Page) {
  const tiles = await tilesOf(page);
  expect.soft(tiles, 'Twelve suburbs').toHaveLength(12);
  expect.soft(new Set(tiles.map(([, name]) => name)).size, 'No suburb stands there twice').toBe(12);
  expect.soft(tiles).toEqual(tiles.map(([, name]) => [tileId(name), name]));

  const bands = await bandsOf(page);
  const ofTiles = bands.findIndex(({ lists }) => lists.some(({ items }) => items.length === 12));
  expect(ofTiles, 'The suburbs stand after a hero and the local expertise').toBeGreaterThan(1);
  const pictures = bands.slice(0, ofTiles).flatMap((band) => band.pictures);
  expect.soft(pictures).toContainEqual(expect.stringMatching(/\w+ \w+/));
  const threes = bands.slice(ofTiles).filter(({ titles }) => titles.length === 3);
  expect.soft(threes, 'Three service cards and three benefits').toHaveLength(2);

  // Three cards from four possible pages: each card leads to another one.
  const cards = mainOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Learn More/ }) });
  await expect.soft(cards).toHaveCount(3);
  const targets = (await linksOf(cards.getByRole('link'))).map(([, target]) => target);
  expect.soft(new Set(targets).size).toBe(3);
  expect.soft(EXPERTISE_TARGETS).toEqual(expect.arrayContaining(targets));

  const last = bands.at(-1)?.heading ?? '';
  await expectCalls(bandUnder(page, last), 1);
}
