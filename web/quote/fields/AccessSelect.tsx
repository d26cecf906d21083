import type { ComponentProps } from 'react';
import { accessSettles } from '../../../domain/request/access.ts';
import {
  ACCESS_QUESTIONS,
  type AccessQuestionName,
} from '../../../domain/request/access-questions.ts';
import { controlAria, Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { AccessOptions } from './AccessOptions.tsx';

interface AccessSelectProps extends ComponentProps<'select'> {
  id: string;
  question: AccessQuestionName;
  answer: string | null;
  error: string | undefined;
}

/** One question about a door, with the answer's effect under it. */
export function AccessSelect({ id, question, answer, error, ...control }: AccessSelectProps) {
  const { label } = ACCESS_QUESTIONS[question];
  return (
    <div>
      <Field id={id} label={label} error={error}>
        <Select
          id={id}
          aria-describedby={`${id}-settles`}
          {...(error && controlAria(id, { error, optional: true }))}
          {...control}
        >
          <AccessOptions question={question} />
        </Select>
      </Field>
      <p id={`${id}-settles`} aria-live="polite" className="access-effect">
        {accessSettles(question, answer ?? '')}
      </p>
    </div>
  );
}
