import * as z from 'zod/mini';

/** Why somebody does not move with us, as the team notes it with one press. */
export const WHY_NO = {
  price: 'The price',
  day: 'The day was taken',
  'not-moving': 'They aren’t moving',
  'other-mover': 'Another mover',
  'no-answer': 'No answer',
} as const;
export type WhyNo = keyof typeof WHY_NO;

const REASONS = Object.keys(WHY_NO) as [WhyNo, ...WhyNo[]]; // the keys of a complete record

/** Those that a visitor can give, in their own words. */
export const VISITORS_WHY = {
  price: 'The price',
  day: 'The day',
  'not-moving': 'I’m not moving after all',
  'other-mover': 'Another mover',
} as const satisfies Partial<Record<WhyNo, string>>;

/** A no, and why. Nobody has to say. */
export const saidNoFields = {
  why: z.optional(z.enum(REASONS, 'Please choose one of the reasons')),
};

/** How many said no for each reason, and without one. */
const count = z.int();
export const countedNo = z.object({
  price: count,
  day: count,
  'not-moving': count,
  'other-mover': count,
  'no-answer': count,
  /** Nobody said why. */
  unknown: count,
} satisfies Record<WhyNo | 'unknown', z.ZodMiniType>);
export type CountedNo = Readonly<z.output<typeof countedNo>>;

/** In the order in which they are shown, each with its name. */
export const NO_LABELS = { ...WHY_NO, unknown: 'Nobody said why' } as const satisfies Record<
  keyof CountedNo,
  string
>;
export const NO_KEYS = Object.keys(NO_LABELS) as (keyof CountedNo)[]; // the keys of a complete record

/** 'the price 2, another mover 1'; empty for none. */
export function noInWords(counted: CountedNo): string {
  return NO_KEYS.filter((key) => counted[key] > 0)
    .map((key) => `${NO_LABELS[key].toLowerCase()} ${counted[key]}`)
    .join(', ');
}
