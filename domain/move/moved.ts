import { type CalendarDate, isCalendarDate } from '../dates/calendar-date.ts';
import { wasAhead } from '../dates/local-time.ts';
import type { Visit } from '../quote/visit.schema.ts';
import { isOver } from '../quote/visits.ts';
import { agreedPlan } from './agreed-day.ts';
import { firstDay, lastDay } from './plan.ts';
import type { Progress } from './progress.ts';
import { isAgreed, isDone } from './stage.ts';
import { isSure } from './visit-status.ts';

/** Whether the move may have taken place by now, or did: also one that nobody confirmed, or that was cancelled in error. */
export function mayHaveMoved(
  { stage, plan, cancellation }: Pick<Progress, 'stage' | 'plan' | 'cancellation'>,
  today: CalendarDate,
): boolean {
  if (isDone(stage)) return true;
  const { day } = (cancellation ?? plan).visits[0];
  return isCalendarDate(day) ? day <= today : isAgreed(stage);
}

/** Whether an agreed visit has come to its day, today's included. */
export function hasBegun(progress: Pick<Progress, 'plan'>, today: CalendarDate): boolean {
  const plan = agreedPlan(progress);
  return plan !== undefined && isCalendarDate(firstDay(plan)) && firstDay(plan) <= today;
}

/** Whether the first of several visits is behind and the last one is not. */
export function isUnderWay(
  { stage, plan }: Pick<Progress, 'stage' | 'plan'>,
  today: CalendarDate,
): boolean {
  return (
    stage === 'booked' &&
    plan.visits.length > 1 &&
    firstDay(plan) <= today &&
    lastDay(plan) >= today
  );
}

/** Whether the move took place, or the last of its confirmed days is over. */
export function hasMoved(
  { stage, plan }: Pick<Progress, 'stage' | 'plan'>,
  today: CalendarDate,
): boolean {
  return isDone(stage) || (stage === 'booked' && lastDay(plan) < today);
}

/** Whether the family did not confirm a yes before the day of a visit was over. A day that was only wished may have been
 *  over before, and so may be what was done of a job under way. */
export function isUnconfirmed(
  progress: Pick<Progress, 'toConfirm' | 'plan' | 'agreement' | 'stillConfirmed'>,
  today: CalendarDate,
): boolean {
  const { toConfirm, plan } = progress;
  if (toConfirm === null) return false;
  const { status, visits } = plan;
  const wasOpen = ({ day }: Visit) =>
    wasAhead(day, toConfirm.at) || (status === 'agreed' && visits.length === 1);
  return visits.some((visit) => isOver(visit, today) && wasOpen(visit) && !isSure(progress, visit));
}

/** Whether there is a yes to a move that is not over: it can be changed and cancelled. */
export function isAgreedAhead(
  progress: Pick<Progress, 'stage' | 'plan'>,
  today: CalendarDate,
): boolean {
  return isAgreed(progress.stage) && !hasMoved(progress, today);
}
