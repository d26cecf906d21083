import { isCalendarDate } from './calendar-date.ts';

/** The moving day of whoever has none yet. */
export const DAY_UNKNOWN = 'Not decided yet';

const dayInWords = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** '2026-12-05' as 'Saturday 5 December 2026'; any other text unchanged. */
export function moveDateInWords(moveDate: string): string {
  return isCalendarDate(moveDate)
    ? dayInWords.format(new Date(moveDate)).replace(',', '')
    : moveDate;
}

/** How sure a day is, the least sure first. */
export const DAY_STATUSES = ['wished', 'offered', 'agreed', 'confirmed', 'done'] as const;

/** The day for which a move is planned: wished by the visitor, offered in an open quote, agreed by a yes, or
 *  confirmed by the family; or on which it took place. */
export interface MoveDay {
  /** 'YYYY-MM-DD', or what a visitor typed about a day. */
  readonly day: string;
  readonly status: (typeof DAY_STATUSES)[number];
}
