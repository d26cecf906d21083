/** The area pages: a part of the annex of docs/product.md, 2, whose lists of names are here and nowhere else. Written by
 *  hand from the specification. */
export type AreaFacts = {
  readonly name: string;
  readonly reviews?: number;
} & (
  | {
      /** Roodepoort, Honeydew, Northwold, Farmall, Chartwell: twelve suburbs that we chose. */
      readonly layout: 'expertise';
    }
  | {
      readonly layout: 'professional';
      readonly tiles: readonly string[];
      readonly cardTitles?: readonly string[];
      readonly cardTargets: readonly string[];
      readonly benefits?: readonly RegExp[];
      readonly note?: string;
      readonly statistics?: readonly (readonly [value: string, label: string])[];
    }
);

export const areaFacts = {
  johannesburg: {
    name: 'Johannesburg',
    layout: 'professional',
    tiles: [
      'Sandton',
      'Rosebank',
      'Parktown',
      'Houghton',
      'Melville',
      'Parkhurst',
      'Randburg',
      'Roodepoort',
      'Soweto',
      'Alexandra',
      'Inner City',
      'Braamfontein',
      'Greenside',
      'Northcliff',
      'Forest Town',
      'Craighall',
    ],
    note: 'And many more areas across Greater Johannesburg',
    cardTitles: ['Corporate Relocations', 'City-Wide Home Moves', 'Inter-City Moves'],
    cardTargets: ['/commercial-moving', '/residential-moving', '/long-distance-moving'],
    statistics: [
      ['1000+', 'city moves completed'],
      ['50+', 'suburbs served'],
      ['10+', 'years experience'],
      ['5-star', 'rating'],
    ],
  },
  randburg: {
    name: 'Randburg',
    layout: 'professional',
    tiles: [
      'Randburg CBD',
      'Ferndale',
      'Blairgowrie',
      'Bordeaux',
      'Northwold',
      'Linden',
      'Emmarentia',
      'Greenside',
      'Parkhurst',
      'Craighall Park',
      'Randpark Ridge',
      'Boskruin',
      'Bromhof',
      'Fontainebleau',
      'Fairland',
      'Blackheath',
    ],
    cardTargets: ['/commercial-moving', '/residential-moving', '/specialty-moving'],
    reviews: 2,
  },
  roodepoort: { name: 'Roodepoort', layout: 'expertise', reviews: 2 },
  honeydew: { name: 'Honeydew', layout: 'expertise' },
  northwold: { name: 'Northwold', layout: 'expertise' },
  farmall: { name: 'Farmall', layout: 'expertise' },
  chartwell: { name: 'Chartwell', layout: 'expertise' },
  sundowner: {
    name: 'Sundowner',
    layout: 'professional',
    tiles: [
      'Sundowner Central',
      'Sundowner Ext',
      'Kensington',
      'Northwold',
      'Blackheath',
      'Chartwell',
      'Olivedale',
      'Fairland',
      'Bromhof',
      'Boskruin',
      'Windsor West',
      'Windsor East',
    ],
    cardTargets: ['/residential-moving', '/commercial-moving', '/specialty-moving'],
  },
  boskruin: {
    name: 'Boskruin',
    layout: 'professional',
    tiles: [
      'Boskruin Central',
      'Boskruin Gardens',
      'Boskruin North',
      'Boskruin South',
      'Bromhof',
      'Sundowner',
      'Randpark Ridge',
      'Blairgowrie',
      'Windsor',
      'Northgate',
      'Fontainebleau',
      'Fairland',
    ],
    cardTargets: ['/residential-moving', '/specialty-moving', '/commercial-moving'],
  },
  bromhof: {
    name: 'Bromhof',
    layout: 'professional',
    tiles: [
      'Bromhof Central',
      'Bromhof Ext',
      'Boskruin',
      'Sundowner',
      'Randpark Ridge',
      'Blairgowrie',
      'Windsor West',
      'Windsor East',
      'Northgate',
      'Fairland',
      'Fontainebleau',
      'Blackheath',
    ],
    cardTitles: ['Luxury Home Moving', 'Executive Relocations', 'Art & Antiques'],
    cardTargets: ['/residential-moving', '/commercial-moving', '/specialty-moving'],
  },
  amorosa: {
    name: 'Amorosa',
    layout: 'professional',
    tiles: [
      'Amorosa Central',
      'Amorosa Ext',
      'Cosmo City',
      'Diepsloot',
      'Zandspruit',
      'Honeydew',
      'Northgate',
      'Randburg',
      'Lanseria',
      'Malibongwe Ridge',
      'Beaulieu',
      'Jackal Creek',
    ],
    cardTitles: ['New Family Moves', 'New Business Setup', 'Affordable Moving'],
    cardTargets: ['/residential-moving', '/commercial-moving', '/local-moving'],
  },
  cosmoCity: {
    name: 'Cosmo City',
    layout: 'professional',
    tiles: [
      'Cosmo City Ext 1',
      'Cosmo City Ext 2',
      'Cosmo City Ext 3',
      'Cosmo City Ext 4',
      'Zandspruit',
      'Diepsloot',
      'Honeydew',
      'Amorosa',
      'Lanseria',
      'Randburg',
      'Northgate',
      'Malibongwe Ridge',
    ],
    cardTitles: ['Budget Home Moving', 'Small Business Moves', 'Quick Local Moves'],
    cardTargets: ['/residential-moving', '/commercial-moving', '/local-moving'],
    benefits: [/honest pricing.*no hidden fees/i, /quality service/i, /flexible payment options/i],
  },
  fourways: {
    name: 'Fourways',
    layout: 'professional',
    tiles: [
      'Fourways (Central)',
      'Little Fourways',
      'Magalies View',
      'Magaliessig',
      'Norscot',
      'Norscot Slopes',
      'Lonehill',
      'Beverley',
      'Broadacres',
      'Craigavon',
      'Bryanston Extension 34',
      'Dainfern',
      'Dainfern Valley',
      'Dainfern Ridge',
      'Cedar Lakes',
      'Fourways Gardens',
      'Fernbrook Estate',
    ],
    cardTitles: ['Estate Moves', 'Executive Office Relocation', 'Luxury Moving'],
    cardTargets: ['/residential-moving', '/commercial-moving', '/specialty-moving'],
  },
} satisfies Record<string, AreaFacts>;

/** 'area-' plus the lower-cased name, spaces turned to hyphens, brackets removed. */
export function tileId(name: string): string {
  const plain = name.toLowerCase().split('(').join('').split(')').join('');
  return `area-${plain.split(' ').join('-')}`;
}
