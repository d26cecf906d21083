import { termsOf } from '../../content/terms.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { hasChangedContents, type Progress } from '../../domain/history/progress.ts';
import { isAgreed, type Stage } from '../../domain/history/stage.ts';
import { obstacleTo } from '../../domain/quote/obstacle.ts';
import {
  OLDER_CONTENTS,
  priceInWords,
  quoteLines,
  quoteTerms,
} from '../../domain/quote/quote-in-words.ts';
import type { VisitorQuote } from '../../domain/quote/visitor-quote.ts';

const STATES: Partial<Record<Stage, VisitorQuote['state']>> = {
  accepted: 'accepted',
  booked: 'accepted',
  declined: 'declined',
  cancelled: 'cancelled',
};

/** The quote that the visitor can answer; null before the first one, and once the team took it back. */
export function visitorQuote(progress: Progress, today: CalendarDate): VisitorQuote | null {
  const { stage, quote: standing } = progress;
  if (!standing) return null;
  const { number, quote, replaces } = standing;
  const isOlder = isAgreed(stage) && hasChangedContents(progress);
  return {
    number,
    price: priceInWords(quote),
    lines: [...quoteLines(quote), ...(isOlder ? [OLDER_CONTENTS] : [])],
    terms: quoteTerms,
    state: STATES[stage] ?? 'open',
    termsOf,
    obstacle: obstacleTo(progress, today) ?? null,
    replaces,
  };
}
