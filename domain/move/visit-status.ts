import type { CalendarDate } from '../dates/calendar-date.ts';
import { type ShownVisit, showVisits } from '../quote/shown-visit.ts';
import type { ConfirmedVisit, Visit } from '../quote/visit.schema.ts';
import type { Plan } from './plan.ts';
import type { Progress } from './progress.ts';

/** A visit as the family confirmed it; undefined before that, and once the confirmation was taken back. */
export function confirmedVisit(
  { stillConfirmed }: Pick<Progress, 'stillConfirmed'>,
  { visit }: Pick<Visit, 'visit'>,
): ConfirmedVisit | undefined {
  return stillConfirmed?.visits.find((each) => each.visit === visit);
}

/** How sure one visit is: of several some may be confirmed, and another one changed since. */
export function visitStatus(
  progress: Pick<Progress, 'plan' | 'agreement' | 'stillConfirmed'>,
  { visit }: Pick<Visit, 'visit'>,
): Plan['status'] {
  const { plan, agreement } = progress;
  if (plan.status === 'done') return 'done';
  if (confirmedVisit(progress, { visit })) return 'confirmed';
  const isAgreed = agreement?.visits.some((each) => each.visit === visit && each.day !== '');
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
