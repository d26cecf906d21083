import type { Home } from './home-load.ts';
import { INVENTORY_CATEGORIES, type InventoryItem, inventoryItems } from './inventory.ts';
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

export type ChosenItems = Home['inventory'];

/** The share of the box's area that ever more pieces would fill, and the square metres of pieces that fill half of
 *  that. Any choice from the inventory fits. */
const MOST = 0.84;
const HALF_AT = 5;

/** Packs one of each chosen item, in rows from the cab backwards: the largest on the floor, and each other on the
 *  highest piece under it. No piece leaves the box or covers another, and each more takes up more of the box. */
export function packLoad(chosen: ChosenItems, box: Box): PackedPiece[] {
  const pieces = INVENTORY_CATEGORIES.flatMap((category) =>
    inventoryItems(category)
      .filter((item) => chosen[category]?.includes(item))
      .map((item) => ({ item, edge: Math.cbrt(itemVolume(item).to) })),
  ).sort((a, b) => b.edge - a.edge);
  const area = pieces.reduce((sum, { edge }) => sum + edge * edge, HALF_AT);
  return inRows(pieces, Math.sqrt((MOST * box.width * box.height) / area), box);
}

type Piece = Pick<PackedPiece, 'item'> & {
  /** The edge of a cube of its volume, in metres. */
  readonly edge: number;
};

function inRows(pieces: readonly Piece[], scale: number, box: Box) {
  const packed: PackedPiece[] = [];
  let right = box.x + box.width;
  for (const { edge, ...piece } of pieces) {
    const size = edge * scale;
    if (right - size < box.x) right = box.x + box.width;
    const x = right - size;
    const under = packed.filter((other) => other.x < right && x < other.x + other.size);
    const y = Math.min(box.y + box.height, ...under.map((other) => other.y)) - size;
    packed.push({ ...piece, x, y, size });
    right = x;
  }
  return packed;
}
