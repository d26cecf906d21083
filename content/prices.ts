import type { Package, WorkedMove } from './facts.ts';
import type { Term } from './term.ts';

/** The prices as the company writes them (docs/product.md, 9). */
export const startingPrice = 'R450';

/** Local moving, by the hour. */
export const localRates = {
  note: 'Prices depend on distance, items and services.',
  /** Explains the starting price next to an hourly rate. */
  startingPriceNote: `Our lowest starting price is ${startingPrice}. Your quote says whether you pay by the hour or for the whole move.`,
  rates: [
    { load: 'Small load', price: 'R500+', suits: '1-2 room moves' },
    { load: 'Medium load', price: 'R800+', suits: '2-3 room moves' },
    { load: 'Large load', price: 'R1200+', suits: '3+ room moves' },
  ],
} as const;

/** Homes to show what the rates come to: the page adds load, rate and volume from the price guide, and an amount where
 *  you say how many hours such a move usually takes: `usualHours: [4, 5]`. */
export const workedMoves: readonly WorkedMove[] = [
  { title: 'A one-bedroom flat from Windsor to Rosebank', bedrooms: '1' },
  { title: 'A two-bedroom townhouse from Boskruin to Fourways', bedrooms: '2' },
  { title: 'A three-bedroom house from Roodepoort to Midrand', bedrooms: '3' },
];

/** The shortest time that is charged, `{ hours: 2 }`; null until you say it, and then no page does. */
export const leastTime: Term | null = null;

/** The charge for coming, besides the hours: 'R350'; empty until you say it, and then no page does. */
export const callOut: string = '';

/** Services that a quote usually does not include: each quote begins with these lines. */
export const usuallyNotIncluded: readonly string[] = [
  'Boxes, packing and unpacking',
  'Cleaning and furniture setup',
  'Insurance',
];

export const packages: readonly Package[] = [
  {
    name: 'Essential',
    price: 'R800+',
    mostPopular: false,
    includes: {
      Cleaning: 'Basic cleaning',
      Furniture: 'Essential furniture setup',
      TVs: '1 TV mounting',
      Unpacking: undefined,
    },
  },
  {
    name: 'Complete',
    price: 'R1500+',
    mostPopular: true,
    includes: {
      Cleaning: 'Deep cleaning of both properties',
      Furniture: 'Complete furniture setup',
      TVs: 'Up to 3 TV mountings',
      Unpacking: 'Basic unpacking',
    },
  },
  {
    name: 'Premium',
    price: 'R2200+',
    mostPopular: false,
    includes: {
      Cleaning: 'Premium cleaning',
      Furniture: 'Full home organisation',
      TVs: 'Complete TV and tech setup',
      Unpacking: 'Full unpacking and organising',
    },
  },
];
