import { expect } from 'vitest';
import { type AreaFacts, tileId } from './area-table.ts';
import { bandsOf } from './page-outline.ts';
import { bandUnder, expectCalls, expectReviews, figuresOf, linksOf } from './page-parts.ts';
import { withText, wordsOf } from './page-text.ts';

const EXPERTISE_TARGETS = [
  '/residential-moving',
  '/commercial-moving',
  '/local-moving',
  '/specialty-moving',
];
const LEARN_MORE = /^Learn More/;

/** Each service card has a title and a text beside its link. */
function expectCards(cards: readonly Element[]) {
  for (const card of cards) {
    expect.soft(wordsOf(card.querySelector('h3'))).toMatch(/\w/);
    expect.soft(wordsOf(card.querySelector('p'))).toMatch(/(\w+\W+){3}/);
  }
}

type ProfessionalFacts = Extract<AreaFacts, { layout: 'professional' }>;

export function expectAreaPage(main: Element, area: AreaFacts) {
  if (area.layout === 'professional') expectProfessionalPage(main, area);
  else expectExpertisePage(main);
  expectReviews(main, area.reviews ?? 0);
  const list = main.querySelector('[data-testid^="area-"]')?.parentElement;
  expect.soft(list?.classList.contains('grid'), 'The areas are a grid').toBe(true);
}

/** Each tile's test identifier and name. */
export function tilesOf(place: Element): [id: string, name: string][] {
  return Array.from(place.querySelectorAll('[data-testid^="area-"]'), (tile) => [
    tile.getAttribute('data-testid') ?? '',
    wordsOf(tile),
  ]);
}

/** Sundowner, Boskruin, Bromhof, Amorosa, Cosmo City, Johannesburg, Randburg, Fourways. */
function expectProfessionalPage(main: Element, area: ProfessionalFacts) {
  const { name, tiles, cardTitles, cardTargets, benefits, note, statistics } = area;
  const dictated = [
    'Areas We Serve',
    'Moving Services',
    `Why ${name} chooses us`,
    `Ready to Move in ${name}?`,
  ];
  const bands = bandsOf(main);
  const headings = bands.map(({ heading }) => heading);
  expect.soft(headings.filter((heading) => dictated.includes(heading))).toEqual(dictated);
  expect.soft(headings.at(-1), 'The closing call').toBe(dictated.at(-1));

  const hero = main.querySelector('section:has(h1)');
  if (!hero) throw new Error('No part of the page has the first heading');
  expectCalls(hero, 1);
  expectCalls(bandUnder(main, `Ready to Move in ${name}?`), 1);

  const beforeAreas = bands.slice(0, headings.indexOf('Areas We Serve'));
  const intro = beforeAreas.filter(({ titles }) => titles.length > 0);
  const points = intro.map(({ titles }) => titles.length);
  expect.soft(points, 'Three feature points').toEqual([3]);
  const pictures = intro.flatMap((band) => band.pictures);
  expect
    .soft(pictures, 'A local image that says what it shows')
    .toContainEqual(expect.stringMatching(/\w+ \w+/));

  expect.soft(tilesOf(main)).toEqual(tiles.map((tile) => [tileId(tile), tile]));
  const areas = bandUnder(main, 'Areas We Serve');
  expect.soft(tilesOf(areas)).toHaveLength(tiles.length);
  if (note) expect.soft(withText(areas, note), note).toHaveLength(1);

  const services = bandUnder(main, 'Moving Services');
  const learnMore = linksOf(services).filter(([words]) => LEARN_MORE.test(words));
  expect.soft(learnMore.map(([, target]) => target)).toEqual(cardTargets);
  expectCards([...services.querySelectorAll('li')]);
  const titles = Array.from(services.querySelectorAll('h3'), wordsOf);
  expect.soft(titles).toEqual(cardTitles ?? cardTargets.map(() => expect.stringMatching(/\w/)));

  const reasons = bandUnder(main, `Why ${name} chooses us`).querySelectorAll('li');
  expect
    .soft(Array.from(reasons, wordsOf))
    .toEqual((benefits ?? [/\w/, /\w/, /\w/]).map((each) => expect.stringMatching(each)));
  expect.soft(figuresOf(main)).toEqual(statistics ?? []);
}

/** Roodepoort, Honeydew, Northwold, Farmall, Chartwell: a hero, a local expertise section with an
 *  image, twelve suburbs, three cards, three benefits, a call to action. */
function expectExpertisePage(main: Element) {
  const tiles = tilesOf(main);
  expect.soft(tiles, 'Twelve suburbs').toHaveLength(12);
  expect.soft(new Set(tiles.map(([, name]) => name)).size, 'Each suburb once').toBe(12);
  expect.soft(tiles).toEqual(tiles.map(([, name]) => [tileId(name), name]));

  const bands = bandsOf(main);
  const ofTiles = bands.findIndex(({ lists }) => lists.some(({ items }) => items.length === 12));
  expect(ofTiles, 'The suburbs come after a hero and the local expertise').toBeGreaterThan(1);
  const pictures = bands.slice(0, ofTiles).flatMap((band) => band.pictures);
  expect.soft(pictures).toContainEqual(expect.stringMatching(/\w+ \w+/));
  const threes = bands.slice(ofTiles).filter(({ titles }) => titles.length === 3);
  expect.soft(threes, 'Three service cards and three benefits').toHaveLength(2);

  // Three cards from four possible pages: each card leads to another one.
  const cards = [...main.querySelectorAll('li')].filter((item) =>
    linksOf(item).some(([words]) => LEARN_MORE.test(words)),
  );
  expect.soft(cards).toHaveLength(3);
  expectCards(cards);
  const targets = new Set(cards.flatMap(linksOf).map(([, target]) => target));
  expect.soft(targets.size).toBe(3);
  expect.soft(EXPERTISE_TARGETS).toEqual(expect.arrayContaining([...targets]));

  expectCalls(bandUnder(main, bands.at(-1)?.heading ?? ''), 1);
}
