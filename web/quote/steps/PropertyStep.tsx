import { type IconNode, PackageOpen, Warehouse } from 'lucide';
import {
  HOME_FIELDS,
  type HomeField,
  type IconField,
  isTick,
  LEGENDS,
  QUESTIONS,
  ROOM_COUNTS,
} from '../../../domain/request/request-questions.ts';
import { Choice } from '../../ui/Choice.tsx';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { NumberChoice } from '../../ui/NumberChoice.tsx';

const ICONS: Readonly<Record<IconField, IconNode>> = {
  hasGarage: Warehouse,
  hasStoreroom: PackageOpen,
};

const LAYOUTS = {
  count: 'grid grid-cols-4 gap-2 md:gap-2.5',
  tick: 'grid gap-2.5 md:grid-cols-2 md:gap-4',
};

/** The home in brief; every answer is optional. */
export function PropertyStep() {
  const groups = new Set(HOME_FIELDS.map((field) => QUESTIONS[field].group));
  return (
    <div className="space-y-7">
      {[...groups].map((group) => {
        const fields = HOME_FIELDS.filter((field) => QUESTIONS[field].group === group);
        const layout = LAYOUTS[fields.every(isTick) ? 'tick' : 'count'];
        return (
          <ChoiceGroup key={group} legend={LEGENDS[group]} optional>
            <div className={layout}>
              {fields.map((field) => (
                <Choices key={field} field={field} />
              ))}
            </div>
          </ChoiceGroup>
        );
      })}
    </div>
  );
}

function Choices({ field }: { field: HomeField }) {
  const question = QUESTIONS[field];
  if (question.kind === 'count') {
    return ROOM_COUNTS.map((count) => (
      <NumberChoice key={count} name={field} label={count} value={count} />
    ));
  }
  const icons: Readonly<Partial<Record<HomeField, IconNode>>> = ICONS;
  const drawing = icons[field];
  return (
    <Choice
      type="checkbox"
      name={field}
      value="yes"
      label={question.box}
      icon={drawing && <Icon drawing={drawing} strokeWidth={1.5} />}
    />
  );
}
