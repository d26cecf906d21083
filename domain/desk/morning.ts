import { type CalendarDate, DAY_MS, daysBetween, isCalendarDate } from '../calendar-date.ts';
import type { Progress } from '../history/progress.ts';
import { isAgreed, isAnswered } from '../history/stage.ts';
import { localDay } from '../local-time.ts';

/** A request or message as the morning mail looks at it. */
export interface MorningCase {
  readonly receivedAt: string;
  readonly progress: Progress;
  /** Whether the mail with its quote still waits for the mail server. */
  readonly isQuoteWaiting: boolean;
}

export interface Morning<Case> {
  readonly unanswered: readonly Case[];
  /** Those who said yes, and whose day the family has to confirm. */
  readonly toConfirm: readonly Case[];
  /** Calls, questions and changes after which the team did nothing. */
  readonly asked: readonly Case[];
  readonly quotes: readonly Case[];
  readonly moves: readonly Case[];
}

/** As long as the morning mail names what the team left lying: what is older was answered without
 *  the desk, or never will be. */
export const MORNINGS = 14;

/** Visitors who have seen a quote are asked again within a week, or once it runs out. */
export const FOLLOWED_DAYS = 7;
export const ENDING_DAYS = 3;
export const MOVING_DAYS = 7;

/** The work of this morning. A visitor who waits is in the most urgent list alone; the moves are complete. */
export function morningOf<Case extends MorningCase>(
  cases: readonly Case[],
  now: Date,
): Morning<Case> {
  const waits = Map.groupBy(cases, (each) => whatWaits(each, now));
  const waiting = (what: Exclude<keyof Morning<Case>, 'moves'>) => waits.get(what) ?? [];
  return {
    unanswered: by(waiting('unanswered'), ({ receivedAt }) => receivedAt),
    toConfirm: by(waiting('toConfirm'), ({ progress }) => progress.toConfirm?.at),
    asked: by(waiting('asked'), ({ progress }) => progress.openWish?.at),
    quotes: by(waiting('quotes'), ({ progress }) => progress.quote?.quote.validUntil),
    moves: by(
      cases.filter((each) => isAgreed(each.progress.stage) && movesSoon(each, now)),
      ({ progress }) => progress.moveDay.day,
    ),
  };
}

function whatWaits(each: MorningCase, now: Date) {
  const { stage, quote, openWish } = each.progress;
  if (!isAnswered(stage)) {
    return isWithin(MORNINGS, quote?.at ?? each.receivedAt, now) ? 'unanswered' : undefined;
  }
  if (each.progress.toConfirm && isAhead(each, now)) return 'toConfirm';
  if (openWish && isWithin(MORNINGS, openWish.at, now)) return 'asked';
  return stage === 'quoted' && whyFollow(each, now) !== '' ? 'quotes' : undefined;
}

/** Whether the day is still to come; of words about a day, whether they are recent. */
function isAhead({ progress: { moveDay, toConfirm } }: MorningCase, now: Date): boolean {
  if (isCalendarDate(moveDay.day)) return moveDay.day >= localDay(now);
  return isWithin(MORNINGS, toConfirm?.at ?? '', now);
}

/** Whether the visitor first opened the quote a day to a week ago. */
function isSeen({ quote }: Progress, now: Date): boolean {
  const seenAt = quote?.seenAt;
  if (!seenAt) return false;
  return !isWithin(1, seenAt, now) && isWithin(FOLLOWED_DAYS, seenAt, now);
}

/** Whether nobody opened the quote since it was sent, a day to a week ago, and it can still be accepted. */
function isUnopened({ quote }: Progress, now: Date): boolean {
  if (!quote || quote.seenAt !== null || quote.quote.validUntil < localDay(now)) return false;
  return !isWithin(1, quote.at, now) && isWithin(FOLLOWED_DAYS, quote.at, now);
}

function movesSoon({ progress }: MorningCase, now: Date): boolean {
  return daysUntil(progress.moveDay.day, now, MOVING_DAYS - 1) !== undefined;
}

/** Why a quote is to be followed, in words; empty if it is not. */
export function whyFollow({ progress, isQuoteWaiting }: MorningCase, now: Date): string {
  const days = daysUntil(progress.quote?.quote.validUntil, now, ENDING_DAYS);
  const when = ['today', 'tomorrow'][days ?? 0] ?? `in ${days} days`;
  const reasons = [
    ...(isQuoteWaiting ? ['the email with it has not gone out'] : []),
    ...(isSeen(progress, now) ? ['seen, and no answer for a day'] : []),
    ...(isUnopened(progress, now) ? ['nobody has opened it for a day'] : []),
    ...(days === undefined ? [] : [`runs out ${when}`]),
  ];
  return reasons.join('; ');
}

/** The days until then, 0 for today; undefined if it is over, farther than that, or no date. */
function daysUntil(day: CalendarDate | undefined, now: Date, most: number): number | undefined {
  if (day === undefined || !isCalendarDate(day)) return undefined;
  const days = daysBetween(localDay(now), day);
  return days >= 0 && days <= most ? days : undefined;
}

function isWithin(days: number, time: string, now: Date): boolean {
  return now.getTime() - Date.parse(time) < days * DAY_MS;
}

function by<Case>(cases: readonly Case[], of: (each: Case) => string | undefined): Case[] {
  return cases.toSorted((one, other) => ((of(one) ?? '') < (of(other) ?? '') ? -1 : 1));
}
