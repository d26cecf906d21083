import { INVENTORY, INVENTORY_CATEGORIES } from './inventory.ts';
import type { QuoteRequest } from './request.schema.ts';

export interface BoxLabel {
  /** 'Bedroom 2'; empty on a label for a room that the visitor writes in. */
  readonly room: string;
  readonly fragile: boolean;
}

/** As many as an A4 page has, cut into boxes' labels. */
export const LABELS_ON_A_PAGE = 8;

/** 'Fragile' stands on every fourth. */
const FRAGILE_EACH = 4;

/** One page of labels: the rooms that the request speaks of, over and over until the page is full.
 *  Most boxes come out of a kitchen, so its labels are the first to come twice. */
export function boxLabels(request: QuoteRequest): readonly BoxLabel[] {
  const rooms = roomsOf(request);
  return Array.from({ length: LABELS_ON_A_PAGE }, (_, index) => ({
    room: rooms[index % rooms.length] ?? '',
    fragile: index % FRAGILE_EACH === 0,
  }));
}

function roomsOf(request: QuoteRequest): readonly string[] {
  if (request.moveType === 'commercial') return ['Reception', 'Office', 'Files', ''];
  const ticked = INVENTORY_CATEGORIES.filter(
    (category) => category !== 'bedroom' && request.inventory[category],
  ).map((category) => INVENTORY[category].label);
  const bedrooms = Number.parseInt(request.bedrooms, 10) || 0;
  const slept =
    bedrooms > 1
      ? Array.from({ length: bedrooms }, (_, index) => `Bedroom ${index + 1}`)
      : bedrooms === 1 || request.inventory.bedroom
        ? ['Bedroom']
        : [];
  const other = [
    ...(request.bathrooms ? ['Bathroom'] : []),
    ...(request.hasGarage ? ['Garage'] : []),
    ...(request.hasStoreroom ? ['Storeroom'] : []),
  ];
  const rooms = [...ticked, ...slept, ...other];
  // Nothing was said of rooms: those of every home, and one to fill in.
  return rooms.length > 0 ? rooms : ['Kitchen', 'Living room', 'Bedroom', ''];
}
