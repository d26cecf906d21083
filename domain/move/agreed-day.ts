import type { CalendarDate } from '../dates/calendar-date.ts';
import type { CurrentQuote } from '../quote/agreed.ts';
import type { Visit } from '../quote/visit.schema.ts';
import { nextDay, type Plan } from './plan.ts';
import type { Cancellation, Progress } from './progress.ts';
import { isAgreed } from './stage.ts';

/** The visits that both sides hold to, whatever was wished; undefined if there are none. */
export function agreedPlan({ plan }: Pick<Progress, 'plan'>): Plan | undefined {
  return plan.status === 'wished' || plan.status === 'offered' ? undefined : plan;
}

/** The day of the next of them. */
export function agreedDay(
  progress: Pick<Progress, 'plan'>,
  today: CalendarDate,
): string | undefined {
  const plan = agreedPlan(progress);
  return plan && nextDay(plan, today);
}

/** The day of the next visit, or of the one that was next when somebody cancelled the move. */
export function plannedDay(
  { plan, cancellation }: Pick<Progress, 'plan' | 'cancellation'>,
  today: CalendarDate,
): string {
  return cancellation?.day ?? nextDay(plan, today);
}

/** The visits that a cancellation took back: what was over by then took place. */
export function cancelledVisits({ visits, day }: Cancellation): readonly Visit[] {
  const next = visits.findIndex((visit) => visit.day === day);
  return visits.slice(Math.max(0, next));
}

/** Whether the open quote replaced a yes, and nobody has agreed to anything since. */
export function replacesYes({ quote, agreement }: Pick<Progress, 'quote' | 'agreement'>): boolean {
  return agreement === null && quote?.replaces === 'agreement';
}

/** The agreement or quote that a new quote would replace if it were sent now. */
export function replacedByQuote(
  progress: Pick<Progress, 'stage' | 'quote' | 'agreement'>,
): CurrentQuote['replaces'] {
  const { stage, quote } = progress;
  // The visitor does not know of a quote that never arrived.
  const isKnown = quote !== null && (quote.failure === null || quote.seenAt !== null);
  if (stage === 'booked') return 'booking';
  const isYes = isAgreed(stage) || replacesYes(progress);
  return isYes ? 'agreement' : isKnown ? 'quote' : null;
}
