import { ACCESS_FIRST, accessFieldName } from '../../../domain/request/access.form.ts';
import { ACCESS_SIDES, type AccessSideName } from '../../../domain/request/access.ts';
import { ACCESS_QUESTIONS } from '../../../domain/request/access-questions.ts';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { fieldId } from '../quote-form-api.ts';
import { AccessOptions } from './AccessOptions.tsx';
import { ACCESS_LEGENDS } from './access-words.ts';

/** Floor and lift at both doors for a browser without script, only in the page's HTML: React
 *  ignores a noscript, and the built script omits parts that only the server renders. */
export function AccessUnscripted() {
  return (
    <noscript className="block">
      {import.meta.env.SSR && ACCESS_SIDES.map((side) => <Side key={side} side={side} />)}
    </noscript>
  );
}

function Side({ side }: { side: AccessSideName }) {
  return (
    <fieldset className="mt-6 space-y-6">
      <legend className="font-semibold">{ACCESS_LEGENDS[side]}</legend>
      {ACCESS_FIRST.map((question) => {
        const name = accessFieldName(side, question);
        return (
          <Field key={name} id={fieldId(name)} label={ACCESS_QUESTIONS[question].label}>
            <Select id={fieldId(name)} name={name}>
              <AccessOptions question={question} />
            </Select>
          </Field>
        );
      })}
    </fieldset>
  );
}
