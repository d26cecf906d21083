import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INVENTORY_CATEGORIES, type InventoryItem, inventoryItems } from './inventory.ts';
import { type ChosenItems, type PackedPiece, packLoad } from './packed-load.ts';

const BOX = { x: 3.5, y: 4.5, width: 38, height: 23 };
/** Sums of fractions. */
const EPSILON = 1e-6;

const anyChoice: fc.Arbitrary<ChosenItems> = fc.record(
  Object.fromEntries(
    INVENTORY_CATEGORIES.map((category) => [category, fc.subarray(inventoryItems(category))]),
  ),
);
const itemsOf = (chosen: ChosenItems) => Object.values(chosen).flat();
const sizes = (packed: readonly PackedPiece[]) =>
  Object.fromEntries(packed.map(({ item, size }) => [item, size])) as Record<InventoryItem, number>;

test('every chosen piece is in the box once, and covers no other', () => {
  fc.assert(
    fc.property(anyChoice, (chosen) => {
      const packed = packLoad(chosen, BOX);
      expect(packed.map(({ item }) => item).sort()).toEqual(itemsOf(chosen).sort());
      for (const [index, { x, y, size }] of packed.entries()) {
        expect(x).toBeGreaterThanOrEqual(BOX.x - EPSILON);
        expect(y).toBeGreaterThanOrEqual(BOX.y - EPSILON);
        expect(x + size).toBeLessThanOrEqual(BOX.x + BOX.width + EPSILON);
        expect(y + size).toBeLessThanOrEqual(BOX.y + BOX.height + EPSILON);
        for (const other of packed.slice(index + 1)) {
          const apart =
            x + size <= other.x + EPSILON ||
            other.x + other.size <= x + EPSILON ||
            y + size <= other.y + EPSILON ||
            other.y + other.size <= y + EPSILON;
          expect(apart, `${packed[index]?.item} and ${other.item}`).toBe(true);
        }
      }
    }),
  );
});

test('nothing hangs in the air: each piece is on the floor, or on a piece under it', () => {
  fc.assert(
    fc.property(anyChoice, (chosen) => {
      const packed = packLoad(chosen, BOX);
      for (const { item, x, y, size } of packed) {
        const isOnTheFloor = Math.abs(y + size - BOX.y - BOX.height) < EPSILON;
        const carrier = packed.find(
          (other) =>
            Math.abs(other.y - y - size) < EPSILON &&
            other.x < x + size - EPSILON &&
            x < other.x + other.size - EPSILON,
        );
        expect(isOnTheFloor || carrier !== undefined, item).toBe(true);
      }
    }),
  );
});

test('a bed is larger than a microwave, and a bed alone takes half of the height', () => {
  const { bed, microwave } = sizes(packLoad({ kitchen: ['microwave'], bedroom: ['bed'] }, BOX));
  expect(bed).toBeGreaterThan(1.8 * microwave);
  expect(bed).toBeGreaterThan(0.45 * BOX.height);
  expect(bed).toBeLessThan(0.6 * BOX.height);
});

test('a load with another piece is a fuller one', () => {
  const areaOf = (chosen: ChosenItems) =>
    packLoad(chosen, BOX).reduce((sum, { size }) => sum + size * size, 0);
  const category = fc.constantFrom(...INVENTORY_CATEGORIES);
  fc.assert(
    fc.property(anyChoice, category, (chosen, more) => {
      const items = inventoryItems(more);
      fc.pre(items.length > (chosen[more]?.length ?? 0));
      expect(areaOf({ ...chosen, [more]: items })).toBeGreaterThan(areaOf(chosen));
    }),
  );
});

test('an empty truck is empty', () => {
  expect(packLoad({}, BOX)).toEqual([]);
});

test('pieces stay as large as rows allow, from the cab backwards', () => {
  const everything = Object.fromEntries(
    INVENTORY_CATEGORIES.map((category) => [category, inventoryItems(category)]),
  ) as ChosenItems;
  const packed = packLoad(everything, BOX);
  const floors = new Set(packed.map(({ y, size }) => (y + size).toFixed(4)));
  expect(floors.size).toBeGreaterThanOrEqual(2);
  const area = packed.reduce((sum, { size }) => sum + size * size, 0);
  expect(area).toBeGreaterThan(0.5 * BOX.width * BOX.height);
  const [first] = packed;
  expect((first?.x ?? 0) + (first?.size ?? 0)).toBeCloseTo(BOX.x + BOX.width);
  const onTheFloor = packed.filter(({ y, size }) => y + size > BOX.y + BOX.height - EPSILON);
  for (const [index, { x, size }] of onTheFloor.entries()) {
    const next = onTheFloor[index + 1];
    if (next) expect(next.x + next.size).toBeCloseTo(x);
    expect(size).toBeLessThanOrEqual(onTheFloor[0]?.size ?? 0);
  }
});

test('a load is the same wherever its box is', () => {
  const chosen: ChosenItems = { living: ['sofa', 'tv'], bedroom: ['bed', 'wardrobe'] };
  const moved = packLoad(chosen, { ...BOX, x: BOX.x + 100, y: BOX.y + 50 });
  for (const [index, { item, x, y, size }] of packLoad(chosen, BOX).entries()) {
    const other = moved[index];
    expect(other?.item).toBe(item);
    expect(other?.x).toBeCloseTo(x + 100);
    expect(other?.y).toBeCloseTo(y + 50);
    expect(other?.size).toBeCloseTo(size);
  }
});
