import { isCalendarDate } from '../../domain/calendar-date.ts';
import { beginOfDay, endOfDay } from '../../domain/local-time.ts';
import { misused, type Outcome } from './commands/command.ts';
import type { SubmissionFilter } from './stored-submission.repository.ts';

export const FROM_OPTION = ['--from <DATE>', 'received on that day or later: 2026-11-21'] as const;
export const TO_OPTION = ['--to <DATE>', 'received on that day or earlier'] as const;

export interface DayOptions {
  readonly from?: string;
  readonly to?: string;
}

/** The local days that the options name, both inclusive. */
export function dayRange({
  from: first,
  to: last,
}: DayOptions): Pick<SubmissionFilter, 'from' | 'before'> | Outcome {
  for (const [option, day] of Object.entries({ from: first, to: last })) {
    if (day !== undefined && !isCalendarDate(day)) {
      return misused(`--${option} takes a day, for example 2026-11-21, and not ${day}.`);
    }
  }
  if (first && last && first > last) return misused(`--from ${first} is after --to ${last}.`);
  return { from: first && beginOfDay(first), before: last && endOfDay(last) };
}
