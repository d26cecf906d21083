import { addDays, DAY_MS, daysBetween, isCalendarDate } from '../calendar-date.ts';
import type { VisitorMail } from '../history/event.ts';
import { MAILS } from '../history/event-in-words.ts';
import { LATE_DAYS, mayHaveMoved } from '../history/moved.ts';
import {
  type CurrentQuote,
  hasChangedAgreement,
  type OpenWish,
  type Progress,
} from '../history/progress.ts';
import { isAnswered, isQuoted } from '../history/stage.ts';
import { localDay, wasAhead } from '../local-time.ts';
import { randInWords } from '../money.ts';
import { lastDayOf, type Obstacle } from '../quote/obstacle.ts';
import type { Gate } from '../request/gate-papers.ts';
import { situationOf } from '../situation/situation.ts';
import { deskTime } from './desk-time.ts';
import { papersDueInShort } from './papers-owed.ts';
import { timeLeft } from './time-left.ts';

/** A request or message as the morning mail looks at it. */
export interface MorningCase {
  readonly receivedAt: string;
  /** A message is none. */
  readonly isMove: boolean;
  readonly progress: Progress;
  /** The mails to its visitor that have failed so far, and are tried again. */
  readonly unsent: readonly VisitorMail[];
  /** That want notice. */
  readonly gates: readonly Gate[];
}

/** The lists of what waits for the team. Each visitor is only in the most urgent one. */
export interface Waiting<Case> {
  /** Something is missing or broken after the move, until somebody answers. */
  readonly reported: readonly Case[];
  /** Those who said yes, and whose day the family has to confirm. */
  readonly toConfirm: readonly Case[];
  readonly unanswered: readonly Case[];
  /** Calls, questions and changes after which the team did nothing, and visitors who do not know yet that their day
   *  is confirmed or cancelled. */
  readonly asked: readonly Case[];
  /** Those whose gate wants to know who comes. */
  readonly papers: readonly Case[];
  /** Moves whose day is over, as long as nobody noted what they came to. */
  readonly toSettle: readonly Case[];
  /** Moves that are not paid. */
  readonly unpaid: readonly Case[];
  /** Those whom the team means to call today, or meant to. */
  readonly callbacks: readonly Case[];
  readonly quotes: readonly Case[];
}

/** For how many days the morning mail names what nobody dealt with: anything older was answered outside
 *  the desk, or never will be. */
export const MORNINGS = LATE_DAYS;

/** For how many days after the move each morning's email names what is owed. */
export const UNPAID_DAYS = 90;

/** Visitors who have seen a quote are asked again within a week, or once it runs out. */
export const FOLLOWED_DAYS = 7;
export const ENDING_DAYS = 3;

interface ReasonToWait {
  readonly list: keyof Waiting<unknown>;
  /** The day or time by which the list is ordered. */
  readonly since: string;
  /** In words, without the visitor's name. */
  readonly why: string;
}

/** Why it waits for the team, and in which list; undefined if it does not. Any list names what a gate waits for. */
export function reasonToWait(each: MorningCase, now: Date): ReasonToWait | undefined {
  const reason = pressingReason(each, now);
  const owed = papersDueInShort(each, localDay(now));
  if (!owed) return reason;
  if (!reason) return { list: 'papers', since: owed.due, why: owed.why };
  return { ...reason, why: `${reason.why}; ${owed.why}` };
}

function pressingReason(each: MorningCase, now: Date): ReasonToWait | undefined {
  const { stage, holder, quote, callback, toConfirm, moveDay } = each.progress;
  const today = localDay(now);
  const { obstacle, wishes, isDayOver } = situationOf(each.progress, today);
  const isToSettle = isDayOver && mayHaveMoved(each.progress, today);
  const what = toConfirm ? 'nobody confirmed the day: did you move them' : 'what did it come to';
  const over = isToSettle ? [`the day is over, ${what}?`] : [];
  const report = wishes.find(({ kind }) => kind === 'reported');
  if (report) {
    const why = [...wishes.map(wishInWords), ...over].join('; ');
    return { list: 'reported', since: report.at, why };
  }
  if (isToSettle) {
    const why = [...over, ...wishes.map(wishInWords)].join('; ');
    return { list: 'toSettle', since: moveDay.day, why };
  }
  if (toConfirm && isOpen(moveDay.day, toConfirm.at, now)) {
    const what = hasChangedAgreement(each.progress) ? 'changed what was agreed' : 'said yes';
    const why = [
      `${what} on ${deskTime(toConfirm.at)}`,
      ...wishes
        .filter(({ kind, number }) => kind === 'untold' || number !== toConfirm.number)
        .map(wishInWords),
    ];
    return { list: 'toConfirm', since: toConfirm.at, why: why.join('; ') };
  }
  if (!isAnswered(stage) && !callback && isWithin(MORNINGS, quote?.at ?? each.receivedAt, now)) {
    const left = stage === 'undelivered' ? 'the quote did not arrive' : timeLeft(each, now);
    const who = holder === null ? 'nobody is on it' : `${holder.by} is on it`;
    const why = [left, who, ...wishes.map(wishInWords)].join('; ');
    return { list: 'unanswered', since: each.receivedAt, why };
  }
  // A requested call that the team has put off to a day is not due before that day.
  const due = wishes.filter(
    ({ kind, number, at }) =>
      !(kind === 'call' && callback && number <= callback.seen) && isWithin(MORNINGS, at, now),
  );
  const [first] = due;
  if (first) {
    return { list: 'asked', since: first.at, why: due.map(wishInWords).join('; ') };
  }
  const news = untold(each);
  if (news) return { list: 'asked', ...news };
  const { bill } = each.progress;
  if (bill && !bill.payment) {
    if (!isWithinDays(bill.day, now, -UNPAID_DAYS, 0)) return undefined;
    return { list: 'unpaid', since: bill.day, why: `${randInWords(bill.price)} is not paid yet` };
  }
  if (callback) {
    if (!isWithinDays(callback.day, now, -MORNINGS, 0)) return undefined;
    const why = `call again, as ${callback.by} noted on ${deskTime(callback.at)}`;
    return { list: 'callbacks', since: callback.day, why };
  }
  if (!quote || !isQuoted(stage)) return undefined;
  const why =
    stage === 'quoted' ? whyFollow(each, quote, { obstacle, now }) : endedBooking(quote, now);
  return why ? { list: 'quotes', since: lastDayOf(quote.quote), why } : undefined;
}

