import { useWatch } from 'react-hook-form';
import {
  INVENTORY,
  INVENTORY_CATEGORIES,
  type InventoryCategory,
  inventoryItems,
  inventoryLabel,
} from '../../../domain/request/inventory.ts';
import { Choice } from '../../ui/Choice.tsx';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import type { QuoteFormApi } from '../quote-form-api.ts';
import './inventory-drawing.css';

/** The big things, by room; every answer is optional. */
export function InventoryStep({ control, register }: Pick<QuoteFormApi, 'control' | 'register'>) {
  return (
    <div className="grid gap-8">
      {INVENTORY_CATEGORIES.map((category, column) => (
        <ChoiceGroup
          key={category}
          legend={INVENTORY[category].label}
          size="heading"
          aside={<ChosenCount control={control} category={category} />}
        >
          <div className="grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-2.5">
            {inventoryItems(category).map((item, row) => (
              <Choice
                key={item}
                type="checkbox"
                layout="stacked"
                value={item}
                label={inventoryLabel(category, item)}
                icon={
                  <span
                    className="inventory-drawing"
                    data-column={column || undefined}
                    data-row={row || undefined}
                  />
                }
                {...register(category)}
              />
            ))}
          </div>
        </ChoiceGroup>
      ))}
    </div>
  );
}

interface ChosenCountProps extends Pick<QuoteFormApi, 'control'> {
  category: InventoryCategory;
}

function ChosenCount({ control, category }: ChosenCountProps) {
  const chosen = useWatch({ control, name: category });
  return (
    <span className="scripted shrink-0 font-normal text-ink-2 text-small">
      {`${chosen.length} of ${inventoryItems(category).length}`}
    </span>
  );
}
