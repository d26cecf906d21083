import type { CalendarDate } from '../../../domain/dates/calendar-date.ts';
import { isLongOver, LATE_DAYS } from '../../../domain/move/moved.ts';
import type { Progress } from '../../../domain/move/progress.ts';
import { agreedPrice, wrongSum } from '../../../domain/quote/bill-in-words.ts';
import type { DeskAction } from '../../../domain/team/desk-action.schema.ts';
import type { FieldError } from '../../http/problem.ts';
import { situationOf } from '../../moves/situation.ts';

export const LONG_OVER = `That day was more than ${LATE_DAYS} days ago. Please choose a later one`;
const TO_COME = 'That day is still to come';

/** Why a bill, or a payment, cannot be true; undefined if it can. */
export function errorInBill(
  action: Extract<DeskAction, { kind: 'settled' | 'paid' }>,
  progress: Progress,
  today: CalendarDate,
): FieldError | undefined {
  const { paidOn } = action;
  if (paidOn !== undefined && paidOn > today) return { field: 'paidOn', message: TO_COME };
  if (action.kind === 'paid') return undefined;
  const { day } = action;
  if (day > today) return { field: 'day', message: TO_COME };
  if (!situationOf(progress, today).may.includes('settled')) {
    const message = `A move can be entered as done from its day on, for ${LATE_DAYS} days. First note or confirm its day`;
    return { field: 'kind', message };
  }
  // A bill that was entered in time stays correctable.
  if (isLongOver(day, today) && day !== progress.bill?.day) {
    return { field: 'day', message: LONG_OVER };
  }
  const message = wrongSum(action, agreedPrice(progress.held));
  return message === '' ? undefined : { field: 'price', message };
}
