import { DAY_MS, daysBetween, isCalendarDate } from '../calendar-date.ts';
import { ANSWERS, isAnswered, type Stage } from '../history/stage.ts';
import { localDay } from '../local-time.ts';
import type { Offer } from '../quote/quote.schema.ts';
import type { DeskEntry } from './desk-entry.ts';

/** A request or message as the morning mail looks at it. */
export interface MorningCase {
  readonly receivedAt: string;
  readonly stage: Stage;
  /** The earliest first. */
  readonly history: readonly Pick<DeskEntry, 'kind' | 'at'>[];
  /** The quote that counts, and when it was sent. */
  readonly quoted: {
    readonly offer: Pick<Offer, 'day' | 'window' | 'validUntil'>;
    readonly at: string;
  } | null;
}

export interface Morning<Case> {
  readonly unanswered: readonly Case[];
  /** Calls and questions after which the team did nothing. */
  readonly asked: readonly Case[];
  readonly quotes: readonly Case[];
  readonly moves: readonly Case[];
}

/** As long as the morning mail names what the team left lying: what is older was answered without
 *  the desk, or never will be. */
export const MORNINGS = 14;

/** Visitors who have seen a quote are asked again within a week, or once it runs out. */
const FOLLOWED_DAYS = 7;
const ENDING_DAYS = 3;
const MOVING_DAYS = 7;

/** The work of this morning. A visitor who waits stands in the most urgent list alone; the moves are
 *  complete. */
export function morningOf<Case extends MorningCase>(
  cases: readonly Case[],
  now: Date,
): Morning<Case> {
  const waits = Map.groupBy(cases, (each) => whatWaits(each, now));
  const waiting = (what: Exclude<keyof Morning<Case>, 'moves'>) => waits.get(what) ?? [];
  return {
    unanswered: by(waiting('unanswered'), ({ receivedAt }) => receivedAt),
    asked: by(waiting('asked'), (each) => lastWish(each)?.at),
    quotes: by(waiting('quotes'), ({ quoted }) => quoted?.offer.validUntil),
    moves: by(
      cases.filter((each) => each.stage === 'accepted' && movesSoon(each, now)),
      ({ quoted }) => quoted?.offer.day,
    ),
  };
}

function whatWaits(each: MorningCase, now: Date) {
  if (!isAnswered(each.stage)) {
    return isWithin(MORNINGS, each.receivedAt, now) ? 'unanswered' : undefined;
  }
  if (isAsked(each, now)) return 'asked';
  return each.stage === 'quoted' && whyFollow(each, now) !== '' ? 'quotes' : undefined;
}

/** The last call or question that the visitor asked for. */
export function lastWish({ history }: Pick<MorningCase, 'history'>) {
  return history.findLast(({ kind }) => kind === 'call' || kind === 'asked');
}

function isAsked(each: MorningCase, now: Date): boolean {
  const wish = lastWish(each);
  const answers: readonly string[] = ANSWERS;
  const isSettled = each.history.some(
    ({ kind, at }) => answers.includes(kind) && wish !== undefined && at > wish.at,
  );
  return wish !== undefined && !isSettled && isWithin(MORNINGS, wish.at, now);
}

/** Whether the visitor saw the quote that counts a day to a week ago. */
function isSeen({ quoted, history }: MorningCase, now: Date): boolean {
  const seen = history.find(({ kind, at }) => kind === 'seen' && quoted !== null && at > quoted.at);
  return seen !== undefined && !isWithin(1, seen.at, now) && isWithin(FOLLOWED_DAYS, seen.at, now);
}

function movesSoon({ quoted }: MorningCase, now: Date): boolean {
  return daysUntil(quoted?.offer.day, now, MOVING_DAYS - 1) !== undefined;
}

/** Why a quote is to be followed, in words; empty if it is not. */
export function whyFollow(each: MorningCase, now: Date): string {
  const days = daysUntil(each.quoted?.offer.validUntil, now, ENDING_DAYS);
  const when = ['today', 'tomorrow'][days ?? 0] ?? `in ${days} days`;
  const reasons = [
    ...(isSeen(each, now) ? ['seen, and no answer for a day'] : []),
    ...(days === undefined ? [] : [`runs out ${when}`]),
  ];
  return reasons.join('; ');
}

/** The days until then, 0 for today; undefined if it is over, farther than that, or no date. */
function daysUntil(day: string | undefined, now: Date, most: number): number | undefined {
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
