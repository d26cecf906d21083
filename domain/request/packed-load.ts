import {
  INVENTORY_CATEGORIES,
  type InventoryCategory,
  type InventoryItem,
  inventoryItems,
} from './inventory.ts';
import { itemVolume } from './inventory-volumes.ts';

/** Lengths in units of a drawing, the origin at the upper left. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A piece in the truck: a square with its drawing. */
export interface PackedPiece {
  readonly item: InventoryItem;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export type ChosenItems = { readonly [Category in InventoryCategory]?: readonly InventoryItem[] };

/** The share of the box's height that a cubic metre takes up while there is room. */
const SHARE_OF_A_METRE = 0.46;
/** All pieces get smaller by this factor until they fit. */
const SMALLER = 0.97;

/** Packs one of each chosen item, in rows from the cab backwards: the largest on the floor, and each other on the
 *  highest piece under it. No piece leaves the box or covers another. */
export function packLoad(chosen: ChosenItems, box: Box): PackedPiece[] {
  const pieces = INVENTORY_CATEGORIES.flatMap((category) =>
    inventoryItems(category)
      .filter((item) => chosen[category]?.includes(item))
      .map((item) => ({ item, edge: Math.cbrt(itemVolume(item).to) })),
  ).sort((a, b) => b.edge - a.edge);
  for (let scale = box.height * SHARE_OF_A_METRE; ; scale *= SMALLER) {
    const packed = inRows(pieces, scale, box);
    if (packed) return packed;
  }
}

type Piece = Pick<PackedPiece, 'item'> & {
  /** The edge of a cube of its volume, in metres. */
  readonly edge: number;
};

/** @returns undefined if the pieces do not fit at this scale */
function inRows(pieces: readonly Piece[], scale: number, box: Box) {
  const packed: PackedPiece[] = [];
  let right = box.x + box.width;
  for (const { edge, ...piece } of pieces) {
    const size = edge * scale;
    if (right - size < box.x) right = box.x + box.width;
    const x = right - size;
    const under = packed.filter((other) => other.x < right && x < other.x + other.size);
    const y = Math.min(box.y + box.height, ...under.map((other) => other.y)) - size;
    if (y < box.y || x < box.x) return undefined;
    packed.push({ ...piece, x, y, size });
    right = x;
  }
  return packed;
}
