import '../../ui/choice-tile.css';
import './move-type-step.css';
import { Building2, House } from 'lucide';
import { useState } from 'react';
import { moveTypes } from '../../../content/move-types.ts';
import { MOVE_TYPE_LABELS } from '../../../domain/request/labels.ts';
import type { MoveType } from '../../../domain/request/request.schema.ts';
import { FIRST_STEP, nextStep } from '../../../domain/request/steps.ts';
import { Choice, ChoiceTick } from '../../ui/Choice.tsx';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useLocked } from '../../ui/locked.ts';
import { useQuoteAnswer, useQuoteFormAround } from '../quote-form-api.ts';
import { openStep, useStep } from '../state/step-history.ts';

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

/** A button for each: pressing it chooses it and goes on. Without script they are radios, and one whose
 *  button was pressed before the script failed to load is ticked. */
export function MoveTypeStep() {
  const form = useQuoteFormAround();
  const moveType = useQuoteAnswer('moveType');
  const step = useStep();
  // The form's first value is only a default.
  const [isAnswered, setAnswered] = useState(false);
  // While rendering: in an effect it would render a second time before the step is painted.
  if (!isAnswered && step !== FIRST_STEP) setAnswered(true);
  const locked = useLocked();
  const choose = (chosen: MoveType) => {
    form.answer({ moveType: chosen });
    openStep(nextStep('move', chosen));
  };
  return (
    <>
      <div className="scripted">
        <div className="grid gap-3 md:grid-cols-2 md:gap-4">
          {CHOICES.map(({ moveType: choice, icon, hint }) => (
            <button
              key={choice}
              type="button"
              value={choice}
              // A press before the script marks it as held.
              suppressHydrationWarning
              aria-pressed={isAnswered ? choice === moveType : undefined}
              disabled={locked}
              onClick={() => choose(choice)}
              className="choice-tile move-type flex items-start gap-4 p-5 text-left max-xs:flex-col-reverse max-xs:gap-2 max-xs:px-3 md:flex-col md:gap-0 md:rounded-tile md:p-6.5"
            >
              <Icon
                drawing={icon}
                strokeWidth={1.25}
                className="size-9 shrink-0 text-jacaranda max-xs:hidden md:mb-6 md:size-13"
              />
              <span className="grow">
                <span className="mb-1.5 block font-bold text-lead leading-tight max-xs:text-body md:text-h3">
                  {MOVE_TYPE_LABELS[choice]}
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
            {CHOICES.map(({ moveType: choice, icon, hint }) => (
              <Choice
                key={choice}
                type="radio"
                name="moveType"
                value={choice}
                label={MOVE_TYPE_LABELS[choice]}
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
