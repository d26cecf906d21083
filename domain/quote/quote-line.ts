import type { SummaryLine } from '../request/summary-line.ts';

type List = 'paper' | 'yes' | 'service';

/** What a line may be about, with the lists that have it apart from the whole quote: the paper's own, the conditions next to
 *  a yes, and the service that stays as quoted when price and day change. */
const LISTS = {
  price: [],
  // On the paper it is among the terms, so that price, day and answer keep the first screen of a phone.
  clock: ['yes'],
  includes: ['service'],
  notIncluded: ['service'],
  arrival: ['paper'],
  brings: ['paper', 'yes', 'service'],
  validUntil: ['paper'],
  note: ['paper', 'yes', 'service'],
  olderContents: ['paper', 'yes', 'service'],
  registration: ['paper'],
  crew: ['paper'],
  day: ['paper'],
  /** What a quote for a booked move would change. */
  asked: ['paper'],
  why: ['paper'],
  agreed: ['paper'],
  extra: ['paper'],
  tax: ['paper'],
  payment: ['paper'],
  open: ['paper'],
  deposit: ['paper', 'yes'],
  notice: ['paper'],
} as const satisfies Readonly<Record<string, readonly List[]>>;

export const LINE_FIELDS = Object.keys(LISTS) as (keyof typeof LISTS)[]; // it has no others

/** A line about a quote or a booking, by what it is about. */
export interface QuoteLine extends SummaryLine {
  readonly field: keyof typeof LISTS;
}

export function isIn(list: List, { field }: QuoteLine): boolean {
  const lists: readonly List[] = LISTS[field];
  return lists.includes(list);
}

/** The lines that say something. */
export const withoutEmpty = <Line extends SummaryLine>(lines: readonly Line[]): Line[] =>
  lines.filter(({ value }) => value !== '');
