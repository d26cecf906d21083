import '../../ui/choice-tile.css';
import './move-type-step.css';
import { Building2, House } from 'lucide';
import { moveTypes } from '../../../content/move-types.ts';
import { MOVE_TYPE_LABELS } from '../../../domain/request/labels.ts';
import { EMPTY_QUOTE_FORM } from '../../../domain/request/request.form.ts';
import type { MoveType } from '../../../domain/request/request.schema.ts';
import { Choice, ChoiceTick } from '../../ui/Choice.tsx';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useLocked } from '../../ui/locked.ts';

const CHOICES = (
  [
    {
      moveType: 'residential',
      icon: House,
      hint: 'A house, flat, cottage or room. We’ll ask about bedrooms and big items.',
    },
    {
      moveType: 'commercial',
      icon: Building2,
      hint: 'An office, shop, restaurant or warehouse.',
    },
  ] as const
).filter(({ moveType }) => moveTypes.includes(moveType));

interface MoveTypeStepProps {
  /** Undefined until the visitor has chosen: the form's first value is only a default. */
  chosen: MoveType | undefined;
  onChoose: (moveType: MoveType) => void;
}

/** A button for each: pressing it chooses it and goes on. Without script they are radios, and one whose
 *  button was pressed before the script failed to load is ticked. */
export function MoveTypeStep({ chosen, onChoose }: MoveTypeStepProps) {
  const locked = useLocked();
  return (
    <>
      <div className="scripted">
        <div className="grid gap-3 md:grid-cols-2 md:gap-4">
          {CHOICES.map(({ moveType, icon, hint }) => (
            <button
              key={moveType}
              type="button"
              value={moveType}
              // A press before the script marks it as held.
              suppressHydrationWarning
              aria-pressed={chosen && chosen === moveType}
              disabled={locked}
              onClick={() => onChoose(moveType)}
              className="choice-tile move-type flex items-start gap-4 p-5 text-left max-xs:px-3 md:flex-col md:gap-0 md:rounded-tile md:p-6.5"
            >
              <Icon
                drawing={icon}
                strokeWidth={1.25}
                className="size-9 shrink-0 text-jacaranda max-xs:hidden md:mb-6 md:size-13"
              />
              <span className="grow">
                <span className="mb-1.5 block font-bold text-lead leading-tight max-xs:text-body md:text-h3">
                  {MOVE_TYPE_LABELS[moveType]}
                </span>{' '}
                <span className="block font-normal text-ink-2 text-small leading-snug">{hint}</span>
              </span>
              <ChoiceTick />
            </button>
          ))}
        </div>
      </div>
      <div className="unscripted">
        <ChoiceGroup legend="Move type">
          <div className="grid gap-2.5 md:grid-cols-2 md:gap-4">
            {CHOICES.map(({ moveType, icon, hint }) => (
              <Choice
                key={moveType}
                type="radio"
                name="moveType"
                value={moveType}
                defaultChecked={moveType === EMPTY_QUOTE_FORM.moveType}
                label={MOVE_TYPE_LABELS[moveType]}
                hint={hint}
                icon={<Icon drawing={icon} strokeWidth={1.5} />}
              />
            ))}
          </div>
        </ChoiceGroup>
      </div>
      <p className="mt-6 text-ink-2 text-small">It’s free, and you commit to nothing.</p>
    </>
  );
}
