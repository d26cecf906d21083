import { termsOf } from '../../content/terms.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { hasMoved } from '../../domain/history/moved.ts';
import {
  type CurrentQuote,
  hasChangedContents,
  type Progress,
} from '../../domain/history/progress.ts';
import { isAgreed, type Stage, stageAfter } from '../../domain/history/stage.ts';
import { obstacleTo } from '../../domain/quote/obstacle.ts';
import {
  OLDER_CONTENTS,
  priceInWords,
  type QuoteLine,
  quoteLines,
  quoteTerms,
} from '../../domain/quote/quote-in-words.ts';
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
    lines: linesOf(current, progress),
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

/** The quote in words. After a yes it says that its contents are older than what the visitor changed since. */
function linesOf({ quote }: Pick<CurrentQuote, 'quote'>, progress: Progress): QuoteLine[] {
  const isOlder = isAgreed(progress.stage) && hasChangedContents(progress);
  return [...quoteLines(quote), ...(isOlder ? [OLDER_CONTENTS] : [])];
}

/** The services that a yes includes; price and day may have changed since the quote. */
export function serviceLines(progress: Progress) {
  if (!progress.quote) return [];
  const isRange =
    !progress.confirmation && progress.agreement !== null && progress.agreement.upTo !== null;
  const range = isRange ? ['exactPrice'] : [];
  const fields = ['includes', 'note', 'olderContents', ...range];
  return linesOf(progress.quote, progress).filter(({ field }) => fields.includes(field));
}
