import { expect, test } from 'vitest';
import { documentOf, mainOf } from './built-site.ts';
import { wordsOf } from './page-text.ts';
import { MISSING_PATH, paths, routeTable } from './route-table.ts';

type Thing = Readonly<Record<string, unknown>>;

const WEEK = {
  Mo: ['07:00', '18:00'],
  Tu: ['07:00', '18:00'],
  We: ['07:00', '18:00'],
  Th: ['07:00', '18:00'],
  Fr: ['07:00', '18:00'],
  Sa: ['07:00', '18:00'],
  Su: ['08:00', '16:00'],
};

/** Their badge names the company's lowest price, which no such move costs. */
const DEARER = ['/commercial-moving', '/long-distance-moving', '/specialty-moving'];
const FROM_R450 = { priceSpecification: { minPrice: 450, priceCurrency: 'ZAR' } };

/** Search engines must not be told a firm's own rating, nor questions that no visitor asked. */
const NOT_ELIGIBLE = ['AggregateRating', 'Rating', 'Review', 'FAQPage', 'Question'];

function scriptsOf(path: string): string[] {
  const scripts = documentOf(path).querySelectorAll('script[type="application/ld+json"]');
  return Array.from(scripts, ({ textContent }) => textContent ?? '');
}

/** The content of a page's one graph, with its references followed. */
class PageGraph {
  readonly things: readonly Thing[];
  readonly references: readonly string[];
  readonly #byId = new Map<string, Thing>();

  constructor(json: string) {
    const data: unknown = JSON.parse(json);
    expect(data).toMatchObject({
      '@context': expect.stringMatching(/^https:\/\/schema\.org\/?$/),
      '@graph': expect.any(Array),
    });
    const all = thingsIn((data as Thing)['@graph']);
    const isReference = (thing: Thing) => Object.keys(thing).join() === '@id';
    this.things = all.filter((thing) => !isReference(thing));
    this.references = all.filter(isReference).map(idOf);
    for (const thing of this.things) if ('@id' in thing) this.#byId.set(idOf(thing), thing);
  }

  /** The one thing of a type. */
  only(type: string): Thing {
    const found = this.ofType(type);
    expect(found, `One ${type}`).toHaveLength(1);
    return found[0] as Thing;
  }

  ofType(type: string): readonly Thing[] {
    return this.things.filter((thing) => typesOf(thing).includes(type));
  }

  has(id: string): boolean {
    return this.#byId.has(id);
  }

  /** The value of a property, be it the thing itself or a reference to it. */
  at(thing: Thing, property: string): Thing {
    const value = thing[property];
    expect(value, property).toEqual(expect.any(Object));
    const found = value as Thing;
    return this.#byId.get(idOf(found)) ?? found;
  }
}

/** The trail of links above the heading; its last step is not a link. */
function shownTrail(path: string): string[] {
  const steps = documentOf(path).querySelectorAll('main > nav[aria-label="Breadcrumb"] li');
  return Array.from(steps, (step) => {
    const name = step.querySelector('a') ?? step;
    const isHere = step.getAttribute('aria-current') === 'page';
    return isHere === (name === step) ? wordsOf(name) : 'a step that is not a link';
  });
}

function namesOf(things: unknown): unknown[] {
  return (things as Thing[]).map(({ name }) => name);
}

function graphOf(path: string): PageGraph {
  const scripts = scriptsOf(path);
  expect(scripts, 'One graph for the page').toHaveLength(1);
  return new PageGraph(scripts[0] as string);
}