/** The news that a visitor does not have, because its mail has not gone out; undefined if there is none. */
function untold({ progress, unsent }: MorningCase): Omit<ReasonToWait, 'list'> | undefined {
  const { confirmation, cancellation, bill } = progress;
  if (confirmation && unsent.includes('confirmation')) {
    return { since: confirmation.at, why: 'the email that confirms the day has not gone out' };
  }
  if (confirmation && unsent.includes('day-before')) {
    return { since: confirmation.at, why: 'the email of the day before has not gone out' };
  }
  if (cancellation && unsent.includes('cancellation')) {
    return { since: cancellation.at, why: 'the email about the cancellation has not gone out' };
  }
  if (bill && unsent.includes('bill')) {
    return { since: bill.at, why: 'the email with what the move came to has not gone out' };
  }
  return undefined;
}

/** Whether the day is still ahead, only recently over, or to be agreed. If it was over before the yes, whether the yes
 *  is recent. */
function isOpen(day: string, agreedAt: string, now: Date): boolean {
  if (!isCalendarDate(day)) return true;
  return wasAhead(day, agreedAt)
    ? day >= addDays(localDay(now), -MORNINGS)
    : isWithin(MORNINGS, agreedAt, now);
}

/** Why it waits for the team, in words; empty if it does not. It names no visitor. */
export function whyItWaits(each: MorningCase, now: Date): string {
  return reasonToWait(each, now)?.why ?? '';
}

const WISHES = {
  call: 'asked for a call',
  asked: 'asked something',
  changed: 'changed the request',
  reported: 'wrote that something is missing or broken',
  undelivered: 'an email did not reach them',
} as const;

function wishInWords({ kind, at, mail }: OpenWish): string {
  if (kind === 'untold') return `tell them ${mail ? MAILS[mail] : ''}, since ${deskTime(at)}`;
  return `${WISHES[kind]} on ${deskTime(at)}`;
}

/** Why a quote is to be followed, in words; empty if it is not. */
function whyFollow(
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

/** Says that a quote which replaced a yes has run out: the team may think that the visitor is still booked. */
function endedBooking({ replacedDay, quote }: CurrentQuote, now: Date): string | false {
  const isRecent = isWithinDays(lastDayOf(quote), now, -MORNINGS, -1);
  return replacedDay !== null && isRecent && 'it replaced a yes, and has run out';
}

/** How the visitor left the quote alone for a day to a week, or until its moving day was over, in words; false if
 *  they did not. */
function silence(
  { at, seenAt, quote: { day } }: CurrentQuote,
  obstacle: Obstacle | null,
  now: Date,
): string | false {
  if (obstacle === 'past' && isWithinDays(day, now, -FOLLOWED_DAYS, -1)) {
    return 'its moving day is over';
  }
  const since = seenAt ?? at;
  if (isWithin(1, since, now) || !isWithin(FOLLOWED_DAYS, since, now)) return false;
  if (seenAt !== null) return 'seen, and no answer for a day';
  return !obstacle && 'nobody has opened it for a day';
}

/** Whether it is a date from so many days after today to so many, both inclusive. */
export function isWithinDays(day: string, now: Date, from: number, to: number): boolean {
  if (!isCalendarDate(day)) return false;
  const days = daysBetween(localDay(now), day);
  return days >= from && days <= to;
}

function isWithin(days: number, time: string, now: Date): boolean {
  return now.getTime() - Date.parse(time) < days * DAY_MS;
}
