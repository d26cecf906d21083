import { company } from '../../../content/company.ts';
import { isCalendarDate } from '../../../domain/dates/calendar-date.ts';
import { replacedDay } from '../../../domain/move/agreed-day.ts';
import { heldLines } from '../../../domain/quote/quote-in-words.ts';
import { isTakingOut, moveCalendar, STILL_IN_CALENDAR } from '../../../domain/request/calendar.ts';
import type { SummaryLine } from '../../../domain/request/summary-line.ts';
import { planLink } from '../../../domain/your-move/move-plan.ts';
import type { Case } from '../../moves/case.ts';
import { kindOf } from '../../requests/kinds/kinds.ts';

/** The day of a move as a calendar file, as it is now; undefined if there is none, or if it is not a date.
 *  @param at the ISO time of the event that the file comes with */
function calendarOf(
  about: Case,
  at: string,
  more: { readonly summary?: string; readonly plan?: string | undefined },
): string | undefined {
  const { stored, progress } = about;
  if (stored.kind !== 'request') return undefined;
  const { moveDay, agreement, confirmation, last } = progress;
  const window = (confirmation ?? agreement)?.window ?? '';
  const off = cancelledDay(about);
  const day =
    off === undefined
      ? { ...moveDay, window, lines: heldLines(progress) }
      : { day: off, status: 'cancelled' as const };
  return moveCalendar(stored.content, day, {
    reference: stored.reference,
    company,
    stamp: new Date(at),
    sequence: last,
    ...more,
  });
}

/** The day that calendars have and that is off: it was cancelled, a new quote replaced the yes to it, or the visitor
 *  now wishes a day that is not a date. Undefined if there is none. */
function cancelledDay({ progress }: Case): string | undefined {
  const { agreement, cancellation, lastAgreedDay, moveDay } = progress;
  if (agreement && !cancellation && isCalendarDate(moveDay.day)) return undefined;
  const day = cancellation?.day ?? replacedDay(progress) ?? '';
  return isCalendarDate(day) ? day : (lastAgreedDay ?? undefined);
}

/** For the visitor's calendar, with the link that only reads: families share their calendars. */
export function visitorCalendar(about: Case, at: string, siteUrl: string): { calendar?: string } {
  const { readKey } = about.stored;
  const plan = readKey === null ? undefined : siteUrl + planLink(readKey);
  const calendar = calendarOf(about, at, { plan });
  return calendar === undefined ? {} : { calendar };
}

/** Advice for an entry that the email's file did not take out; none if it takes none out. */
export function offCalendarLines({ calendar }: { readonly calendar?: string }): SummaryLine[] {
  return calendar && isTakingOut(calendar) ? [{ label: 'Calendar', value: STILL_IN_CALENDAR }] : [];
}

/** The same entry for the team's calendar, by the visitor's name. */
export function teamCalendar(about: Case, at: string): { calendar?: string } {
  const { stored, progress } = about;
  const day = cancelledDay(about) ?? progress.moveDay.day;
  const inShort = kindOf(stored).inShort(stored, day);
  const calendar = calendarOf(about, at, { summary: `${stored.name}: ${inShort}` });
  return calendar === undefined ? {} : { calendar };
}
