/** A service page: a part of the annex of docs/product.md, 2 and 9. Written by hand from the specification. */
export interface ServiceFacts {
  /** Titles of the services, in their order. */
  readonly services: readonly RegExp[];
  /** Titles if docs/product.md gives them, else how many. */
  readonly benefits: number | readonly RegExp[];
  readonly steps?: number | readonly RegExp[];
  /** Lists of the items under each title. */
  readonly detailLists?: number | readonly RegExp[];
  /** Another block of titles. */
  readonly kinds?: readonly RegExp[];
  /** Lists of plain names: each must be there with exactly these items in this order. */
  readonly lists?: readonly (readonly RegExp[])[];
  /** Sentences anywhere on the page. */
  readonly says?: readonly RegExp[];
  readonly rates?: readonly Rate[];
  readonly packages?: readonly Package[];
}

export interface Rate {
  readonly load: RegExp;
  readonly price: string;
  readonly suits: string;
}

export interface Package {
  readonly name: string;
  readonly price: string;
  readonly includes: readonly string[];
  readonly mostPopular: boolean;
}

const whole = (title: string) => new RegExp(`^${title}$`, 'i');

export const serviceFacts = {
  residential: {
    services: [/house/i, /apartment/i, /furniture/i],
    detailLists: 4,
    benefits: 6,
    steps: 4,
  },
  commercial: {
    services: [/office/i, /warehouse/i, /retail/i, /restaurant/i],
    benefits: 6,
    steps: 4,
  },
  longDistance: {
    services: [/inter-city/i, /provincial/i, /cross.country/i],
    lists: [
      [
        /^Johannesburg to Cape Town/,
        /^Johannesburg to Durban/,
        /^Pretoria to Port Elizabeth/,
        /^Johannesburg to Bloemfontein/,
      ],
      [
        /^Cape Town\b.* to Johannesburg or Pretoria/,
        /^Durban\b.* to Johannesburg or Pretoria/,
        /^Port Elizabeth\b.* to Johannesburg or Pretoria/,
        /^Bloemfontein\b.* to Johannesburg or Pretoria/,
        /^East London\b.* to Johannesburg or Pretoria/,
        /^Kimberley\b.* to Johannesburg or Pretoria/,
        /^custom routes/i,
      ],
    ],
    benefits: [
      'Secure transport',
      'GPS tracking',
      'Full coordination',
      'Storage options',
      'Professional packing',
      'Extra protection',
    ].map(whole),
    steps: ['Virtual survey', 'Detailed quote', 'Packing', 'Transport', 'Delivery and setup'].map(
      whole,
    ),
  },
  local: {
    services: [/same-day/i, /neighbourhood/i, /short-distance/i],
    says: [/within 50\s?km of the city centre/i, /prices depend on distance, items and services/i],
    lists: [
      [
        'Roodepoort',
        'Randburg',
        'Sandton',
        'Honeydew',
        'Northwold',
        'Farmall',
        'Chartwell',
        'Sundowner',
        'Boskruin',
        'Bromhof',
        'Amorosa',
        'Cosmo City',
        'Fourways',
        'Midrand',
        'Rosebank',
        'Melville',
      ].map(whole),
    ],
    benefits: 6,
    rates: [
      { load: /small load/i, price: 'R500+', suits: '1-2 room moves' },
      { load: /medium load/i, price: 'R800+', suits: '2-3 room moves' },
      { load: /large load/i, price: 'R1200+', suits: '3+ room moves' },
    ],
  },
  specialty: {
    services: [/piano/i, /artwork/i, /pool table/i, /antiques and valuables/i],
    kinds: [/upright/i, /grand/i, /digital/i],
    benefits: 6,
    steps: ['Assessment', 'Preparation', 'Transport', 'Placement'].map(whole),
  },
  additional: {
    services: [/cleaning/i, /furniture setup/i, /TV wall mounting/i, /unpacking/i],
    detailLists: [/cleaning/i, /furniture setup/i, /TV wall mounting/i, /unpacking/i],
    benefits: 3,
    packages: [
      {
        name: 'Essential',
        price: 'R800+',
        includes: ['basic cleaning', 'essential furniture setup', '1 TV mounting'],
        mostPopular: false,
      },
      {
        name: 'Complete',
        price: 'R1500+',
        includes: [
          'deep cleaning of both properties',
          'complete furniture setup',
          'up to 3 TV mountings',
          'basic unpacking',
        ],
        mostPopular: true,
      },
      {
        name: 'Premium',
        price: 'R2200+',
        includes: [
          'premium cleaning',
          'full home organisation',
          'complete TV and tech setup',
          'full unpacking and organising',
        ],
        mostPopular: false,
      },
    ],
  },
} satisfies Record<string, ServiceFacts>;
