import type { UseFormRegisterReturn } from 'react-hook-form';
import {
  type AccessFieldName,
  type AccessFormValues,
  accessFieldName,
  accessFieldNames,
} from '../../../domain/request/access.form.ts';
import type { AccessSideName } from '../../../domain/request/access.ts';
import type { AccessQuestionName } from '../../../domain/request/access-questions.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AccessSelect } from './AccessSelect.tsx';
import { ACCESS_FIRST, ACCESS_LEGENDS, ACCESS_MORE, ACCESS_REST } from './access-words.tsx';
import { useFold } from './use-fold.ts';

interface AccessControl extends UseFormRegisterReturn {
  id: string;
  error: string | undefined;
}

export type AccessControls = (name: AccessFieldName) => AccessControl;

interface AccessSideProps {
  side: AccessSideName;
  answers: AccessFormValues;
  control: AccessControls;
}

/** The questions about one door: floor and lift, and the rest behind one more press. */
export function AccessSide({ side, answers, control }: AccessSideProps) {
  const first = ACCESS_FIRST.map((question) => accessFieldName(side, question));
  const folded = accessFieldNames(side).filter((name) => !first.some((each) => each === name));
  const fold = useFold({
    said: folded.some((name) => answers[name]),
    wrong: folded.some((name) => control(name).error),
  });
  const ask = (question: AccessQuestionName) => {
    const name = accessFieldName(side, question);
    return (
      <AccessSelect {...control(name)} key={question} question={question} answer={answers[name]} />
    );
  };
  return (
    <fieldset className="access-side">
      <legend className="access-legend">{ACCESS_LEGENDS[side]}</legend>
      {ACCESS_FIRST.map(ask)}
      <Disclosure {...fold} summary={ACCESS_MORE}>
        <div className="access-side access-more">
          {ACCESS_REST.map(ask)}
          <TextField
            {...control(accessFieldName(side, 'hours'))}
            label="Moving hours"
            optional
            placeholder="Weekdays, 8:00 to 16:00"
          />
        </div>
      </Disclosure>
    </fieldset>
  );
}
