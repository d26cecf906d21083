import type { InventoryItem } from './inventory.ts';

/** Cubic metres. */
export interface Volume {
  readonly from: number;
  readonly to: number;
}

/** Cubic feet of a piece, smallest and largest, as printed on removers' cube sheets:
 *  C  Calstate Moving and Storage, cubic feet calculator
 *  M  movers.com, 'How much does a kitchen weigh' and 'How much does a living room weigh'
 *  E  item list of a US moving estimator, compiled from GSA, FMCSA, DOT and carriers' cube sheets
 *  H  'Weight & Volume Reference Tables' of a hauling guide
 *  B  reallymoving's British figures at propertytalklive.co.uk/selling/2800
 *  T  truck-guy.com, 'Estimating Cubic Feet'
 *  No South African sheet was found: correct these figures after your first few moves. */
const CUBIC_FEET: Readonly<Record<InventoryItem, readonly [smallest: number, largest: number]>> = {
  refrigerator: [30, 60], // C M E
  stove: [25, 30], // C M E
  dishwasher: [20, 30], // C M E
  microwave: [4, 5], // C M E
  'kitchen-table': [10, 40], // C M E; M has a large one at 60
  'kitchen-chairs': [20, 40], // C M E, four of 5 to 10
  sofa: [40, 60], // C M E H B T
  tv: [3, 20], // M E B T
  'coffee-table': [5, 15], // C M E H T
  entertainment: [25, 60], // C M E H
  bookshelf: [10, 30], // C M E H T
  'dining-table': [15, 40], // C E H
  bed: [40, 60], // C E H B T, a double
  wardrobe: [20, 60], // C E H
  dresser: [20, 50], // C E H T
  nightstand: [5, 10], // E H T
  chest: [12, 40], // C E T
};

const CUBIC_METRES_IN_A_CUBIC_FOOT = 0.0283168;

/** One piece, or one set of four kitchen chairs. */
export function itemVolume(item: InventoryItem): Volume {
  const [smallest, largest] = CUBIC_FEET[item];
  return {
    from: smallest * CUBIC_METRES_IN_A_CUBIC_FOOT,
    to: largest * CUBIC_METRES_IN_A_CUBIC_FOOT,
  };
}
