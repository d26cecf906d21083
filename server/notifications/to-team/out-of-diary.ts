import { isCalendarDate } from '../../../domain/dates/calendar-date.ts';
import { wasAhead } from '../../../domain/dates/local-time.ts';
import { moveDateInWords } from '../../../domain/dates/move-date.ts';

/** Tells the team to take days out of the diary, except those that are over.
 *  @param days those that were confirmed last, which the crew may have, and the agreed ones, which may be the same
 *  @param now as the mail goes out
 *  @param also what else to do, or when not */
export function outOfDiary(days: readonly string[], now: Date, also: string): string {
  const named = [...new Set(days)].flatMap((day) => (day ? [day] : []));
  const ahead = named.filter((day) => !isCalendarDate(day) || wasAhead(day, now.toISOString()));
  const inWords = (some: readonly string[]) => some.map(moveDateInWords).join(' and ');
  return named.length > 0 && ahead.length === 0
    ? `${inWords(named)} is over, so there is nothing to take out of the diary.`
    : `Take ${inWords(ahead) || 'the move'} out of the diary, ${also}.`;
}
