import { company } from '../../../content/company.ts';
import { type CalendarDate, isCalendarDate } from '../../../domain/dates/calendar-date.ts';
import { localDay } from '../../../domain/dates/local-time.ts';
import type { Progress } from '../../../domain/move/progress.ts';
import { visitStatus } from '../../../domain/move/visit-status.ts';
import { heldLines } from '../../../domain/quote/quote-in-words.ts';
import type { Route } from '../../../domain/quote/request-at-visit.ts';
import { bringsInWords, visitName } from '../../../domain/quote/visit-in-words.ts';
import {
  type CalendarDay,
  isTakingOut,
  moveCalendar,
  STILL_IN_CALENDAR,
} from '../../../domain/request/calendar.ts';
import type { SummaryLine } from '../../../domain/request/summary-line.ts';
import { planLink } from '../../../domain/your-move/move-plan.ts';
import type { Case } from '../../moves/case.ts';
import { sequenceOf } from '../../moves/sequence-of.ts';
import { inShortAt } from '../../requests/kinds/at-visit.ts';

/** The visits of a move as a calendar file, as they are now, and those that calendars have and that are off; undefined
 *  if none has a date.
 *  @param at the ISO time of the event that the file comes with */
function calendarOf(
  { stored, progress }: Case,
  at: string,
  {
    plan,
    titleOf,
  }: {
    readonly plan?: string | undefined;
    readonly titleOf?: (visit: CalendarDay & Route & { readonly what: string }) => string;
  },
): string | undefined {
  if (stored.kind !== 'request') return undefined;
  const { reference, content } = stored;
  const visits = [...offVisits(progress, localDay(new Date(at))), ...liveVisits(progress)];
  const titled = titleOf ? visits.map((visit) => ({ ...visit, title: titleOf(visit) })) : visits;
  return moveCalendar(content, titled, { reference, company, stamp: new Date(at), plan });
}

/** The visits that are agreed; none once the move is cancelled, or as long as its day is open. */
function liveVisits(progress: Progress) {
  const { agreement, cancellation, plan } = progress;
  if (!agreement || cancellation) return [];
  const isSingle = plan.visits.length === 1;
  const lines = heldLines(progress).filter(({ field }) => isSingle || field !== 'arrival');
  return plan.visits.map((visit, index) => ({
    ...visit,
    status: visitStatus(progress, visit),
    sequence: sequenceOf(progress, visit),
    what: isSingle ? '' : visitName(visit, index),
    lines: isSingle
      ? lines
      : [...lines, { label: 'We bring', value: bringsInWords(visit) }].filter(({ value }) => value),
  }));
}

/** The visits that calendars have and that are off: cancelled, left out since, or open again because the visitor wishes
 *  another day. What was over by then stays. */
function offVisits(progress: Progress, today: CalendarDate) {
  const { cancellation, inCalendars, last } = progress;
  const live = liveVisits(progress).filter(({ day }) => isCalendarDate(day));
  const since = cancellation?.day ?? today;
  return inCalendars
    .filter((known) => !live.some(({ visit }) => visit === known.visit))
    .filter(({ day }) => inCalendars.length === 1 || day >= since)
    .map(({ visit, what, day, from, to }) => ({
      ...{ visit, what, day, from, to },
      status: 'cancelled' as const,
      sequence: last,
    }));
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

/** The same entries for the team's calendar, by the visitor's name. */
export function teamCalendar(about: Case, at: string): { calendar?: string } {
  const { stored } = about;
  const calendar = calendarOf(about, at, {
    titleOf: (visit) => {
      const what = visit.what === '' ? '' : `${visit.what}, `;
      return `${stored.name}: ${what}${inShortAt(stored, visit)}`;
    },
  });
  return calendar === undefined ? {} : { calendar };
}
