import { House } from 'lucide';
import { Choice } from '../ui/Choice.tsx';
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx';
import { Icon } from '../ui/Icon.tsx';
import { NumberChoice } from '../ui/NumberChoice.tsx';
import { Segments } from '../ui/Segments.tsx';
import { Sample } from './Sample.tsx';
import { States } from './States.tsx';

const STATES = ['rest', 'hover', 'focus', 'pressed', 'chosen'] as const;
const icon = <Icon drawing={House} strokeWidth={1.5} />;

/** Choices, selected or not. */
export function Choices({ scheme }: { scheme: string }) {
  return (
    <Sample name="choices">
      <ChoiceGroup legend="What goes along" aside={<span>1 of 5</span>} size="heading">
        <States of="tile" width="style-medium" states={STATES}>
          {(state) => (
            <Choice
              type="checkbox"
              layout="stacked"
              label="Sofa"
              icon={icon}
              defaultChecked={state === 'chosen'}
            />
          )}
        </States>
      </ChoiceGroup>
      <States of="number" width="style-narrow" states={STATES}>
        {(state) => (
          <NumberChoice
            name={`${scheme}-number-${state}`}
            label="3"
            defaultChecked={state === 'chosen'}
          />
        )}
      </States>
      <States of="segment" width="style-medium" states={['rest', 'hover', 'focus', 'pressed']}>
        {(state) => (
          <Segments
            name={`${scheme}-segment-${state}`}
            legend="How"
            options={[['cash', 'in cash']]}
          />
        )}
      </States>
      <States of="row" width="style-wide" states={['rest', 'chosen']}>
        {(state) => (
          <Choice
            type="radio"
            name={`${scheme}-row-${state}`}
            label="WhatsApp"
            hint="We open the chat for you"
            icon={icon}
            defaultChecked={state === 'chosen'}
          />
        )}
      </States>
    </Sample>
  );
}
