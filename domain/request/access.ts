import * as z from 'zod/mini';
import { line } from '../fields.ts';
import { ACCESS_QUESTIONS, type AccessQuestionName } from './access-questions.ts';
import type { SummaryLine } from './summary-line.ts';

export const ACCESS_SIDES = ['from', 'to'] as const;
export type AccessSideName = (typeof ACCESS_SIDES)[number];

const SIDE_LABELS: Readonly<Record<AccessSideName, string>> = {
  from: 'Access, moving out',
  to: 'Access, moving in',
};

/** Object.keys loses the type of the keys. */
export const ACCESS_QUESTION_NAMES = Object.keys(ACCESS_QUESTIONS) as AccessQuestionName[];

function answer<const Value extends string>(question: {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
}) {
  const { label, choices } = question;
  const labels = choices.map((choice) => choice.label).join(', ');
  const values: readonly ['', ...Value[]] = ['', ...choices.map(({ value }) => value)];
  return z.enum(values, `${label}: please choose from ${labels}`);
}

/** Empty means no answer, as in the other optional choices of a request. */
const sideSchema = z.object(
  {
    floor: z._default(answer(ACCESS_QUESTIONS.floor), ''),
    lift: z._default(answer(ACCESS_QUESTIONS.lift), ''),
    estate: z._default(answer(ACCESS_QUESTIONS.estate), ''),
    truck: z._default(answer(ACCESS_QUESTIONS.truck), ''),
    notice: z._default(answer(ACCESS_QUESTIONS.notice), ''),
    carry: z._default(answer(ACCESS_QUESTIONS.carry), ''),
    power: z._default(answer(ACCESS_QUESTIONS.power), ''),
    /** When moving is allowed, as the visitor typed it: every scheme has different hours. */
    hours: z._default(line(0, 'Moving hours: please write them as text'), ''),
  },
  'Please send the access of an address as an object',
);

export const ACCESS_ERRORS = {
  version: 'Please send access as version 1',
  shape: 'Please send access as an object',
} as const;

/** How a crew gets to both doors. Everything but the version is optional. */
export const accessSchema = z.object(
  {
    version: z.literal(1, ACCESS_ERRORS.version),
    from: z.prefault(sideSchema, {}),
    to: z.prefault(sideSchema, {}),
  },
  ACCESS_ERRORS.shape,
);

export type Access = z.output<typeof accessSchema>;
export type AccessSide = Access[AccessSideName];

/** A line for each address with answers: 'Access, moving out: first floor, no lift'. */
export function accessLines(access: Access, labels = SIDE_LABELS): SummaryLine[] {
  return ACCESS_SIDES.map((side) => ({
    label: labels[side],
    value: accessInWords(access[side]),
  })).filter(({ value }) => value);
}

/** The answers for an address, in one line; empty without any. */
export function accessInWords(side: AccessSide): string {
  const said = ACCESS_QUESTION_NAMES.map((name) => chosen(name, side)?.short);
  return [...said, side.hours && `moving hours: ${side.hours}`].filter(Boolean).join(', ');
}

/** The sentence under an answer that says what it settles; empty without an answer. */
export function accessSettles(name: AccessQuestionName, value: string): string {
  return ACCESS_QUESTIONS[name].choices.find((choice) => choice.value === value)?.settles ?? '';
}

/** The answer to a question; undefined without one. */
export function chosen(name: AccessQuestionName, side: AccessSide) {
  return ACCESS_QUESTIONS[name].choices.find(({ value }) => value === side[name]);
}
