import { accountsKeptFor, TERMS } from '../../content/terms.ts';
import { addDays, type CalendarDate } from '../../domain/dates/calendar-date.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import { randInWords } from '../../domain/money.ts';
import { lastDay, nextDay } from '../../domain/move/plan.ts';
import type { Progress } from '../../domain/move/progress.ts';
import { isAgreed } from '../../domain/move/stage.ts';
import { accountOf, isSettled, toGiveBack, toPay } from '../../domain/quote/account.ts';
import type { WhatIsKept } from '../../domain/your-move/what-is-kept.ts';
import { keepsAccount } from './kept-account.ts';

const CONTACT = 'name, phone number and email address, both addresses';
const LAW =
  'The Protection of Personal Information Act allows that: to be paid what we are owed, and for our accounts (sections 11(1)(f) and 14).';

/** @returns null if a deletion deletes everything */
export function whatIsKept(progress: Progress, today: CalendarDate): WhatIsKept | null {
  const { bill, deleted, plan } = progress;
  const account = accountOf(progress);
  if (!deleted && !keepsAccount(progress, today)) return null;
  const isAll = deleted !== null;
  const receipt = `until ${accountsKeptFor} after the end of its tax year`;
  if (isSettled(progress)) {
    const paid = `We keep what the receipt needs, ${receipt}: your ${thingsKept(progress)}.`;
    return { says: [paid, LAW], isAll };
  }
  const open =
    toPay(account) > 0 && bill
      ? `${randInWords(toPay(account))} is not paid yet. Until it is,`
      : toGiveBack(account) > 0
        ? `We still have ${randInWords(toGiveBack(account))} to give back to you. Until you have it,`
        : 'We haven’t noted yet what your move came to. Until we have, and it’s paid,';
  const stays =
    !bill && nextDay(plan, today) >= today
      ? ['This doesn’t cancel your move. To cancel it, phone us.']
      : [];
  const says = [
    ...stays,
    `${open} we keep your ${thingsKept(progress)}. Then we keep what the receipt needs, without phone number and email address, ${receipt}.`,
    LAW,
  ];
  return { says, isAll };
}

/** 'name, both addresses, the day, what was agreed, what it came to and how it was paid' */
export function thingsKept(progress: Progress): string {
  const { bill, payments } = progress;
  if (!bill) {
    return `${CONTACT}, the day${payments.length > 0 ? ', what was agreed and what was paid' : ' and what was agreed'}`;
  }
  return isSettled(progress)
    ? 'name, both addresses, the day, what was agreed, what it came to and how it was paid'
    : `${CONTACT}, the day, what was agreed and what it came to`;
}

/** The last day of what is kept of a deleted request; null as long as it is not deleted. A move that did not take
 *  place has no account. */
export function accountKeptUntil({
  deleted,
  stage,
  plan,
  cancellation,
  payments,
}: Progress): CalendarDate | null {
  if (!deleted) return null;
  if (isAgreed(stage) || payments.length > 0) return afterTaxYear(lastDay(plan));
  return localDay(new Date((cancellation ?? deleted).at));
}

/** A tax year ends with February. */
function afterTaxYear(day: string): CalendarDate {
  const year = Number(day.slice(0, 4)) + (day.slice(5, 7) > '02' ? 1 : 0);
  return addDays(`${year + TERMS.accountsKeptFor.years}-03-01`, -1);
}
