import { Disclosure } from '../ui/Disclosure.tsx';
import { controlAria, Field } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import { Sample } from './Sample.tsx';
import { States } from './States.tsx';

/** Lists of answers, and what one press opens. Each scheme has its own ids. */
export function AnswerLists({ scheme }: { scheme: string }) {
  return (
    <Sample name="lists-of-answers">
      <States
        of="list of answers"
        width={312}
        states={['rest', 'hover', 'focus', 'disabled', 'wrong']}
      >
        {(state) => {
          const id = `${scheme}-lift-${state}`;
          const error = state === 'wrong' ? 'Please choose one' : undefined;
          return (
            <Field id={id} label="Lift" error={error}>
              <Select
                id={id}
                disabled={state === 'disabled'}
                {...controlAria(id, { error, optional: true })}
              >
                <option>A goods lift</option>
              </Select>
            </Field>
          );
        }}
      </States>
      <States of="disclosure" width={312} states={['rest', 'hover', 'focus', 'open']}>
        {(state) => (
          <Disclosure summary="More about the gate" open={state === 'open'}>
            <p>What stands behind one press.</p>
          </Disclosure>
        )}
      </States>
    </Sample>
  );
}