test.each(routeTable)('$path tells machines who moves whom, where and from what price', (route) => {
  const { path } = route;
  const graph = graphOf(path);
  expect(graph.references.filter((id) => !graph.has(id))).toEqual([]);
  expectCompany(graph.only('MovingCompany'));
  expect(graph.only('WebSite')).toMatchObject({
    name: expect.stringMatching(/\w/),
    url: expect.stringMatching(/^https?:\/\/[^/]+\/?$/),
  });

  const page = graph.only('WebPage');
  const isOffer = route.kind === 'area' || route.kind === 'service';
  expect(typesOf(graph.at(page, 'mainEntity'))).toContain(isOffer ? 'Service' : 'MovingCompany');
  for (const thing of [graph.only('MovingCompany'), ...graph.ofType('Service')]) {
    expect(thing.image, 'A picture, and not the icon').toMatch(/\.jpg$/);
  }

  if (path === '/') expect(graph.ofType('BreadcrumbList')).toEqual([]);
  else expectTrail(graph.only('BreadcrumbList'), path);
  expect(shownTrail(path)).toEqual(
    graph.ofType('BreadcrumbList').flatMap((trail) => namesOf(trail.itemListElement)),
  );

  if (route.kind === 'area' || route.kind === 'service') {
    const service = graph.only('Service');
    expect(typesOf(graph.at(service, 'provider'))).toContain('MovingCompany');
    const mayCostIt = /R450/.test(wordsOf(mainOf(path))) && !DEARER.includes(path);
    expect(service.offers !== undefined).toBe(mayCostIt);
    // What a search result promises, the page says.
    if (/R450/.test(`${service.description}`)) expect(mayCostIt).toBe(true);
    if (service.offers) expect(graph.at(service, 'offers')).toMatchObject(FROM_R450);
    expectAreaServed(graph, service, route.kind === 'area' ? route.area.name : 'Johannesburg');
  }

  const types = graph.things.flatMap(typesOf);
  expect(types.filter((type) => NOT_ELIGIBLE.includes(type))).toEqual([]);
  const properties = graph.things.flatMap((thing) => Object.keys(thing));
  expect(properties).not.toContain('aggregateRating');
  expect(properties).not.toContain('review');
});

test('the page that is not there tells machines nothing', () => {
  expect(scriptsOf(MISSING_PATH)).toEqual([]);
});

test('company and site have the same identity on every page', () => {
  const graphs = paths.map(graphOf);
  for (const type of ['MovingCompany', 'WebSite']) {
    const ids = new Set(graphs.map((graph) => idOf(graph.only(type))));
    expect([...ids], type).toEqual([expect.stringMatching(/^https?:\/\/\S+$/)]);
  }
});

const areasServed = namesOf(graphOf('/').only('MovingCompany').areaServed);

test('the table of the routes has every area that the company serves', () => {
  const inTable = routeTable.flatMap((route) => (route.kind === 'area' ? [route.area.name] : []));
  expect(inTable.toSorted()).toEqual(areasServed.toSorted());
});

function expectCompany(company: Thing) {
  expect(company).toMatchObject({
    name: expect.stringMatching(/\w/),
    telephone: expect.stringMatching(/^\+27\d{9}$/),
    email: expect.stringMatching(/^\S+@\S+$/),
    priceRange: expect.stringMatching(/R450/),
    foundingDate: expect.stringMatching(/^2014/),
    address: expect.objectContaining({
      addressLocality: 'Johannesburg',
      addressRegion: 'Gauteng',
      addressCountry: 'ZA',
    }),
  });
  expect(namesOf(company.areaServed)).toEqual(areasServed);
  expect(hoursOf(company)).toEqual(WEEK);
}

/** The hours of each day: 'https://schema.org/Monday' and 'Monday' are both Mo. */
function hoursOf(company: Thing): Record<string, string[]> {
  const hours = [company.openingHoursSpecification].flat() as {
    dayOfWeek: string | string[];
    opens: string;
    closes: string;
  }[];
  const days = hours.flatMap(({ dayOfWeek, opens, closes }) =>
    [dayOfWeek].flat().map((day) => [day.split('/').at(-1)?.slice(0, 2), [opens, closes]]),
  );
  expect(days, 'Each day once').toHaveLength(7);
  return Object.fromEntries(days);
}

/** From the home page to this one. */
function expectTrail(trail: Thing, path: string) {
  const steps = trail.itemListElement as { position: number; name: string; item: string }[];
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, at) => at + 1));
  for (const { name } of steps) expect(name).toMatch(/\w/);
  expect(new URL(steps[0]?.item ?? '').pathname).toBe('/');
  expect(new URL(steps.at(-1)?.item ?? '').pathname).toBe(path);
  expect(steps.length).toBeGreaterThan(1);
}

/** A city inside Johannesburg, or Johannesburg inside Gauteng; region Gauteng, country ZA. */
function expectAreaServed(graph: PageGraph, service: Thing, name: string) {
  const area = graph.at(service, 'areaServed');
  expect(typesOf(area)).toContain('City');
  expect(area.name).toBe(name);
  const around = graph.at(area, 'containedInPlace');
  expect(around.name).toBe(name === 'Johannesburg' ? 'Gauteng' : 'Johannesburg');
  expect(graph.at(area, 'address')).toMatchObject({
    addressRegion: 'Gauteng',
    addressCountry: 'ZA',
  });
}

function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Thing, ...Object.values(value).flatMap(thingsIn)];
}

function typesOf(thing: Thing): string[] {
  return [thing['@type'] ?? []].flat().map(String);
}

function idOf(thing: Thing): string {
  return String(thing['@id'] ?? '');
}
