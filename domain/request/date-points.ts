import { type CalendarDate, daysBetween, isCalendarDate } from '../dates/calendar-date.ts';
import { isFarAhead } from '../dates/date-advice.ts';
import { DAY_UNKNOWN, moveDateInWords } from '../dates/move-date.ts';
import { isFarAway } from '../places/far-places.ts';
import { saysFlexible } from './notes.ts';
import { type Finding, openPoint } from './open-point.ts';
import type { QuoteRequest } from './request.schema.ts';

const SOON_DAYS = 3;

/** At most one point, so the date is asked for only once. A busy season appears next to the date: the
 *  team would stop reading a point that every request has for two months. */
export function datePoint(
  { moveDate, additionalNotes }: QuoteRequest,
  today: CalendarDate,
): Finding {
  const words = moveDateInWords(moveDate);
  const which = 'On which date would you like to move?';
  if (moveDate === '' || moveDate === DAY_UNKNOWN) {
    return openPoint('date-unclear', 'There is no date yet.', which);
  }
  if (!isCalendarDate(moveDate)) {
    return openPoint('date-unclear', `“${moveDate}” is not a date we can read.`, which);
  }
  const away = daysBetween(today, moveDate);
  if (away < 0) {
    const past = `${words} has passed. ${which}`;
    return openPoint('date-past', `The date has passed: ${words}.`, past);
  }
  const asked = `You asked for ${words}.`;
  if (isFarAhead(moveDate, today)) {
    return openPoint(
      'date-far',
      `The date is years away: ${words}.`,
      `${asked} Is the year right?`,
    );
  }
  if (away > SOON_DAYS) return undefined;
  const isFixed = `${asked} Is that date fixed, or could another day suit you?`;
  const question = saysFlexible(additionalNotes) ? undefined : isFixed;
  return openPoint('date-soon', `The move is close: ${words}.`, question);
}

/** A long-distance move needs room in the diary at both ends. */
export function farPoint({ fromAddress, toAddress, additionalNotes }: QuoteRequest): Finding {
  const isFar = isFarAway(fromAddress) || isFarAway(toAddress);
  if (!isFar || saysFlexible(additionalNotes)) return undefined;
  return openPoint(
    'far-date',
    'It looks like a long distance, and we don’t know if other dates would do.',
    'For a long-distance move, could loading or delivery shift by a few days?',
  );
}
