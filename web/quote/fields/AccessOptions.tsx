import {
  ACCESS_QUESTIONS,
  type AccessQuestionName,
} from '../../../domain/request/access-questions.ts';

/** The answers to choose from, with or without script; the empty one comes first. */
export function AccessOptions({ question }: { question: AccessQuestionName }) {
  return (
    <>
      <option value="">Not sure</option>
      {ACCESS_QUESTIONS[question].choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}
