import { INVENTORY_CATEGORIES, type InventoryItem, inventoryLabel } from './inventory.ts';
import type { QuoteRequest } from './quote.schema.ts';

/** Catalogue items that two people do not simply carry up a flight of stairs. */
const HEAVY_ITEMS: readonly InventoryItem[] = [
  'refrigerator',
  'stove',
  'wardrobe',
  'entertainment',
];

/** What the notes may speak of and the catalogue has no item for, in English and Afrikaans. */
const HEAVY_WORDS =
  /\b(pianos?|klavier|pool tables?|snooker tables?|gun safes?|a safe|safes|kluis|treadmills?|generators?|statues?|fish tanks?|aquariums?)\b/gi;

/** The heavy things of a request as people call them, each once: 'piano', 'refrigerator'. */
export function heavyThings({ inventory, additionalNotes }: QuoteRequest): string[] {
  const chosen = INVENTORY_CATEGORIES.flatMap((category) =>
    (inventory[category] ?? [])
      .filter((item) => HEAVY_ITEMS.includes(item))
      .map((item) => inventoryLabel(category, item).toLowerCase()),
  );
  const written = additionalNotes.match(HEAVY_WORDS) ?? [];
  return [
    ...new Set([...written.map((word) => word.toLowerCase().replace('a safe', 'safe')), ...chosen]),
  ];
}
