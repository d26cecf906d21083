import { describe, expect, it } from 'vitest';
import { findSuburb, type Suburb } from './find-suburb.ts';

/** Names as the areas' pages list them, in the same order. */
const NAMES = `Johannesburg, Randburg, Roodepoort, Honeydew, Northwold, Farmall, Chartwell, Sundowner,
  Boskruin, Bromhof, Amorosa, Cosmo City, Fourways, Sandton, Rosebank, Parktown, Houghton, Melville,
  Parkhurst, Soweto, Alexandra, Inner City, Braamfontein, Greenside, Northcliff, Forest Town, Craighall,
  Randburg CBD, Ferndale, Blairgowrie, Bordeaux, Linden, Emmarentia, Craighall Park, Randpark Ridge,
  Fontainebleau, Fairland, Blackheath, Weltevreden Park, Little Falls, Ruimsig, Wilgeheuwel,
  Strubens Valley, Constantia Kloof, Helderkruin, Wilro Park, Discovery, Florida, Horison, Radiokop,
  Honeydew Manor, Honeydew Ridge, Honeydew Grove, Eagle Canyon, Laser Park, Jackal Creek, Kya Sand,
  North Riding, Northgate, Sharonlea, Olivedale, Johannesburg North, Noordhang, Bellairspark,
  Bloubosrand, Chartwell Agricultural Holdings, Riversands, Diepsloot, Lanseria, Zandspruit,
  Malibongwe Ridge, Beaulieu, Windsor West, Windsor East, Windsor, Kensington, Sundowner Ext,
  Boskruin Gardens, Boskruin North, Cosmo City Ext 1, Cosmo City Ext 2, Cosmo City Ext 3,
  Cosmo City Ext 4, Fourways (Central), Little Fourways, Magalies View, Magaliessig, Norscot,
  Norscot Slopes, Lonehill, Beverley, Broadacres, Craigavon, Bryanston Extension 34, Dainfern,
  Dainfern Valley, Dainfern Ridge, Cedar Lakes, Fourways Gardens, Fernbrook Estate, Steyn City, Midrand, Joburg`;

const suburbs: Suburb[] = NAMES.split(/,\s+/).map((name) => ({
  name,
  page: `Movers in ${name}`,
  href: `/movers-${name.toLowerCase()}`,
}));

function names(query: string): string[] {
  return findSuburb(query, suburbs).map(({ name }) => name);
}

describe('somebody who spells it right', () => {
  it.each(suburbs.map(({ name }) => name))('finds %s first, in any letters', (name) => {
    expect(names(name)[0]).toBe(name);
    expect(names(`  ${name.toUpperCase()} `)[0]).toBe(name);
    expect(names(name.replaceAll(' ', ''))[0]).toBe(name);
  });

  it('finds the name with the fewest letters first, however many words it has', () => {
    const listed = ['Northampton', 'North Way'].map((name) => ({ name, page: name, href: '/' }));
    expect(findSuburb('north', listed)[0]?.name).toBe('North Way');
  });

  it('finds nothing beyond the length of an address', () => {
    expect(names(`${'a '.repeat(60)}Linden`)).toEqual([]);
  });

  it('finds it while typing, the shortest name first', () => {
    expect(names('fourw')).toEqual([
      'Fourways',
      'Fourways (Central)',
      'Fourways Gardens',
      'Little Fourways',
    ]);
    expect(names('randp')).toEqual(['Randpark Ridge']);
    expect(names('rid').slice(0, 4)).toContain('North Riding');
  });

  it.each([
    ['Cosmo City extension 4', 'Cosmo City Ext 4'],
    ['cosmo city ext. 4', 'Cosmo City Ext 4'],
    ['Cosmo City x4', 'Cosmo City Ext 4'],
    ['Bryanston Ext 34', 'Bryanston Extension 34'],
    ['Sundowner extension', 'Sundowner Ext'],
    ['4ways', 'Fourways'],
    ['Jo’burg', 'Joburg'],
    ["jo'burg", 'Joburg'],
    ['Fourways Central', 'Fourways (Central)'],
    ['Nörthwöld', 'Northwold'],
    ['cnr Northwold', 'Northwold'],
    ['cnr northwo', 'Northwold'],
    ['agricultural hold', 'Chartwell Agricultural Holdings'],
    ['Wiltevreeden', 'Weltevreden Park'],
    ['3 Main Road, Lindon', 'Linden'],
    ['3 Main Road, Lindn', 'Linden'],
    ['1 Lindem Street, Randburg', 'Randburg'],
  ])('takes %s for %s', (query, name) => {
    expect(names(query)[0]).toBe(name);
  });
});

