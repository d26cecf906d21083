import type * as z from 'zod/mini';
import { capitalised } from '../text.ts';
import {
  ACCESS_QUESTION_NAMES,
  ACCESS_SIDES,
  type Access,
  type AccessSide,
  type AccessSideName,
  type accessSchema,
} from './access.ts';
import type { AccessQuestionName } from './access-questions.ts';

type FieldName<
  Side extends AccessSideName,
  Question extends keyof AccessSide,
> = `${Side}${Capitalize<Question>}`;

type SideValues<Side extends AccessSideName> = {
  [Question in keyof AccessSide as FieldName<Side, Question>]: AccessSide[Question];
};

/** The access of both addresses as the page has it: names and values of its controls. */
export interface AccessFormValues extends SideValues<'from'>, SideValues<'to'> {}

export type AccessFieldName = keyof AccessFormValues;

/** The name of a form's control: 'fromFloor'. */
export function accessFieldName<Side extends AccessSideName, Question extends keyof AccessSide>(
  side: Side,
  question: Question,
): FieldName<Side, Question> {
  const name = `${side}${capitalised(question)}`;
  // Only the first letter changes, as in the type.
  return name as FieldName<Side, Question>;
}

export const SIDE_FIELDS = [...ACCESS_QUESTION_NAMES, 'hours'] as const;

/** The fields for an address, in reading order. */
export function accessFieldNames(side: AccessSideName): AccessFieldName[] {
  return SIDE_FIELDS.map((question) => accessFieldName(side, question));
}

/** The fields for both addresses. */
export const ACCESS_FIELDS = ACCESS_SIDES.flatMap(accessFieldNames);

/** What costs the most time at a door, so that the wizard asks it. The private page asks the rest. */
export const ACCESS_FIRST = ['floor', 'lift'] as const satisfies readonly AccessQuestionName[];

export const EMPTY_ACCESS_FORM = Object.fromEntries(
  ACCESS_FIELDS.map((name) => [name, '']),
) as Record<AccessFieldName, ''>; // of these names

/** The form filled with the answers of an access; empty without one. */
export function accessFormOf(access: Access | undefined): AccessFormValues {
  if (!access) return EMPTY_ACCESS_FORM;
  const answers = ACCESS_SIDES.flatMap((side) =>
    SIDE_FIELDS.map((question) => [accessFieldName(side, question), access[side][question]]),
  );
  return Object.fromEntries(answers) as AccessFormValues; // each under its own name
}

/** The access in the API's shape, not yet checked. The schema drops it when the form is empty. */
export function toAccess(form: AccessFormValues): z.input<typeof accessSchema> {
  const side = (name: AccessSideName) =>
    Object.fromEntries(
      SIDE_FIELDS.map((question) => [question, form[accessFieldName(name, question)]]),
    );
  return { version: 1, from: side('from'), to: side('to') };
}
