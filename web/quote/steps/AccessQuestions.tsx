import type { UseFormRegisterReturn } from 'react-hook-form';
import {
  type AccessFieldName,
  type AccessFormValues,
  accessFieldName,
} from '../../../domain/quote/access.form.ts';
import { ACCESS_QUESTION_NAMES, ACCESS_SIDES } from '../../../domain/quote/access.ts';
import { LazyStylesheet } from '../../islands/LazyStylesheet.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AccessSelect } from './AccessSelect.tsx';
import styles from './access-questions.css?url';
import { ACCESS_LEGENDS } from './access-words.tsx';

interface AccessControl extends UseFormRegisterReturn {
  id: string;
  error: string | undefined;
}

interface AccessQuestionsProps {
  answers: AccessFormValues;
  control: (name: AccessFieldName) => AccessControl;
}

/** How the crew gets to both doors. Every answer is optional, with its effect shown beside it. */
export function AccessQuestions({ answers, control }: AccessQuestionsProps) {
  return (
    <div className="access-questions">
      <LazyStylesheet href={styles} />
      {ACCESS_SIDES.map((side) => (
        <fieldset key={side} className="access-side">
          <legend className="access-legend">{ACCESS_LEGENDS[side]}</legend>
          {ACCESS_QUESTION_NAMES.map((question) => {
            const name = accessFieldName(side, question);
            return (
              <AccessSelect
                {...control(name)}
                key={question}
                question={question}
                answer={answers[name]}
              />
            );
          })}
          <TextField
            {...control(accessFieldName(side, 'hours'))}
            label="Moving hours"
            optional
            placeholder="Weekdays, 8:00 to 16:00"
          />
        </fieldset>
      ))}
    </div>
  );
}
