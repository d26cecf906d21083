import { isCalendarDate } from '../../domain/calendar-date.ts';
import { beginOfDay, endOfDay } from '../../domain/local-time.ts';
import { type Call, misused, type Option, type Outcome } from './commands/command.ts';
import type { SubmissionFilter } from './stored-submission.repository.ts';

export const DAY_OPTIONS = {
  from: { value: 'DATE', about: 'received on that day or later: 2026-11-21' },
  to: { value: 'DATE', about: 'received on that day or earlier' },
} as const satisfies Record<string, Option>;

/** The local days that the options name, both inclusive. */
export function dayRange({
  value,
}: Pick<Call, 'value'>): Pick<SubmissionFilter, 'from' | 'before'> | Outcome {
  const [first, last] = [value('from'), value('to')];
  for (const [option, day] of Object.entries({ from: first, to: last })) {
    if (day !== undefined && !isCalendarDate(day)) {
      return misused(`--${option} takes a day, for example 2026-11-21, and not ${day}.`);
    }
  }
  if (first && last && first > last) return misused(`--from ${first} is after --to ${last}.`);
  return { from: first && beginOfDay(first), before: last && endOfDay(last) };
}
