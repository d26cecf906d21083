import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Home, type HomeLoad, homeLoad } from './home-load.ts';
import { INVENTORY_CATEGORIES, inventoryItems } from './inventory.ts';

const BEDROOMS = ['', '1', '2', '3', '4+'] as const;
const anyInventory: fc.Arbitrary<Home['inventory']> = fc.record(
  Object.fromEntries(
    INVENTORY_CATEGORIES.map((category) => [category, fc.subarray(inventoryItems(category))]),
  ),
);
/** In cubic metres, which the drawing has at one scale. */
const filled = ({ fill, truck }: HomeLoad) => ({
  from: fill.from * truck.cubicMetres,
  to: fill.to * truck.cubicMetres,
});

test('more pieces or more bedrooms are never less of a load, and never a smaller truck', () => {
  fc.assert(
    fc.property(
      anyInventory,
      fc.nat(3),
      fc.constantFrom(...INVENTORY_CATEGORIES),
      (inventory, rooms, more) => {
        const bedrooms = BEDROOMS[rooms] ?? '';
        const load = homeLoad({ bedrooms, inventory });
        if (!load) return;
        const grown = [
          homeLoad({ bedrooms, inventory: { ...inventory, [more]: inventoryItems(more) } }),
          bedrooms && homeLoad({ bedrooms: BEDROOMS[rooms + 1] ?? '4+', inventory }),
        ];
        for (const larger of grown) {
          if (!larger) continue;
          expect(larger.truck.cubicMetres).toBeGreaterThanOrEqual(load.truck.cubicMetres);
          expect(filled(larger).from).toBeGreaterThanOrEqual(filled(load).from - 1e-9);
          expect(filled(larger).to).toBeGreaterThanOrEqual(filled(load).to - 1e-9);
        }
      },
    ),
  );
});

test('no two numbers of bedrooms fill a truck alike', () => {
  const loads = BEDROOMS.slice(1).map((bedrooms) => homeLoad({ bedrooms, inventory: {} }));
  expect(new Set(loads.map((load) => JSON.stringify([load?.truck, load?.fill]))).size).toBe(4);
});
