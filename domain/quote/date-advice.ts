import { addDays, type CalendarDate, isCalendarDate } from './calendar-date.ts';
import { moveDateInWords } from './move-date.ts';
import { type BusyReason, busyReasons, PEAK_SEASON, quieterDaysNear } from './quiet-dates.ts';

/** What to say beside a chosen move date, at once. */
export type DateAdvice =
  /** Perhaps a slip of the finger: a day that was, that is years away, or that does not exist. */
  | { readonly kind: 'past' | 'far' | 'no-day'; readonly says: string }
  /** A day on which movers are wanted by many, or only a season of such days. */
  | {
      readonly kind: 'busy' | 'season';
      readonly says: string;
      /** The heading of the days offered. */
      readonly offer: string;
      readonly quieter: readonly CalendarDate[];
    };

/** Further ahead than people plan a move: mostly a mistyped year. */
const FAR_DAYS = 2 * 365;

/** What a visitor should know about this date before anybody answers; undefined on a quiet day, and
 *  for words such as 'as soon as possible'. */
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
  const limit = addDays(today, FAR_DAYS);
  return limit !== '' && date > limit;
}

/** The move date with what is special about the day: 'Tuesday 15 December 2026, peak season'. */
export function moveDateWithSeason(moveDate: string): string {
  return [moveDateInWords(moveDate), ...busyReasons(moveDate).map(({ short }) => short)].join(', ');
}

/** Other days of the season are no help against the season, so that it is named last. */
function busyAdvice(words: string, reasons: readonly BusyReason[]) {
  const worst = reasons.find(({ code }) => code !== 'peak-season');
  return worst
    ? ({ kind: 'busy', says: `${words} is a busy day. ${worst.reason}.` } as const)
    : ({ kind: 'season', says: `${words} is in the ${PEAK_SEASON}.` } as const);
}

function offerOf(quieter: readonly CalendarDate[]): string {
  const inSeason = quieter.some((day) => busyReasons(day).length > 0);
  return inSeason ? 'Quieter days in the peak season' : 'Quieter days nearby';
}
