import { Disclosure } from '../ui/Disclosure.tsx';
import { Field } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import { Sample } from './Sample.tsx';
import { States } from './States.tsx';

/** A list to choose from, and what folds. */
export function Folds({ scheme }: { scheme: string }) {
  return (
    <Sample name="folds">
      <States
        of="select"
        width="style-wide"
        states={['rest', 'hover', 'focus', 'disabled', 'wrong']}
      >
        {(state) => (
          <Field
            id={`${scheme}-select-${state}`}
            label="Floor"
            error={state === 'wrong' ? 'Please choose an answer' : undefined}
          >
            <Select
              id={`${scheme}-select-${state}`}
              disabled={state === 'disabled'}
              aria-invalid={state === 'wrong' || undefined}
            >
              <option>Not sure</option>
            </Select>
          </Field>
        )}
      </States>
      <States of="disclosure" width="style-wide" states={['rest', 'hover', 'focus', 'open']}>
        {(state) => (
          <Disclosure summary="Stairs, lifts, gates" open={state === 'open'}>
            <p className="mt-4">How the crew gets to both doors.</p>
          </Disclosure>
        )}
      </States>
    </Sample>
  );
}
