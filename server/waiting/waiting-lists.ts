import { DAY_MS, daysBetween, isCalendarDate } from '../../domain/dates/calendar-date.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import type { VisitorMail } from '../../domain/move/event.ts';
import type { Progress } from '../../domain/move/progress.ts';
import type { Gate } from '../../domain/request/gate-papers.ts';

/** A request or message as the morning mail looks at it. */
export interface MorningCase {
  readonly receivedAt: string;
  /** A message is none. */
  readonly isMove: boolean;
  /** Whether it waits for a quote by email. */
  readonly isPromised: boolean;
  readonly progress: Progress;
  /** The mails to its visitor that have failed so far, and are tried again. */
  readonly unsent: readonly VisitorMail[];
  /** That want notice. */
  readonly gates: readonly Gate[];
}

/** The lists of what waits for the team, the most urgent first. Each visitor is only in the most urgent one. */
export const WAITING = [
  /** Something is missing or broken after the move, until somebody answers. */
  'reported',
  /** Those who said yes, and whose day the family has to confirm. */
  'toConfirm',
  'unanswered',
  /** Calls, questions and changes after which the team did nothing, and visitors who do not know yet that their day
   *  is confirmed or cancelled. */
  'asked',
  /** Those whose gate wants to know who comes. */
  'papers',
  /** Deposits whose last day is over. */
  'deposits',
  /** Moves whose day is over, as long as nobody noted what they came to. */
  'toSettle',
  /** Moves with something to pay, and those that were paid too much for. */
  'unpaid',
  'toGiveBack',
  /** Those whom the team means to call today, or meant to. */
  'callbacks',
  'quotes',
] as const;
export type WaitingList = (typeof WAITING)[number];
export type Waiting<Case> = Readonly<Record<WaitingList, readonly Case[]>>;

/** For how many days the morning mail names what nobody dealt with: anything older was answered outside
 *  the desk, or never will be. */
export const MORNINGS = 14;

/** Visitors who have seen a quote are asked again within a week, or once it runs out. */
export const FOLLOWED_DAYS = 7;
export const ENDING_DAYS = 3;

/** Whether it is a date from so many days after today to so many, both inclusive. */
export function isWithinDays(day: string, now: Date, from: number, to: number): boolean {
  if (!isCalendarDate(day)) return false;
  const days = daysBetween(localDay(now), day);
  return days >= from && days <= to;
}

export function isWithin(days: number, time: string, now: Date): boolean {
  return now.getTime() - Date.parse(time) < days * DAY_MS;
}
