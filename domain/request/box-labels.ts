import {
  INVENTORY,
  INVENTORY_CATEGORIES,
  type InventoryCategory,
  type InventoryItem,
} from './inventory.ts';
import type { QuoteRequest } from './request.schema.ts';
import { HOME_FIELDS, QUESTIONS } from './request-questions.ts';

interface BoxLabel {
  /** 'Bedroom 2'; empty on a label for a room that the visitor writes in. */
  readonly room: string;
  readonly fragile: boolean;
  /** The piece whose drawing is the room's symbol. */
  readonly item?: InventoryItem | undefined;
}

/** As many as an A4 page has, cut into boxes' labels. */
export const LABELS_ON_A_PAGE = 8;

/** The kettle, the bedding, the charger. */
const OPEN_FIRST: BoxLabel = { room: 'Open first', fragile: false };
/** For glass from any other room. */
const FRAGILE_ANYWHERE: BoxLabel = { room: '', fragile: true };

/** The box that holds glass, and the drawing that tells the room from across a yard. */
const DRAWN = {
  kitchen: { fragile: true, item: 'refrigerator' },
  living: { fragile: true, item: 'sofa' },
  bedroom: { fragile: false, item: 'bed' },
} as const satisfies Readonly<Record<InventoryCategory, Omit<BoxLabel, 'room'>>>;

const drawn = (
  category: InventoryCategory,
  room: string = INVENTORY[category].label,
): BoxLabel => ({
  room,
  ...DRAWN[category],
});
const plain = (room: string): BoxLabel => ({ room, fragile: false, item: undefined });

/** One page of labels: the rooms that the request speaks of, over and over, then one for glass from elsewhere and
 *  the box to open first. Most boxes come out of a kitchen, so its labels are the first to come twice. */
export function boxLabels(request: QuoteRequest): readonly BoxLabel[] {
  const rooms = roomsOf(request);
  const labels = Array.from(
    { length: LABELS_ON_A_PAGE - 2 },
    (_, index) => rooms[index % rooms.length] ?? plain(''),
  );
  return [...labels, FRAGILE_ANYWHERE, OPEN_FIRST];
}

function roomsOf(request: QuoteRequest): readonly BoxLabel[] {
  if (request.moveType === 'commercial') return ['Reception', 'Office', 'Files', ''].map(plain);
  const ticked = INVENTORY_CATEGORIES.filter(
    (category) => category !== 'bedroom' && request.inventory[category],
  ).map((category) => drawn(category));
  const bedrooms = Number.parseInt(request.bedrooms, 10) || 0;
  const slept =
    bedrooms > 1
      ? Array.from({ length: bedrooms }, (_, index) => drawn('bedroom', `Bedroom ${index + 1}`))
      : bedrooms === 1 || request.inventory.bedroom
        ? [drawn('bedroom', 'Bedroom')]
        : [];
  const other = HOME_FIELDS.flatMap((field) => {
    const { onBoxes } = QUESTIONS[field];
    return request[field] && onBoxes ? [plain(onBoxes)] : [];
  });
  const rooms = [...ticked, ...slept, ...other];
  // Nothing was said of rooms: those of every home, and one to fill in.
  return rooms.length > 0
    ? rooms
    : [drawn('kitchen'), drawn('living'), drawn('bedroom', 'Bedroom'), plain('')];
}
