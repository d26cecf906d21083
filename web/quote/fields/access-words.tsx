import { ACCESS_QUESTION_NAMES } from '../../../domain/request/access.ts';
import type { AccessQuestionName } from '../../../domain/request/access-questions.ts';

/** The headings of the questions about both doors, with script and without. */
export const ACCESS_LEGENDS = {
  from: 'Where you’re moving from',
  to: 'Where you’re moving to',
} as const;

/** The questions that every move needs; the rest is behind one more press. */
export const ACCESS_FIRST: readonly AccessQuestionName[] = ['floor', 'lift'];
export const ACCESS_REST = ACCESS_QUESTION_NAMES.filter(
  (question) => !ACCESS_FIRST.includes(question),
);

export const ACCESS_SUMMARY = (
  <span>
    <span>Stairs, lifts, gates</span> <span className="font-normal text-ink-2">(optional)</span>
  </span>
);

export const ACCESS_MORE = 'The gate, the truck, the hours';
