import * as z from 'zod/mini';
import { must } from '../fields.ts';
import { OBSTACLES } from '../move/obstacle.ts';
import { VISITOR_ANSWERS } from '../move/stage.ts';
import { REPLACED } from '../quote/agreed.ts';
import { questionText } from '../quote/question-text.ts';
import { quoteLine } from '../quote/quote-line.schema.ts';
import { quotePaperSchema } from '../quote/quote-paper.ts';
import { saidNoFields } from '../quote/said-no.ts';
import { shownVisit } from '../quote/shown-visit.ts';
import { day, list, shownLine, texts } from '../shown.ts';

/** A quote as its visitor reads it. */
export const visitorQuoteSchema = z.object({
  /** The number of the event that sent it. */
  number: z.int(),
  price: z.string(),
  /** The beginning of the price, and what follows it. */
  figure: z.string(),
  rest: z.string(),
  lines: list(quoteLine),
  /** The visits that it offers. */
  visits: list(shownVisit),
  /** The services that the price includes, and those that it does not. */
  included: texts,
  notIncluded: texts,
  /** The last day on which it can be accepted. */
  validUntil: day,
  /** Its author. */
  by: z.string(),
  terms: list(shownLine),
  paper: quotePaperSchema,
  /** The terms that come with it, by the day of their last change: an acceptance names them. */
  termsOf: z.string(),
  /** Why it cannot be accepted; null if it can, or was. */
  obstacle: z.nullable(z.enum(OBSTACLES)),
  replaces: z.nullable(z.enum(REPLACED)),
  /** What it changes of what was agreed or offered before, the price first. */
  changes: list(shownLine),
  /** Whether it waits for an answer. */
  isOpen: z.boolean(),
});
export type VisitorQuote = Readonly<z.output<typeof visitorQuoteSchema>>;

const TERMS_MISSING = 'To accept, please send termsOf of the quote';

/** A visitor's answer to a quote. */
export const visitorAnswerSchema = z
  .object({
    kind: z.enum(VISITOR_ANSWERS, 'Please say what you answer'),
    /** The quote on the visitor's screen: another one may have come since. */
    quote: z.int('Please say which quote you answer'),
    /** The terms that the visitor saw; only with "accepted". */
    terms: z.optional(z.string(TERMS_MISSING)),
    /** The question; only with "asked". */
    said: z.optional(questionText),
    /** Why not; only with "declined". */
    ...saidNoFields,
  })
  .check(must(({ kind, terms }) => kind !== 'accepted' || !!terms, TERMS_MISSING, ['terms']));

export type VisitorAnswerRequest = z.output<typeof visitorAnswerSchema>;
