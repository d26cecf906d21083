import { termsOf } from '../../content/terms.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { hasMoved } from '../../domain/history/moved.ts';
import { type Stage, stageAfter } from '../../domain/history/stage.ts';
import { obstacleTo } from '../../domain/quote/obstacle.ts';
import { priceInWords, quoteTerms } from '../../domain/quote/quote-in-words.ts';
import { currentQuoteLines } from '../../domain/quote/service-lines.ts';
import type { VisitorQuote } from '../../domain/quote/visitor-quote.ts';
import type { Case } from '../history/case.ts';

/** More questions than anybody has about one move: each is a mail to the team. */
const MOST_QUESTIONS = 20;

const STATES: Partial<Record<Stage, VisitorQuote['state']>> = {
  accepted: 'accepted',
  booked: 'accepted',
  declined: 'declined',
  cancelled: 'cancelled',
};

/** The quote that the visitor can answer; null before the first one, and once the team took it back. */
export function visitorQuote(found: Case, today: CalendarDate): VisitorQuote | null {
  const { progress } = found;
  const { stage, quote: current } = progress;
  if (!current) return null;
  const { number, quote, replaces } = current;
  return {
    number,
    price: priceInWords(quote),
    isRange: quote.upTo !== null,
    lines: currentQuoteLines(current, progress),
    included: quote.includes,
    terms: quoteTerms,
    state: STATES[stage] ?? 'open',
    termsOf,
    obstacle: obstacleTo(progress, today) ?? null,
    replaces,
    takesQuestions: takesQuestions(found, today),
  };
}

/** Whether the visitor can ask something from their page: not once the move is cancelled or over. */
export function takesQuestions({ progress, events }: Case, today: CalendarDate): boolean {
  const asked = events.filter(({ kind }) => kind === 'asked').length;
  return (
    stageAfter(progress.stage, 'asked') !== undefined &&
    !hasMoved(progress, today) &&
    asked < MOST_QUESTIONS
  );
}
