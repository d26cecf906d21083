import type { Package, WorkedMove } from './facts.ts';
import type { Term } from './term.ts';

export const startingPrice = 'R620';

export const localRates = {
  note: 'Prices depend on distance, items and services.',
  startingPriceNote: 'One couch, one floor: that is where it starts.',
  rates: [
    { load: 'Small load', price: 'R560+', suits: '1-2 room moves' },
    { load: 'Medium load', price: 'R870+', suits: '2-3 room moves' },
    { load: 'Large load', price: 'R1340+', suits: '3+ room moves' },
  ],
} as const;

export const workedMoves: readonly WorkedMove[] = [
  { title: 'A bachelor flat from Umhlanga to Berea', bedrooms: '1', usualHours: [3, 4] },
  { title: 'A simplex from Ballito to Westville', bedrooms: '2', usualHours: [5, 6] },
  { title: 'A house from Hillcrest to Durban North', bedrooms: '3' },
];

export const leastTime: Term | null = { hours: 2 };

export const callOut: string = 'R350';

export const usuallyNotIncluded: readonly string[] = ['Boxes', 'Insurance'];

export const packages: readonly Package[] = [
  {
    name: 'Keys',
    price: 'R890+',
    mostPopular: false,
    includes: {
      Cleaning: 'Basic cleaning',
      Furniture: 'Beds put together',
      TVs: '1 TV mounting',
      Unpacking: undefined,
    },
  },
  {
    name: 'Kettle',
    price: 'R1620+',
    mostPopular: true,
    includes: {
      Cleaning: 'Deep cleaning',
      Furniture: 'All furniture set up',
      TVs: 'Up to 3 TV mountings',
      Unpacking: 'The kitchen',
    },
  },
  {
    name: 'Curtains',
    price: 'R2350+',
    mostPopular: false,
    includes: {
      Cleaning: 'Deep cleaning of both homes',
      Furniture: 'All furniture set up',
      TVs: 'Every screen',
      Unpacking: 'Every box',
    },
  },
];
