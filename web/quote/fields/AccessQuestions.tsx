import { ACCESS_FIRST, accessFieldName } from '../../../domain/request/access.form.ts';
import {
  ACCESS_SIDES,
  type AccessSideName,
  accessSettles,
} from '../../../domain/request/access.ts';
import {
  ACCESS_QUESTIONS,
  type AccessQuestionName,
} from '../../../domain/request/access-questions.ts';
import { LazyStylesheet } from '../../islands/LazyStylesheet.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { controlAria, Field } from '../../ui/Field.tsx';
import { useControl, useErrors } from '../../ui/form-around.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useQuoteAnswer, useQuoteAnswers, useQuoteFormAround } from '../quote-form-api.ts';
import { AccessOptions } from './AccessOptions.tsx';
import styles from './access-questions.css?url';
import { ACCESS_LEGENDS, ACCESS_MORE, ACCESS_REST } from './access-words.ts';
import { useFold } from './use-fold.ts';

const THEIR_LEGENDS = {
  from: 'Where they’re moving from',
  to: 'Where they’re moving to',
} as const satisfies Record<AccessSideName, string>;

interface AccessQuestionsProps {
  /** Whether it asks about floor and lift only, unless more is answered. */
  isShort: boolean;
  /** Whether the team answers for somebody. */
  isTheirs: boolean;
}

/** How the crew gets to both doors. Every answer is optional, with its effect shown under it. */
export function AccessQuestions(props: AccessQuestionsProps) {
  return (
    <>
      <LazyStylesheet href={styles} />
      {ACCESS_SIDES.map((side) => (
        <Side key={side} side={side} {...props} />
      ))}
    </>
  );
}

/** The questions about one door: floor and lift, and the rest behind one more press. */
function Side({ side, isShort, isTheirs }: AccessQuestionsProps & { side: AccessSideName }) {
  const answers = useQuoteAnswers();
  const errors = useErrors(useQuoteFormAround());
  const folded = [...ACCESS_REST, 'hours' as const].map((each) => accessFieldName(side, each));
  const fold = useFold({
    said: folded.some((name) => answers[name]),
    wrong: folded.some((name) => errors[name]),
  });
  const ask = (question: AccessQuestionName) => (
    <Question key={question} side={side} question={question} />
  );
  return (
    <fieldset className="access-door access-side grid">
      <legend className="access-legend heading-3 mb-4.5">
        {(isTheirs ? THEIR_LEGENDS : ACCESS_LEGENDS)[side]}
      </legend>
      {ACCESS_FIRST.map(ask)}
      {/* A form that was begun before they left the wizard may hold an answer. */}
      {(!isShort || fold.open) && (
        <Disclosure {...fold} summary={ACCESS_MORE}>
          <div className="access-side grid pt-6">
            {ACCESS_REST.map(ask)}
            <TextField
              name={accessFieldName(side, 'hours')}
              label="Moving hours"
              optional
              placeholder="Weekdays, 8:00 to 16:00"
            />
          </div>
        </Disclosure>
      )}
    </fieldset>
  );
}

interface QuestionProps {
  side: AccessSideName;
  question: AccessQuestionName;
}

/** One question about a door, with the answer's effect under it. */
function Question({ side, question }: QuestionProps) {
  const name = accessFieldName(side, question);
  const { id = name, error } = useControl(name);
  const answer = useQuoteAnswer(name);
  return (
    <div>
      <Field id={id} label={ACCESS_QUESTIONS[question].label} error={error}>
        <Select
          id={id}
          name={name}
          aria-describedby={`${id}-settles`}
          {...(error && controlAria(id, { error, optional: true }))}
        >
          <AccessOptions question={question} />
        </Select>
      </Field>
      <p id={`${id}-settles`} aria-live="polite" className="access-effect text-ink-2 text-small">
        {accessSettles(question, answer)}
      </p>
    </div>
  );
}
