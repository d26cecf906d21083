import { accessFieldName } from '../../../domain/request/access.form.ts';
import { ACCESS_SIDES, type AccessSideName } from '../../../domain/request/access.ts';
import {
  ACCESS_QUESTIONS,
  type AccessQuestionName,
} from '../../../domain/request/access-questions.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { fieldId } from '../quote-form-api.ts';
import { AccessOptions } from './AccessOptions.tsx';
import {
  ACCESS_FIRST,
  ACCESS_LEGENDS,
  ACCESS_MORE,
  ACCESS_REST,
  ACCESS_SUMMARY,
} from './access-words.tsx';

/** The questions about both doors for a browser without script, only in the page's HTML: React
 *  ignores a noscript, and the built script omits parts that only the server renders. */
export function AccessUnscripted() {
  return (
    <noscript className="block">
      {import.meta.env.SSR && (
        <Disclosure summary={ACCESS_SUMMARY}>
          {ACCESS_SIDES.map((side) => (
            <Side key={side} side={side} />
          ))}
        </Disclosure>
      )}
    </noscript>
  );
}

function Side({ side }: { side: AccessSideName }) {
  const ask = (question: AccessQuestionName) => {
    const name = accessFieldName(side, question);
    return (
      <Field key={name} id={fieldId(name)} label={ACCESS_QUESTIONS[question].label}>
        <Select id={fieldId(name)} name={name}>
          <AccessOptions question={question} />
        </Select>
      </Field>
    );
  };
  const hours = accessFieldName(side, 'hours');
  return (
    <fieldset className="mt-6 space-y-6">
      <legend className="font-semibold">{ACCESS_LEGENDS[side]}</legend>
      {ACCESS_FIRST.map(ask)}
      <Disclosure summary={ACCESS_MORE}>
        <div className="mt-6 space-y-6">
          {ACCESS_REST.map(ask)}
          <Field id={fieldId(hours)} label="Moving hours">
            <input id={fieldId(hours)} type="text" name={hours} className="control" />
          </Field>
        </div>
      </Disclosure>
    </fieldset>
  );
}
