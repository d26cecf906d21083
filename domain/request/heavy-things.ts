import { INVENTORY_CATEGORIES, type InventoryItem, inventoryLabel } from './inventory.ts';
import type { QuoteRequest } from './request.schema.ts';

/** Catalogue items too heavy for two people to carry easily up a flight of stairs. */
const HEAVY_ITEMS: readonly InventoryItem[] = [
  'refrigerator',
  'stove',
  'wardrobe',
  'entertainment',
];

/** 'A safe and reliable mover' is not a piece of furniture: a real one is followed by the end of a
 *  sentence, the next item, its weight or its place. */
const SAFE =
  /(?:a|an|the|my|our|one|big|large|small|heavy|steel|fireproof) safe(?=\s*(?:$|[.;:!?()\n]|,? and (?:an?|the|my|our|some|two)\b|, (?:and|an?|the|my|our|some|two|three|boxes)\b|(?:weigh|that|which|of|in|on|from|bolted)))/;

/** Heavy things outside the catalogue that the notes may mention, in English and Afrikaans. */
const HEAVY_WORDS = new RegExp(
  `(?<!\\b(?:no|without|without an?) )\\b(?:(?:pianos?|klavier|pool tables?|snooker tables?|gun safes?|safes|kluis|treadmills?|generators?|statues?|fish tanks?|aquariums?)\\b|${SAFE.source})`,
  'gim',
);

/** The heavy things of a request in everyday words, each once: 'piano', 'fridge'. */
export function heavyThings({
  inventory,
  additionalNotes,
}: Pick<QuoteRequest, 'inventory' | 'additionalNotes'>): string[] {
  const chosen = INVENTORY_CATEGORIES.flatMap((category) =>
    (inventory[category] ?? [])
      .filter((item) => HEAVY_ITEMS.includes(item))
      .map((item) => inventoryLabel(category, item).toLowerCase()),
  );
  const written = additionalNotes.match(HEAVY_WORDS) ?? [];
  return [
    ...new Set([
      ...written.map((word) => word.toLowerCase().replace(/^(?!gun).* safe$/, 'safe')),
      ...chosen,
    ]),
  ];
}
