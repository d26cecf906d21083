import * as z from 'zod/mini';
import { monthBefore } from '../dates/month.ts';
import { list } from '../shown.ts';
import { books, booksOf } from './books.ts';
import {
  type CountedCases,
  figures,
  figuresBy,
  figuresOf,
  GROUPINGS,
  type Grouping,
} from './figures.ts';
import { countedSource } from './source-in-words.ts';
import type { CountedTaps } from './tap.ts';

const MONTHS = 12;
/** As many as fit on one page. */
const MOST_SOURCES = 8;

/** Twelve months of requests and messages, by when they came in. Nobody is named. */
export const yearView = z.object({
  /** The time of this state as text. */
  asOf: z.string(),
  /** The oldest first, '2026-11'; the last one is not over. */
  months: list(z.extend(figures, { month: z.string(), ...books.shape })),
  sources: z.object({
    rows: list(z.extend(figures, { label: z.string() })),
    all: figures,
  }),
});
export type YearView = Readonly<z.output<typeof yearView>>;

export interface CountedMonth {
  readonly month: string;
  /** By source, both. */
  readonly cases: readonly CountedCases[];
  readonly taps: readonly CountedTaps[];
  /** The money that came in during the month, for whatever move. */
  readonly entries: Parameters<typeof booksOf>[0];
}

/** The month and those before it, the oldest first. */
export function lastMonths(month: string): string[] {
  const months = [month];
  while (months.length < MONTHS) months.unshift(monthBefore(months[0] ?? month));
  return months;
}

/** A link may say anything of its source, also somebody's name. */
const BY_OUR_NAMES: Grouping = {
  ...GROUPINGS.source,
  keyOf: ({ source }) => countedSource(source ?? null),
};

export function yearOf(months: readonly CountedMonth[], asOf: string): YearView {
  const cases = months.flatMap((each) => each.cases);
  const taps = months.flatMap((each) => each.taps);
  return {
    asOf,
    months: months.map(({ month, ...of }) => ({
      month,
      ...figuresOf(of.cases, of.taps),
      ...booksOf(of.entries),
    })),
    sources: figuresBy(BY_OUR_NAMES, cases, taps, MOST_SOURCES),
  };
}
