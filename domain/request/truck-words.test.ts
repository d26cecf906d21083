import fc from 'fast-check';
import { expect, test } from 'vitest';
import { homeLoad } from './home-load.ts';
import { INVENTORY_CATEGORIES, inventoryItems } from './inventory.ts';
import { truckInWords } from './truck-words.ts';

/** What somebody takes each word for, as a share of the truck. */
const MEANT = {
  'a small part': [0, 0.13],
  'a quarter': [0.12, 0.38],
  half: [0.37, 0.63],
  'three quarters': [0.62, 0.88],
  'nearly all': [0.87, 1],
  all: [1, 1],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;
const WORDS =
  /^(The whole home needs|These pieces need) (?:(more than one load)|(?:about |(up to about ))?([a-z ]+?)(?: to ([a-z ]+?))?) of (an? \d-ton truck)(, perhaps two loads)?\.$/;

const meant = (share: string | undefined) => MEANT[share as keyof typeof MEANT]; // a word of the pattern

test('the words say whose load it is, and a share of the truck that its volume takes up', () => {
  const inventory = fc.record(
    Object.fromEntries(
      INVENTORY_CATEGORIES.map((category) => [category, fc.subarray(inventoryItems(category))]),
    ),
  );
  const bedrooms = fc.constantFrom('', null, '1', '2', '3', '4+');
  fc.assert(
    fc.property(bedrooms, inventory, (rooms, pieces) => {
      const load = homeLoad({ bedrooms: rooms, inventory: pieces });
      if (!load) return;
      const words = truckInWords(load);
      const [, whose, isMore, upTo, first, last, truck, two] = WORDS.exec(words) ?? [];
      const { from, to } = load.volume;
      const shares = [from / load.truck.cubicMetres, to / load.truck.cubicMetres] as const;
      expect(whose).toBe(rooms ? 'The whole home needs' : 'These pieces need');
      expect(truck).toBe(load.truck.name);
      expect(Boolean(two)).toBe(shares[0] < 1 && shares[1] > 1);
      expect(Boolean(isMore)).toBe(shares[0] >= 1);
      if (isMore) return;
      const [least] = upTo ? [0] : meant(first);
      const [, most] = meant(last ?? first);
      expect(shares[0], words).toBeGreaterThanOrEqual(least);
      if (!two) expect(shares[1], words).toBeLessThanOrEqual(most);
      // Neither end says more than there is.
      if (!two) expect(shares[1], words).toBeGreaterThanOrEqual(meant(last ?? first)[0]);
      if (!upTo) expect(shares[0], words).toBeLessThanOrEqual(meant(first)[1]);
    }),
    { numRuns: 1000 },
  );
});

test('a few pieces are not the load of the home that they are from', () => {
  const inventory = { living: ['sofa'], bedroom: ['bed'], kitchen: ['refrigerator'] } as const;
  const words = (bedrooms: '' | '3') => {
    const load = homeLoad({ bedrooms, inventory });
    return load && truckInWords(load);
  };
  expect(words('3')).toBe(
    'The whole home needs about three quarters of an 8-ton truck, perhaps two loads.',
  );
  expect(words('')).toBe('These pieces need about a quarter of a 4-ton truck.');
});
