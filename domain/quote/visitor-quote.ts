import * as z from 'zod/mini';
import type { CalendarDate } from '../calendar-date.ts';
import { text } from '../fields.ts';
import type { CurrentQuote } from '../history/progress.ts';
import { VISITOR_ANSWERS } from '../history/stage.ts';
import type { SummaryLine } from '../request/summary-line.ts';
import type { Obstacle } from './obstacle.ts';
import type { QuoteLine } from './quote-in-words.ts';

/** A quote as its visitor reads it. */
export interface VisitorQuote {
  /** The number of the event that sent it. */
  readonly number: number;
  readonly price: string;
  /** The beginning of the price. */
  readonly figure: string;
  readonly lines: readonly QuoteLine[];
  /** The services that the price includes, and those that it does not. */
  readonly included: readonly string[];
  readonly notIncluded: readonly string[];
  /** Its last day. */
  readonly validUntil: CalendarDate;
  /** Its author. */
  readonly by: string;
  readonly terms: readonly SummaryLine[];
  /** The terms that come with it, by the day of their last change: an acceptance names them. */
  readonly termsOf: string;
  /** Why it cannot be accepted; null if it can, or was. */
  readonly obstacle: Obstacle | null;
  readonly replaces: CurrentQuote['replaces'];
}

/** A visitor's answer to a quote. */
export const visitorAnswerSchema = z.object({
  kind: z.enum(VISITOR_ANSWERS, 'Please say what you answer'),
  /** The quote on the visitor's screen: another one may have come since. */
  quote: z.int('Please say which quote you answer'),
  /** The terms that the visitor saw; only with "accepted". */
  terms: z.optional(z.string()),
  /** The question; only with "asked". */
  said: z.optional(text(1, 'Please write your question', 'question')),
});

export type VisitorAnswerRequest = z.output<typeof visitorAnswerSchema>;
