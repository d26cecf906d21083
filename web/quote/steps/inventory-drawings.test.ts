import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { INVENTORY_CATEGORIES, inventoryItems } from '../../../domain/request/inventory.ts';

const GRID = 24;

test('the drawings are in the order of the catalogue', () => {
  const file = readFileSync(new URL('../../assets/inventory.svg', import.meta.url), 'utf8');
  const places = file.matchAll(/<g id="([^"]+)" transform="translate\(([^)]+)\)"/g);
  expect(Array.from(places, ([, item, place]) => [item, place])).toEqual(
    INVENTORY_CATEGORIES.flatMap((category, room) =>
      inventoryItems(category).map((item, row) => [item, `${room * GRID} ${row * GRID}`]),
    ),
  );
});
