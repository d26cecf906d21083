import { ACCESS_FIRST } from '../../../domain/request/access.form.ts';
import { ACCESS_QUESTION_NAMES } from '../../../domain/request/access.ts';
import type { AccessQuestionName } from '../../../domain/request/access-questions.ts';

/** The headings of the questions about both doors, with script and without. */
export const ACCESS_LEGENDS = {
  from: 'Where you’re moving from',
  to: 'Where you’re moving to',
} as const;

const FIRST: readonly AccessQuestionName[] = ACCESS_FIRST;
/** Behind one more press. */
export const ACCESS_REST = ACCESS_QUESTION_NAMES.filter((question) => !FIRST.includes(question));

export const ACCESS_DOORS = 'Stairs, lifts, gates';
export const ACCESS_MORE = 'The gate, the truck, the hours';

export const ACCESS_MISSING = 'The questions didn’t load.';
