import './inventory-drawing.css';

interface InventoryDrawingProps {
  /** The place of the item's category, and of the item in it, counted from 0 (domain/request/inventory.ts). */
  column: number;
  row: number;
}

/** The drawing of one big thing, from the file with all of them. */
export function InventoryDrawing({ column, row }: InventoryDrawingProps) {
  return (
    <span
      className="inventory-drawing"
      data-column={column || undefined}
      data-row={row || undefined}
    />
  );
}
