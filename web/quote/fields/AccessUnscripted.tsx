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

/** The questions about both doors for a browser without script, in the page's HTML alone: React
 *  ignores a noscript, and the built script omits parts that only the server renders. */
export function AccessUnscripted() {
  return <noscript className="block">{import.meta.env.SSR && <Questions />}</noscript>;
}

function Questions() {
  return (
    <Disclosure summary={ACCESS_SUMMARY}>
      {ACCESS_SIDES.map((side) => (
        <fieldset key={side} className="mt-6 space-y-6">
          <legend className="font-semibold">{ACCESS_LEGENDS[side]}</legend>
          {ACCESS_FIRST.map((question) => (
            <Question key={question} side={side} question={question} />
          ))}
          <Disclosure summary={ACCESS_MORE}>
            <div className="mt-6 space-y-6">
              {ACCESS_REST.map((question) => (
                <Question key={question} side={side} question={question} />
              ))}
              <Hours name={accessFieldName(side, 'hours')} />
            </div>
          </Disclosure>
        </fieldset>
      ))}
    </Disclosure>
  );
}

function Question({ side, question }: { side: AccessSideName; question: AccessQuestionName }) {
  const { label } = ACCESS_QUESTIONS[question];
  const name = accessFieldName(side, question);
  return (
    <Field id={fieldId(name)} label={label}>
      <Select id={fieldId(name)} name={name}>
        <AccessOptions question={question} />
      </Select>
    </Field>
  );
}

function Hours({ name }: { name: 'fromHours' | 'toHours' }) {
  return (
    <Field id={fieldId(name)} label="Moving hours">
      <input id={fieldId(name)} type="text" name={name} className="control" />
    </Field>
  );
}
