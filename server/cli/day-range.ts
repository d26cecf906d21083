import { isCalendarDate } from '../../domain/quote/calendar-date.ts';
import { DAY_MS } from '../local-time.ts';
import { beginOfDay } from '../retention/retention-limits.ts';
import { type Call, misused, type Option, type Outcome } from './commands/command.ts';
import type { LeadFilter } from './lead.repository.ts';

export const DAY_OPTIONS = {
  from: { value: 'DATE', about: 'received on that day or later: 2026-11-21' },
  to: { value: 'DATE', about: 'received on that day or earlier' },
} as const satisfies Record<string, Option>;

/** The days in Johannesburg that the options name, both included. */
export function dayRange(call: Pick<Call, 'value'>): Pick<LeadFilter, 'from' | 'before'> | Outcome {
  for (const option of ['from', 'to']) {
    const day = call.value(option);
    if (day !== undefined && !isCalendarDate(day)) {
      return misused(`--${option} takes a day, for example 2026-11-21, and not ${day}.`);
    }
  }
  const from = call.value('from');
  const to = call.value('to');
  if (from && to && from > to) return misused(`--from ${from} is after --to ${to}.`);
  return {
    from: from && beginOfDay(from),
    before: to && new Date(Date.parse(beginOfDay(to)) + DAY_MS).toISOString(),
  };
}
