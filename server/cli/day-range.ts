import { isCalendarDate } from '../../domain/calendar-date.ts';
import { beginOfDay, endOfDay } from '../../domain/local-time.ts';
import { type Call, misused, type Option, type Outcome } from './commands/command.ts';
import type { SubmissionFilter } from './stored-submission.repository.ts';

export const DAY_OPTIONS = {
  from: { value: 'DATE', about: 'received on that day or later: 2026-11-21' },
  to: { value: 'DATE', about: 'received on that day or earlier' },
} as const satisfies Record<string, Option>;

export const MOVING_OPTIONS = {
  'moving-from': { value: 'DATE', about: 'moving on that day or later: 2026-12-05' },
  'moving-to': { value: 'DATE', about: 'moving on that day or earlier' },
} as const satisfies Record<string, Option>;

/** The local days that the options name, both inclusive. */
export function dayRange(
  call: Pick<Call, 'value'>,
): Pick<SubmissionFilter, 'from' | 'before'> | Outcome {
  const days = daysOf(call, 'from', 'to');
  if ('exitCode' in days) return days;
  return {
    from: days.first && beginOfDay(days.first),
    before: days.last && endOfDay(days.last),
  };
}

/** The moving days that the options name, both inclusive. */
export function movingRange(
  call: Pick<Call, 'value'>,
): Pick<SubmissionFilter, 'movingFrom' | 'movingTo'> | Outcome {
  const days = daysOf(call, 'moving-from', 'moving-to');
  return 'exitCode' in days ? days : { movingFrom: days.first, movingTo: days.last };
}

function daysOf({ value }: Pick<Call, 'value'>, from: string, to: string) {
  for (const option of [from, to]) {
    const day = value(option);
    if (day !== undefined && !isCalendarDate(day)) {
      return misused(`--${option} takes a day, for example 2026-11-21, and not ${day}.`);
    }
  }
  const first = value(from);
  const last = value(to);
  if (first && last && first > last) return misused(`--${from} ${first} is after --${to} ${last}.`);
  return { first, last };
}
