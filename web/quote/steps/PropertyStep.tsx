import { PackageOpen, Warehouse } from 'lucide';
import { ROOM_COUNTS } from '../../../domain/request/request.schema.ts';
import { Choice } from '../../ui/Choice.tsx';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { NumberChoice } from '../../ui/NumberChoice.tsx';

const ROOMS = [
  { field: 'bedrooms', legend: 'Bedrooms' },
  { field: 'bathrooms', legend: 'Bathrooms' },
] as const;

/** The home in brief; every answer is optional. */
export function PropertyStep() {
  return (
    <div className="space-y-7">
      {ROOMS.map(({ field, legend }) => (
        <ChoiceGroup key={field} legend={legend} optional>
          <div className="grid grid-cols-4 gap-2 md:gap-2.5">
            {ROOM_COUNTS.map((count) => (
              <NumberChoice key={count} name={field} label={count} value={count} />
            ))}
          </div>
        </ChoiceGroup>
      ))}
      <ChoiceGroup legend="A garage or storeroom?" optional>
        <div className="grid gap-2.5 md:grid-cols-2 md:gap-4">
          <Choice
            type="checkbox"
            name="hasGarage"
            value="yes"
            label="There’s a garage"
            icon={<Icon drawing={Warehouse} strokeWidth={1.5} />}
          />
          <Choice
            type="checkbox"
            name="hasStoreroom"
            value="yes"
            label="There’s a storeroom"
            icon={<Icon drawing={PackageOpen} strokeWidth={1.5} />}
          />
        </div>
      </ChoiceGroup>
    </div>
  );
}
