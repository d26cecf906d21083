import {
  INVENTORY_CATEGORIES,
  type InventoryItem,
  inventoryItems,
} from '../../../domain/request/inventory.ts';
import type { Volume } from '../../../domain/request/inventory-volumes.ts';
import { type ChosenItems, packLoad } from '../../../domain/request/packed-load.ts';
import drawings from '../../assets/inventory.svg?url';

/** The inside of the box of the truck (Truck.tsx), on its grid. */
const INSIDE = { x: 3.5, y: 4.5, width: 38, height: 23 } as const;
/** Of each drawing in the file: its grid, and the margin that it may overlap. */
const GRID = 24;
const MARGIN = 1.5;

interface PackedLoadProps {
  chosen: ChosenItems;
  /** The shares of the box that such a home fills, drawn behind the pieces: surely, and perhaps. */
  fill: Volume;
  /** Of the lines, in the units of a drawing. */
  strokeWidth: number;
}

/** The open side of the truck with what goes on it, for a drawing on the grid of the truck. */
export function PackedLoad({ chosen, fill, strokeWidth }: PackedLoadProps) {
  return (
    <>
      <rect {...INSIDE} fill="var(--surface)" stroke="var(--chassis)" strokeWidth=".8" />
      <Filled share={fill.to} />
      <Filled share={fill.from} />
      {packLoad(chosen, INSIDE).map(({ item, x, y, size }) => (
        <g key={item} className="packed-piece">
          <g
            transform={`translate(${x} ${y}) scale(${size / (GRID - 2 * MARGIN)}) translate(${-MARGIN} ${-MARGIN})`}
          >
            <ItemDrawing item={item} strokeWidth={strokeWidth} />
          </g>
        </g>
      ))}
    </>
  );
}

function Filled({ share }: { share: number }) {
  const width = INSIDE.width * Math.min(share, 1);
  const x = INSIDE.x + INSIDE.width - width;
  return <rect {...INSIDE} x={x} width={width} fill="var(--lilac)" opacity=".3" />;
}

interface ItemDrawingProps {
  item: InventoryItem;
  /** Of the lines, in units of the drawing, which is 24 wide. */
  strokeWidth?: number;
}

/** One item on a grid of 24. */
export function ItemDrawing({ item, strokeWidth = 1.5 }: ItemDrawingProps) {
  const { column, row } = placeOf(item);
  return (
    <use
      href={`${drawings}#${item}`}
      transform={`translate(${-GRID * column} ${-GRID * row})`}
      fill="none"
      stroke="var(--chassis)"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** Its place in the file of all drawings, which has a column for each room and a row for each item in it. */
function placeOf(item: InventoryItem) {
  const rooms = INVENTORY_CATEGORIES.map(inventoryItems);
  const column = rooms.findIndex((items) => items.includes(item));
  return { column, row: rooms[column]?.indexOf(item) ?? 0 };
}
