import { type CalendarDate, daysBetween, isCalendarDate } from './calendar-date.ts';
import { isFarAway } from './far-places.ts';
import { moveDateInWords } from './move-date.ts';
import { type Finding, openPoint } from './open-point.ts';
import { busyReasons } from './quiet-dates.ts';
import type { QuoteRequest } from './quote.schema.ts';

const SOON_DAYS = 3;

/** One point at most, so that nobody is asked for a date twice. */
export function datePoint({ moveDate }: QuoteRequest, today: CalendarDate): Finding {
  const words = moveDateInWords(moveDate);
  const which = 'On which date would you like to move?';
  if (!isCalendarDate(moveDate)) {
    return openPoint('date-unclear', `“${moveDate}” is no calendar date.`, which);
  }
  const away = daysBetween(today, moveDate);
  if (away < 0) {
    return openPoint(
      'date-past',
      `The date has passed: ${words}.`,
      `${words} has passed. ${which}`,
    );
  }
  const isFixed = `You asked for ${words}. Is that date fixed, or could another day suit you?`;
  if (away <= SOON_DAYS) return openPoint('date-soon', `The move is close: ${words}.`, isFixed);

  const reasons = busyReasons(moveDate).map(({ reason }) => `${reason}.`);
  return reasons.length > 0
    ? openPoint('date-busy', `A busy day. ${reasons.join(' ')}`, isFixed)
    : undefined;
}

/** A long way needs room in the diary at both ends. */
export function farPoint({ fromAddress, toAddress, additionalNotes }: QuoteRequest): Finding {
  const isFar = isFarAway(fromAddress) || isFarAway(toAddress);
  if (!isFar || /\bflexib|\bany ?(time|day)\b/i.test(additionalNotes)) return undefined;
  return openPoint(
    'far-date',
    'It looks like a long distance, and nothing is said about other dates.',
    'For a long-distance move, by how many days could loading and delivery shift?',
  );
}
