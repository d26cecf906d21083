import {
  addDays,
  type CalendarDate,
  daysBetween,
  isCalendarDate,
} from '../../domain/dates/calendar-date.ts';
import { deskTime } from '../../domain/dates/desk-time.ts';
import { localDay, wasAhead } from '../../domain/dates/local-time.ts';
import { randInWords } from '../../domain/money.ts';
import { mayHaveMoved } from '../../domain/move/moved.ts';
import { openQuote } from '../../domain/move/open-quote.ts';
import { lastDay, nextDay } from '../../domain/move/plan.ts';
import type { OpenWish, Progress } from '../../domain/move/progress.ts';
import { isAnswered, type Stage } from '../../domain/move/stage.ts';
import { hasChangedAgreement } from '../../domain/move/visitor-changes.ts';
import { accountOf, overdueDeposit, toGiveBack, toPay } from '../../domain/quote/account.ts';
import { lastDayOf } from '../../domain/quote/quote-in-words.ts';
import { timeLeft } from '../../domain/team/time-left.ts';
import { newsInWords } from '../moves/event-in-words.ts';
import { papersDueInShort } from '../moves/papers-owed.ts';
import { situationOf } from '../moves/situation.ts';
import {
  isWithin,
  isWithinDays,
  MORNINGS,
  type MorningCase,
  type WaitingList,
} from './waiting-lists.ts';
import { endedBooking, whyFollow } from './why-follow.ts';

interface ReasonToWait {
  readonly list: WaitingList;
  /** The day or time by which the list is ordered. */
  readonly since: string;
  /** As text, without the visitor's name. */
  readonly why: string;
}

/** Why it waits for the team, and in which list; undefined if it does not. Any list names what a gate waits for, and a deposit that
 *  is late. */
export function reasonToWait(each: MorningCase, now: Date): ReasonToWait | undefined {
  const today = localDay(now);
  const owed = papersDueInShort(each, today);
  const reasons = [
    pressingReason(each, now),
    owed && ({ list: 'papers', since: owed.due, why: owed.why } as const),
    lateDeposit(each.progress, today),
  ].filter((reason) => reason !== undefined);
  const [first] = reasons;
  return first && { ...first, why: reasons.map(({ why }) => why).join('; ') };
}

/** As long as the move is ahead: then the bill has it. */
function lateDeposit(progress: Progress, today: CalendarDate): ReasonToWait | undefined {
  const account = accountOf(progress);
  const late = overdueDeposit(account, today);
  const isAhead = AHEAD.includes(progress.stage) && !situationOf(progress, today).isDayOver;
  if (!account?.deposit || late === 0 || !isAhead) return undefined;
  const { amount, by } = account.deposit;
  const what =
    late === amount
      ? `the deposit of ${randInWords(amount)}`
      : `${randInWords(late)} of the deposit of ${randInWords(amount)}`;
  const why = `${what} is ${ageInWords(daysBetween(by, today))} late`;
  return { list: 'deposits', since: by, why };
}

const AHEAD: readonly Stage[] = ['accepted', 'booked'];

const ageInWords = (days: number) => (days === 1 ? 'a day' : `${days} days`);

function pressingReason(each: MorningCase, now: Date): ReasonToWait | undefined {
  const { stage, holder, quote, callback, toConfirm, plan } = each.progress;
  const today = localDay(now);
  const last = lastDay(plan);
  const { obstacle, wishes, isDayOver } = situationOf(each.progress, today);
  const inWords = (wish: OpenWish) => wishInWords(wish, today);
  const isToSettle = isDayOver && mayHaveMoved(each.progress, today);
  const what = toConfirm ? 'nobody confirmed the day: did you move them' : 'what did it come to';
  const days = isCalendarDate(last) ? daysBetween(last, today) : 0;
  const isOver = days > 1 ? `has been over for ${days} days` : 'is over';
  const over = isToSettle ? [`the day ${isOver}, ${what}?`] : [];
  const report = wishes.find(({ kind }) => kind === 'reported');
  if (report) {
    const why = [...wishes.map(inWords), ...over].join('; ');
    return { list: 'reported', since: report.at, why };
  }
  if (isToSettle) {
    const why = [...over, ...wishes.map(inWords)].join('; ');
    return { list: 'toSettle', since: last, why };
  }
  if (toConfirm && isOpen(nextDay(plan, today), toConfirm.at, now)) {
    const what = hasChangedAgreement(each.progress) ? 'changed what was agreed' : 'said yes';
    const why = [
      `${what} on ${deskTime(toConfirm.at)}`,
      ...wishes
        .filter(({ kind, number }) => kind === 'untold' || number !== toConfirm.number)
        .map(inWords),
    ];
    return { list: 'toConfirm', since: toConfirm.at, why: why.join('; ') };
  }
  if (!isAnswered(stage) && !callback && isWithin(MORNINGS, quote?.at ?? each.receivedAt, now)) {
    const left = stage === 'undelivered' ? 'the quote did not arrive' : timeLeft(each, now);
    const who = holder === null ? 'nobody is on it' : `${holder.by} is on it`;
    const why = [left, who, ...wishes.map(inWords)].join('; ');
    return { list: 'unanswered', since: each.receivedAt, why };
  }
  // A requested call that the team has put off to a day is not due before that day.
  const due = wishes.filter(
    ({ kind, number, at }) =>
      !(kind === 'call' && callback && number <= callback.seen) && isWithin(MORNINGS, at, now),
  );
  const [first] = due;
  if (first) {
    return { list: 'asked', since: first.at, why: due.map(inWords).join('; ') };
  }
  const news = untold(each);
  if (news) return { list: 'asked', ...news };
  const open = openAccount(each.progress, today);
  if (open) return open;
  if (callback) {
    if (!isWithinDays(callback.day, now, -MORNINGS, 0)) return undefined;
    const why = `call again, as ${callback.by} noted on ${deskTime(callback.at)}`;
    return { list: 'callbacks', since: callback.day, why };
  }
  const asked = openQuote(each.progress);
  if (!asked) return undefined;
  const why =
    stage === 'undelivered' ? endedBooking(asked, now) : whyFollow(each, asked, { obstacle, now });
  return why ? { list: 'quotes', since: lastDayOf(asked.quote), why } : undefined;
}

/** What is open once the move took place or was cancelled, with its age: until it is paid, given back or written off. */
function openAccount(progress: Progress, today: CalendarDate): ReasonToWait | undefined {
  const { bill, cancellation } = progress;
  const since = bill?.day ?? (cancellation && localDay(new Date(cancellation.at)));
  if (!since) return undefined;
  const account = accountOf(progress);
  const days = daysBetween(since, today);
  const age = days < 1 ? '' : ageInWords(days);
  const owed = toPay(account);
  if (owed > 0) {
    const of = bill && owed !== bill.price ? ` of ${randInWords(bill.price)}` : '';
    const why = `${randInWords(owed)}${of} is not paid yet${age && ` after ${age}`}`;
    return { list: 'unpaid', since, why };
  }
  const back = toGiveBack(account);
  if (back === 0) return undefined;
  const why = `${randInWords(back)} to give back${age && `, waiting for ${age}`}`;
  return { list: 'toGiveBack', since, why };
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

/** The reason why it waits for the team; empty if it does not. It names no visitor. */
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

function wishInWords(wish: OpenWish, today: CalendarDate): string {
  const { kind, at } = wish;
  if (kind === 'untold') return `tell them ${newsInWords(wish, today)}, since ${deskTime(at)}`;
  return `${WISHES[kind]} on ${deskTime(at)}`;
}
