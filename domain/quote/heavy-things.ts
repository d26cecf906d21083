import { INVENTORY_CATEGORIES, type InventoryItem, inventoryLabel } from './inventory.ts';
import type { QuoteRequest } from './quote.schema.ts';

/** Catalogue items that two people do not simply carry up a flight of stairs. */
const HEAVY_ITEMS: readonly InventoryItem[] = [
  'refrigerator',
  'stove',
  'wardrobe',
  'entertainment',
];

/** 'A safe and reliable mover' is no piece of furniture: after one comes the end of a sentence, the
 *  next thing, or how heavy it is and where it stands. */
const SAFE =
  /(?:a|an|the|my|our|one|big|large|small|heavy|steel|fireproof) safe(?=\s*(?:$|[.;:!?()\n]|,? and (?:an?|the|my|our|some|two)\b|, (?:and|an?|the|my|our|some|two|three|boxes)\b|(?:weigh|that|which|of|in|on|from|bolted)))/;

/** What the notes may speak of and the catalogue has no item for, in English and Afrikaans. */
const HEAVY_WORDS = new RegExp(
  `(?<!\\b(?:no|without|without an?) )\\b(?:(?:pianos?|klavier|pool tables?|snooker tables?|gun safes?|safes|kluis|treadmills?|generators?|statues?|fish tanks?|aquariums?)\\b|${SAFE.source})`,
  'gim',
);

/** The heavy things of a request as people call them, each once: 'piano', 'refrigerator'. */
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
