import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { Progress } from '../../domain/history/progress.ts';
import { obstacleTo } from '../../domain/quote/obstacle.ts';
import { priceInWords, quoteLines, quoteTerms } from '../../domain/quote/quote-in-words.ts';
import type { VisitorQuote } from '../../domain/quote/visitor-quote.ts';

/** The quote that the visitor can answer; null before the first one, and once the team took it back. */
export function visitorQuote(progress: Progress, today: CalendarDate): VisitorQuote | null {
  const { stage, quote: standing } = progress;
  if (!standing) return null;
  const { number, quote } = standing;
  return {
    number,
    price: priceInWords(quote),
    lines: quoteLines(quote),
    terms: quoteTerms,
    state: stage === 'accepted' || stage === 'declined' ? stage : 'open',
    obstacle: obstacleTo(progress, today) ?? null,
  };
}
