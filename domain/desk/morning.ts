import { type CalendarDate, DAY_MS, daysBetween, isCalendarDate } from '../calendar-date.ts';
import type { OpenWish, Progress } from '../history/progress.ts';
import { isAgreed, isAnswered } from '../history/stage.ts';
import { localDay } from '../local-time.ts';
import { deskTime } from './desk-time.ts';
import { byHours, windowOf } from './hours.ts';
import { timeLeft } from './time-left.ts';

/** A request or message as the morning mail looks at it. */
export interface MorningCase {
  readonly receivedAt: string;
  readonly progress: Progress;
  /** Whether the mail with its quote still waits for the mail server. */
  readonly isQuoteWaiting: boolean;
}

/** What waits for the team. A visitor who waits is in the most urgent list alone. */
export interface Waiting<Case> {
  /** Those who said yes, and whose day the family has to confirm. */
  readonly toConfirm: readonly Case[];
  readonly unanswered: readonly Case[];
  /** Calls, questions and changes after which the team did nothing. */
  readonly asked: readonly Case[];
  /** Those whom the team means to call today, or meant to. */
  readonly callbacks: readonly Case[];
  readonly quotes: readonly Case[];
}

export interface Morning<Case> extends Waiting<Case> {
  /** The agreed moves of today. */
  readonly today: readonly Case[];
  /** The agreed moves of the days after. */
  readonly moves: readonly Case[];
  /** The moves of yesterday: how did they go? */
  readonly moved: readonly Case[];
}

/** As long as the morning mail names what the team left lying: what is older was answered without
 *  the desk, or never will be. */
export const MORNINGS = 14;

/** Visitors who have seen a quote are asked again within a week, or once it runs out. */
export const FOLLOWED_DAYS = 7;
export const ENDING_DAYS = 3;
export const MOVING_DAYS = 7;

/** The work of this morning. The moves are complete. */
export function morningOf<Case extends MorningCase>(
  cases: readonly Case[],
  now: Date,
): Morning<Case> {
  const isOn =
    (from: number, to: number) =>
    ({ progress: { stage, moveDay } }: Case) =>
      isAgreed(stage) && isWithinDays(moveDay.day, now, from, to);
  return {
    ...waitingOf(cases, now),
    today: cases
      .filter(isOn(0, 0))
      .toSorted((one, other) => byHours(windowOf(one.progress), windowOf(other.progress))),
    moves: by(cases.filter(isOn(1, MOVING_DAYS - 1)), ({ progress }) => progress.moveDay.day),
    moved: cases.filter(
      (each) => isOn(-1, -1)(each) && each.progress.moveDay.status === 'confirmed',
    ),
  };
}

/** What waits for the team at that moment, each list in its order. */
export function waitingOf<Case extends MorningCase>(
  cases: readonly Case[],
  now: Date,
): Waiting<Case> {
  const waits = Map.groupBy(cases, (each) => whatWaits(each, now));
  const waiting = (what: keyof Waiting<Case>) => waits.get(what) ?? [];
  return {
    toConfirm: by(waiting('toConfirm'), ({ progress }) => progress.toConfirm?.at),
    unanswered: by(waiting('unanswered'), ({ receivedAt }) => receivedAt),
    asked: by(waiting('asked'), ({ progress }) => progress.openWish?.at),
    callbacks: by(waiting('callbacks'), ({ progress }) => progress.callback?.day),
    quotes: by(waiting('quotes'), ({ progress }) => progress.quote?.quote.validUntil),
  };
}

function whatWaits(each: MorningCase, now: Date) {
  const { stage, quote, openWish, callback, toConfirm } = each.progress;
  if (toConfirm && isAhead(each, now)) return 'toConfirm';
  if (!isAnswered(stage) && !callback) {
    return isWithin(MORNINGS, quote?.at ?? each.receivedAt, now) ? 'unanswered' : undefined;
  }
  // A call that was asked for and put off to a day needs nobody before; nor does anybody else to be called then.
  const isPutOff = openWish?.kind === 'call' && callback !== null && callback.at >= openWish.at;
  if (openWish && !isPutOff && isWithin(MORNINGS, openWish.at, now)) return 'asked';
  if (callback) return isWithinDays(callback.day, now, -MORNINGS, 0) ? 'callbacks' : undefined;
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

/** Why it waits for the team, in words; empty if it does not. It names no visitor. */
export function whyItWaits(each: MorningCase, now: Date): string {
  const { holder, stage, toConfirm, openWish, callback } = each.progress;
  switch (whatWaits(each, now)) {
    case 'toConfirm': {
      const what = openWish?.kind === 'changed' ? 'changed what was agreed' : 'said yes';
      return `${what} on ${deskTime(toConfirm?.at ?? '')}`;
    }
    case 'unanswered': {
      const since =
        stage === 'undelivered' ? 'the quote did not arrive' : timeLeft(each.receivedAt, now);
      const who = holder === null ? 'nobody is on it' : `${holder.by} is on it`;
      return [since, who, ...(openWish ? [wishInWords(openWish)] : [])].join('; ');
    }
    case 'asked':
      return openWish ? wishInWords(openWish) : '';
    case 'callbacks':
      return callback ? `call again, as ${callback.by} noted on ${deskTime(callback.at)}` : '';
    case 'quotes':
      return whyFollow(each, now);
    default:
      return '';
  }
}

const WISHES = {
  call: 'asked for a call',
  asked: 'asked something',
  changed: 'changed the request',
  undelivered: 'an email did not reach them',
} as const;

function wishInWords({ kind, at }: OpenWish): string {
  return `${WISHES[kind]} on ${deskTime(at)}`;
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
  if (day === undefined || !isWithinDays(day, now, 0, most)) return undefined;
  return daysBetween(localDay(now), day);
}

/** Whether it is a date from so many days after today to so many, both inclusive. */
function isWithinDays(day: string, now: Date, from: number, to: number): boolean {
  if (!isCalendarDate(day)) return false;
  const days = daysBetween(localDay(now), day);
  return days >= from && days <= to;
}

function isWithin(days: number, time: string, now: Date): boolean {
  return now.getTime() - Date.parse(time) < days * DAY_MS;
}

function by<Case>(cases: readonly Case[], of: (each: Case) => string | undefined): Case[] {
  return cases.toSorted((one, other) => ((of(one) ?? '') < (of(other) ?? '') ? -1 : 1));
}
