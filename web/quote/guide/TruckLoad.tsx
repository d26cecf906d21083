import {
  INVENTORY_CATEGORIES,
  type InventoryItem,
  inventoryItems,
} from '../../../domain/request/inventory.ts';
import type { QuoteFormValues } from '../../../domain/request/request.form.ts';
import { InventoryDrawing } from '../fields/InventoryDrawing.tsx';
import { homeGuide } from './home-guide.ts';
import { LoadDrawing } from './LoadDrawing.tsx';
import { useLastChosen } from './use-last-chosen.ts';

/** The load of the truck on the road: its side opens, and each tick drops in the drawing of
 *  its item. For the eyes alone; the guide's sentences say it. */
export function TruckLoad({ answers }: { answers: QuoteFormValues }) {
  const guide = homeGuide(answers);
  const item = useLastChosen(INVENTORY_CATEGORIES.flatMap((category) => answers[category]));
  if (!guide) return null;
  return (
    <>
      <LoadDrawing fill={guide.fill} chosenFill={guide.chosenFill} />
      {item && (
        <span key={item} className="truck-load-item">
          <InventoryDrawing {...placeOf(item)} />
        </span>
      )}
    </>
  );
}

/** The place of an item's drawing among all of them. */
function placeOf(item: InventoryItem) {
  const rooms = INVENTORY_CATEGORIES.map(inventoryItems);
  const column = rooms.findIndex((items) => items.includes(item));
  return { column, row: rooms[column]?.indexOf(item) ?? 0 };
}
