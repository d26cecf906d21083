import { useWatch } from 'react-hook-form';
import {
  INVENTORY,
  INVENTORY_CATEGORIES,
  type InventoryCategory,
  inventoryItems,
  inventoryLabel,
} from '../../../domain/quote/inventory.ts';
import { Choice } from '../../ui/Choice.tsx';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import type { QuoteForm } from '../quote-form.ts';

interface InventoryStepProps {
  control: QuoteForm['control'];
  register: QuoteForm['register'];
}

/** The big things, by room; every answer is optional. */
export function InventoryStep({ control, register }: InventoryStepProps) {
  return (
    <div className="inventory">
      {INVENTORY_CATEGORIES.map((category) => (
        <ChoiceGroup
          key={category}
          legend={INVENTORY[category].label}
          size="heading"
          aside={<ChosenCount control={control} category={category} />}
        >
          <div className="grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-2.5">
            {inventoryItems(category).map((item) => (
              <Choice
                key={item}
                type="checkbox"
                layout="stacked"
                value={item}
                label={inventoryLabel(category, item)}
                icon={<span className="drawing" />}
                {...register(category)}
              />
            ))}
          </div>
        </ChoiceGroup>
      ))}
    </div>
  );
}

interface ChosenCountProps {
  control: QuoteForm['control'];
  category: InventoryCategory;
}

function ChosenCount({ control, category }: ChosenCountProps) {
  const chosen = useWatch({ control, name: category });
  return (
    <span className="scripted aside shrink-0 text-small">
      {`${chosen.length} of ${inventoryItems(category).length}`}
    </span>
  );
}
