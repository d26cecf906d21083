import { accessFieldName } from '../../../domain/quote/access.form.ts';
import { ACCESS_QUESTION_NAMES, ACCESS_SIDES } from '../../../domain/quote/access.ts';
import { ACCESS_QUESTIONS } from '../../../domain/quote/access-questions.ts';
import { Field } from '../../ui/Field.tsx';
import { fieldId } from '../quote-form.ts';
import { ACCESS_LEGENDS, ACCESS_SUMMARY } from './access-words.tsx';

/** The questions about both doors for a browser without script, in the page's HTML alone: React
 *  ignores a noscript, and the built script omits parts that only the server renders. */
export function AccessUnscripted() {
  return <noscript className="block">{import.meta.env.SSR && <Questions />}</noscript>;
}

function Questions() {
  return (
    <details>
      {ACCESS_SUMMARY}
      {ACCESS_SIDES.map((side) => (
        <fieldset key={side} className="mt-6 space-y-6">
          <legend className="font-semibold">{ACCESS_LEGENDS[side]}</legend>
          {ACCESS_QUESTION_NAMES.map((question) => {
            const name = accessFieldName(side, question);
            return (
              <Field key={name} id={fieldId(name)} label={ACCESS_QUESTIONS[question].label}>
                <select id={fieldId(name)} name={name} className="control">
                  <option value="">Not sure</option>
                  {ACCESS_QUESTIONS[question].choices.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              </Field>
            );
          })}
          <Hours name={accessFieldName(side, 'hours')} />
        </fieldset>
      ))}
    </details>
  );
}

function Hours({ name }: { name: 'fromHours' | 'toHours' }) {
  return (
    <Field id={fieldId(name)} label="Moving hours">
      <input id={fieldId(name)} type="text" name={name} className="control" />
    </Field>
  );
}
