import { addDays, type CalendarDate, isCalendarDate } from '../dates/calendar-date.ts';
import { moveDateInWords } from '../dates/move-date.ts';
import { isWorkingDay, nextWorkingDay } from '../dates/quiet-dates.ts';
import { ACCESS_SIDES, type AccessSideName } from './access.ts';
import { SIDES } from './open-point.ts';
import type { QuoteRequest } from './request.schema.ts';

/** The crew and vehicle, for a gate that asks. */
export interface GatePapers {
  /** Of the vehicle, or of several; empty until it is known. */
  readonly registration: string;
  /** The names of the crew; empty until they are known. */
  readonly crew: readonly string[];
}

/** A gate that wants the papers before the day. */
export interface Gate {
  readonly side: AccessSideName;
  readonly notice: keyof typeof NOTICES;
}

const NOTICES = {
  day: { days: 1, inWords: 'a day’s notice' },
  days: { days: 2, inWords: 'two days’ notice or more' },
} as const;

export function gatesOf({ access }: Pick<QuoteRequest, 'access'>): Gate[] {
  return ACCESS_SIDES.flatMap((side) => {
    const notice = access?.[side].notice;
    return notice === 'day' || notice === 'days' ? [{ side, notice }] : [];
  });
}

/** The last day on which all these gates take the papers for that day: a working day, since an estate's office is shut at
 *  weekends and on holidays. Empty if it is not a date. */
export function papersDue(gates: readonly Gate[], day: string): CalendarDate {
  const due = addDays(day, -Math.max(...gates.map(({ notice }) => NOTICES[notice].days)));
  return due === '' || isWorkingDay(due) ? due : nextWorkingDay(due, -1);
}

/** Whether it is too late for the notice that a gate wants for that day. */
export function isShortNotice(gate: Gate, day: string, today: CalendarDate): boolean {
  return isCalendarDate(day) && papersDue([gate], day) < today;
}

/** 'the vehicle registration and the crew’s names', as far as they are missing; empty once both are there. */
export function missingPapers(papers: GatePapers | null): string {
  return [
    !papers?.registration && 'the vehicle registration',
    !papers?.crew.length && 'the crew’s names',
  ]
    .filter(Boolean)
    .join(' and ');
}

/** 'The gate at the delivery address wants two days’ notice or more' */
export function noticeInWords({ side, notice }: Gate): string {
  return `The gate at ${SIDES[side].called} wants ${NOTICES[notice].inWords}`;
}

/** The team's open tasks for the gates of a move, a sentence for each; none once the papers are there. */
export function gatePoints(
  gates: readonly Gate[],
  { day, papers }: { readonly day: string; readonly papers: GatePapers | null },
  today: CalendarDate,
): string[] {
  const missing = missingPapers(papers);
  if (missing === '') return [];
  return gates.map((gate) => {
    const due = papersDue([gate], day);
    if (due === '') return `${noticeInWords(gate)}: confirm the day with ${missing}.`;
    return due < today
      ? `${noticeInWords(gate)}, and the day is too near for it. Phone the gate, and send ${missing} now.`
      : `${noticeInWords(gate)}: send ${missing} by ${moveDateInWords(due)}.`;
  });
}

/** Warnings about a day that is too near for a gate. */
export function shortNotices(gates: readonly Gate[], day: string, today: CalendarDate): string[] {
  return gates
    .filter((gate) => isShortNotice(gate, day, today))
    .map(
      (gate) =>
        `${noticeInWords(gate)}, and this day is too near. Phone the gate before you settle on it.`,
    );
}
