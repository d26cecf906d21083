import { daysBetween } from '../../domain/dates/calendar-date.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import type { Obstacle } from '../../domain/move/obstacle.ts';
import type { CurrentQuote } from '../../domain/quote/agreed.ts';
import { lastDayOf } from '../../domain/quote/quote-in-words.ts';
import {
  ENDING_DAYS,
  FOLLOWED_DAYS,
  isWithin,
  isWithinDays,
  MORNINGS,
  type MorningCase,
} from './waiting-lists.ts';

/** The reason to follow up a quote; empty if there is none. */
export function whyFollow(
  { unsent }: MorningCase,
  quote: CurrentQuote,
  { obstacle, now }: { readonly obstacle: Obstacle | null; readonly now: Date },
): string {
  const { quote: terms } = quote;
  const last = lastDayOf(terms);
  const days = daysBetween(localDay(now), last);
  const when = ['today', 'tomorrow'][days] ?? `in ${days} days`;
  const isEnding = !obstacle && isWithinDays(last, now, 0, ENDING_DAYS);
  const reasons = [
    unsent.includes('quote') && 'the email with it has not gone out',
    silence(quote, obstacle, now),
    isEnding && `${last === terms.validUntil ? 'runs out' : 'its moving day is'} ${when}`,
    endedBooking(quote, now),
  ];
  return reasons.filter(Boolean).join('; ');
}

/** Says that a quote which was to change a booking, or replaced a yes, has run out: the team may think that the visitor is
 *  still booked, or at another price. */
export function endedBooking({ replaces, quote }: CurrentQuote, now: Date): string | false {
  if (!isWithinDays(lastDayOf(quote), now, -MORNINGS, -1)) return false;
  if (replaces === 'booking') return 'nobody said yes to its price, so the one before counts';
  return replaces === 'agreement' && 'it replaced a yes, and has run out';
}

/** How the visitor left the quote alone for a day to a week, or until its moving day was over; false if
 *  they did not. */
function silence(
  { at, seenAt, quote }: CurrentQuote,
  obstacle: Obstacle | null,
  now: Date,
): string | false {
  if (obstacle === 'past' && isWithinDays(quote.visits[0].day, now, -FOLLOWED_DAYS, -1)) {
    return 'its moving day is over';
  }
  const since = seenAt ?? at;
  if (isWithin(1, since, now) || !isWithin(FOLLOWED_DAYS, since, now)) return false;
  if (seenAt !== null) return 'seen, and no answer for a day';
  return !obstacle && 'nobody has opened it for a day';
}
