import { addDays, type CalendarDate, isCalendarDate } from './calendar-date.ts';
import { moveDateInWords } from './move-date.ts';
import { type BusyReason, busyReasons, PEAK_SEASON, quieterDaysNear } from './quiet-dates.ts';

/** Advice that appears next to a chosen move date at once. */
type DateAdvice =
  /** Perhaps a slip of the finger: a day in the past, years away, or that does not exist. */
  | { readonly kind: 'past' | 'far' | 'no-day'; readonly says: string }
  /** A day of high demand, or a day that is only in the peak season. */
  | {
      readonly kind: 'busy' | 'season';
      readonly says: string;
      /** The heading of the suggested days. */
      readonly offer: string;
      readonly quieter: readonly CalendarDate[];
    };

/** Further ahead than people plan a move: usually a mistyped year. */
const FAR_DAYS = 2 * 365;

/** Advice on this date before the team answers; undefined for a quiet day, and for text such as
 *  'as soon as possible'. */
export function dateAdvice(date: string, today: CalendarDate): DateAdvice | undefined {
  if (!isCalendarDate(date)) {
    return /^\d{4}-\d\d-\d\d$/.test(date)
      ? { kind: 'no-day', says: `There is no such day as ${date}. Which day would suit you?` }
      : undefined;
  }
  const words = moveDateInWords(date);
  if (date < today) {
    return { kind: 'past', says: `${words} has passed. Which day would suit you?` };
  }
  if (isFarAhead(date, today)) {
    return { kind: 'far', says: `${words} is years away. Is the year right?` };
  }
  const reasons = busyReasons(date);
  if (reasons.length === 0) return undefined;
  const quieter = quieterDaysNear(date, addDays(today, 1));
  return { ...busyAdvice(words, reasons), offer: offerOf(quieter), quieter };
}

/** Whether the year is probably a slip. */
export function isFarAhead(date: CalendarDate, today: CalendarDate): boolean {
  return date > addDays(today, FAR_DAYS);
}

/** The move date, then the reasons why the day is special: 'Tuesday 15 December 2026, peak season'. */
export function moveDateWithSeason(moveDate: string): string {
  return [moveDateInWords(moveDate), ...busyReasons(moveDate).map(({ short }) => short)].join(', ');
}

/** Another day does not avoid the season, so the season comes last. */
function busyAdvice(words: string, reasons: readonly BusyReason[]) {
  const worst = reasons.find(({ code }) => code !== 'peak-season');
  return worst
    ? ({ kind: 'busy', says: `${words} is a busy day. ${worst.reason}.` } as const)
    : ({ kind: 'season', says: `${words} is in the ${PEAK_SEASON}.` } as const);
}

export const QUIETER_DAYS = {
  inSeason: 'Quieter days in the peak season',
  nearby: 'Quieter days nearby',
} as const;

function offerOf(quieter: readonly CalendarDate[]): string {
  const inSeason = quieter.some((day) => busyReasons(day).length > 0);
  return inSeason ? QUIETER_DAYS.inSeason : QUIETER_DAYS.nearby;
}
