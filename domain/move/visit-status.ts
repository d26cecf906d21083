import type { CalendarDate } from '../dates/calendar-date.ts';
import { type ShownVisit, showVisits } from '../quote/shown-visit.ts';
import type { Visit } from '../quote/visit.schema.ts';
import type { Plan } from './plan.ts';
import type { Progress } from './progress.ts';

/** How sure one visit is: of several some may be confirmed, and another one changed since. */
export function visitStatus(
  { plan, agreement, stillConfirmed }: Pick<Progress, 'plan' | 'agreement' | 'stillConfirmed'>,
  { visit }: Pick<Visit, 'visit'>,
): Plan['status'] {
  const isIt = (each: Visit) => each.visit === visit;
  if (plan.status === 'done') return 'done';
  if (stillConfirmed?.visits.some(isIt)) return 'confirmed';
  const isAgreed = agreement?.visits.some((each) => isIt(each) && each.day !== '');
  return plan.status === 'wished' && isAgreed ? 'agreed' : plan.status;
}

/** Whether the family has confirmed it, or it took place. */
export function isSure(progress: Parameters<typeof visitStatus>[0], visit: Pick<Visit, 'visit'>) {
  return ['confirmed', 'done'].includes(visitStatus(progress, visit));
}

/** The visits that count now, as the API answers them. */
export function showPlan(
  progress: Parameters<typeof visitStatus>[0],
  addresses: Parameters<typeof showVisits>[1],
  today: CalendarDate,
): readonly ShownVisit[] {
  return showVisits(progress.plan.visits, addresses, today, (visit) =>
    visitStatus(progress, visit),
  );
}