describe('somebody who does not', () => {
  it.each([
    ['Foreways', 'Fourways'],
    ['Forways', 'Fourways'],
    ['Fuorways', 'Fourways'],
    ['Bosckruin', 'Boskruin'],
    ['Boskuin', 'Boskruin'],
    ['Randpark ridge', 'Randpark Ridge'],
    ['Ranpark Rige', 'Randpark Ridge'],
    ['Nothwold', 'Northwold'],
    ['Northwald', 'Northwold'],
    ['Roodeport', 'Roodepoort'],
    ['Rooderport', 'Roodepoort'],
    ['Honeydue', 'Honeydew'],
    ['Honydew', 'Honeydew'],
    ['Bromhoff', 'Bromhof'],
    ['Amarosa', 'Amorosa'],
    ['Chartwel', 'Chartwell'],
    ['Randberg', 'Randburg'],
    ['Johanesburg', 'Johannesburg'],
    ['Johannesberg', 'Johannesburg'],
    ['Weltevredenpark', 'Weltevreden Park'],
    ['Weltevreeden Park', 'Weltevreden Park'],
    ['Northriding', 'North Riding'],
    ['Fontainbleau', 'Fontainebleau'],
    ['Blairgowry', 'Blairgowrie'],
    ['Sundwoner', 'Sundowner'],
    ['Dianfern', 'Dainfern'],
    ['Bormhof', 'Bromhof'],
    ['Lidnen', 'Linden'],
    ['Magaliesig', 'Magaliessig'],
    ['Strubensvallei', 'Strubens Valley'],
    ['Willgeheuwel', 'Wilgeheuwel'],
    ['Diepslot', 'Diepsloot'],
    ['cosmo cty', 'Cosmo City'],
  ])('finds with %s first %s', (query, name) => {
    expect(names(query)[0]).toBe(name);
  });
});

describe('somebody who gives the whole address', () => {
  it.each([
    ['14 Kelly Avenue, Boskruin, Randburg, 2188', ['Boskruin', 'Randburg']],
    ['cnr Malibongwe & Bellairs, Nothriding', ['North Riding']],
    ['Unit 3, Cedar Lakes, Fourways', ['Cedar Lakes', 'Fourways']],
    ['near Honeydue', ['Honeydew']],
    ['14 Kelly Avenue, Bóskruin', ['Boskruin']],
  ])('finds with %s: %j', (query, expected) => {
    expect(names(query)).toEqual(expected);
  });
});

it.each(
  `Durban, Pretoria, Cape Town, Centurion, East London, Port Elizabeth, Gqeberha, Bloemfontein, Kimberley,
  Polokwane, Benoni, Boksburg, Springs, Germiston, Kempton Park, Alberton, Edenvale, Krugersdorp, Vereeniging,
  Rustenburg, Nelspruit, Mbombela, Sasolburg, Stellenbosch, George, Paarl, Knysna, Margate, Umhlanga, Ballito,
  Pietermaritzburg, London, Harare, Maputo, Windhoek, qwertyuiop, hello there, 2188, -, x, a`.split(
    /,\s+/,
  ),
)('finds nothing with %s', (query) => {
  expect(names(query)).toEqual([]);
});

it('is nothing without a question, and never more than six', () => {
  expect(names('')).toEqual([]);
  expect(names('   ')).toEqual([]);
  expect(names('no').length).toBe(6);
});

it('gives every page of a name, in their order, and counts it once', () => {
  const pages = ['Randburg', 'Boskruin', 'Bromhof', 'Sundowner'];
  const everywhere = suburbs.flatMap(({ name }) =>
    pages.map((page) => ({ name, page, href: page })),
  );
  const found = findSuburb('Fairlnd', everywhere);
  expect(found.map(({ name, page }) => `${name}, ${page}`)).toEqual(
    pages.map((page) => `Fairland, ${page}`),
  );
  expect(findSuburb('no', everywhere)).toHaveLength(6 * pages.length);
});

it('survives a pasted page', () => {
  expect(names('lorem '.repeat(200))).toEqual([]);
});
