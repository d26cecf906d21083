import { termsOf } from '../../content/terms.ts';
import type { CalendarDate } from '../../domain/dates/calendar-date.ts';
import type { EventKind } from '../../domain/move/event.ts';
import { hasBegun } from '../../domain/move/moved.ts';
import type { Obstacle } from '../../domain/move/obstacle.ts';
import { openQuote } from '../../domain/move/open-quote.ts';
import { nextDay } from '../../domain/move/plan.ts';
import { isAgreed, VISITOR_ANSWERS } from '../../domain/move/stage.ts';
import type { CurrentQuote } from '../../domain/quote/agreed.ts';
import { differenceLines } from '../../domain/quote/differences.ts';
import { priceInWords, priceParts } from '../../domain/quote/price-in-words.ts';
import { lastDayOf } from '../../domain/quote/quote-in-words.ts';
import { quotePaper } from '../../domain/quote/quote-paper.ts';
import { showVisits } from '../../domain/quote/shown-visit.ts';
import { termsBeforeYes } from '../../domain/quote/terms-before-yes.ts';
import { delivers } from '../../domain/quote/visits.ts';
import type { VisitorQuote } from '../../domain/your-move/visitor-quote.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';
import type { Case } from '../moves/case.ts';
import { changesBy } from '../moves/replaced-confirmation.ts';
import { currentQuoteLines } from '../moves/service-lines.ts';
import { type Situation, situationOf } from '../moves/situation.ts';

/** More questions and reports than anybody has about one move: each is a mail to the team. */
const MOST_QUESTIONS = 20;

/** The quotes of a move: the one that the visitor can answer or answered last, null before the first one, and once the team
 *  took it back; and, while that asks for another price of a booked move, the quote of what is booked. */
export function visitorQuotes(
  found: Pick<Case, 'progress' | 'stored' | 'events'>,
  { obstacle }: Situation,
  today: CalendarDate,
): { readonly quote: VisitorQuote | null; readonly bookedQuote: VisitorQuote | null } {
  const { quote, offer } = found.progress;
  return {
    quote: visitorQuote(found, offer ?? quote, obstacle, today),
    bookedQuote: offer && visitorQuote(found, quote, null, today),
  };
}

function visitorQuote(
  { progress, stored, events }: Pick<Case, 'progress' | 'stored' | 'events'>,
  current: CurrentQuote | null,
  obstacle: Obstacle | null,
  today: CalendarDate,
): VisitorQuote | null {
  if (!current || stored.kind !== 'request') return null;
  const { number, by, quote, replaces } = current;
  return {
    number,
    price: priceInWords(quote),
    ...priceParts(quote),
    lines: currentQuoteLines(current, progress),
    visits: showVisits(quote.visits, stored.content, today, () => 'offered'),
    included: quote.includes,
    notIncluded: quote.notIncluded,
    validUntil: lastDayOf(quote),
    by,
    terms: termsBeforeYes(quote.deposit),
    paper: quotePaper(current, stored.name),
    termsOf,
    obstacle,
    replaces,
    changes: replaces ? differenceLines(changesBy(events, current, quote)) : [],
    isOpen: openQuote(progress)?.number === number,
  };
}

/** The actions open to the visitor now. From the morning of a visit on, only a call stops its truck; from the first
 *  delivery on something may be missing or broken. */
export function visitorMay({ progress, events }: Case, today: CalendarDate): YourMove['may'] {
  if (progress.deleted) return [];
  const { may } = situationOf(progress, today);
  const hasRoom = (asked: EventKind) =>
    events.filter(({ kind }) => kind === asked).length < MOST_QUESTIONS;
  const { plan, stage } = progress;
  const isToCall = hasBegun(progress, today) && nextDay(plan, today) <= today;
  const hasDelivered =
    hasBegun(progress, today) && plan.visits.some((visit) => delivers(visit) && visit.day <= today);
  const answers = [...VISITOR_ANSWERS, 'cancelled' as const].filter(
    (action) =>
      may.includes(action) &&
      !(action === 'declined' && (stage === 'declined' || !progress.quote)) &&
      !(action === 'asked' && !hasRoom('asked')) &&
      !(action === 'cancelled' && isToCall),
  );
  return hasDelivered && isAgreed(stage) && hasRoom('reported')
    ? [...answers, 'reported']
    : answers;
}
