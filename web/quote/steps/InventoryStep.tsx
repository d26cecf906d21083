import {
  INVENTORY,
  INVENTORY_CATEGORIES,
  type InventoryCategory,
  inventoryItems,
  inventoryLabel,
} from '../../../domain/request/inventory.ts';
import { Choice } from '../../ui/Choice.tsx';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { useQuoteAnswer } from '../quote-form-api.ts';
import './inventory-drawing.css';

/** The big things, by room; every answer is optional. */
export function InventoryStep() {
  return (
    <div className="grid gap-8">
      {INVENTORY_CATEGORIES.map((category, column) => (
        <ChoiceGroup
          key={category}
          legend={INVENTORY[category].label}
          size="heading"
          aside={<ChosenCount category={category} />}
        >
          <div className="grid grid-cols-2 gap-2 max-xs:grid-cols-1 md:grid-cols-3 md:gap-2.5">
            {inventoryItems(category).map((item, row) => (
              <Choice
                key={item}
                type="checkbox"
                layout="stacked"
                name={category}
                value={item}
                label={inventoryLabel(category, item)}
                icon={
                  <span
                    className="inventory-drawing"
                    data-column={column || undefined}
                    data-row={row || undefined}
                  />
                }
              />
            ))}
          </div>
        </ChoiceGroup>
      ))}
    </div>
  );
}

function ChosenCount({ category }: { category: InventoryCategory }) {
  const chosen = useQuoteAnswer(category);
  return (
    <span className="scripted shrink-0 font-normal text-ink-2 text-small">
      {`${chosen.length} of ${inventoryItems(category).length}`}
    </span>
  );
}
