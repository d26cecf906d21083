import { InvalidArgumentError } from 'commander';
import { isCalendarDate } from '../../domain/dates/calendar-date.ts';
import { beginOfDay, endOfDay } from '../../domain/dates/local-time.ts';
import { misused, type Outcome } from './commands/command.ts';
import type { SubmissionFilter } from './stored-submission.repository.ts';

export const FROM_OPTION = [
  '--from <DATE>',
  'received on that day or later: 2026-11-21',
  readDay,
] as const;
export const TO_OPTION = ['--to <DATE>', 'received on that day or earlier', readDay] as const;

export interface DayOptions {
  readonly from?: string;
  readonly to?: string;
}

function readDay(text: string): string {
  if (isCalendarDate(text)) return text;
  throw new InvalidArgumentError('It takes a day, for example 2026-11-21.');
}

/** The local days that the options name, both inclusive. */
export function dayRange({
  from: first,
  to: last,
}: DayOptions): Pick<SubmissionFilter, 'from' | 'before'> | Outcome {
  if (first && last && first > last) return misused(`--from ${first} is after --to ${last}.`);
  return { from: first && beginOfDay(first), before: last && endOfDay(last) };
}
