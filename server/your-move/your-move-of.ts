import { account } from '../../content/company.ts';
import type { CalendarDate } from '../../domain/dates/calendar-date.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import { agreedDay } from '../../domain/move/agreed-day.ts';
import type { Progress } from '../../domain/move/progress.ts';
import { showPlan } from '../../domain/move/visit-status.ts';
import { accountOf } from '../../domain/quote/account.ts';
import { showAccount } from '../../domain/quote/shown-account.schema.ts';
import type { QuoteRequest } from '../../domain/request/request.schema.ts';
import { bookingOf } from '../../domain/your-move/booking.ts';
import type { MovePlan } from '../../domain/your-move/move-plan.ts';
import { visitorBill } from '../../domain/your-move/visitor-bill.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';
import type { Database } from '../database/database.ts';
import { type Case, findCase } from '../moves/case.ts';
import { getsDayBefore } from '../moves/day-before-due.ts';
import { whatIsKept } from '../moves/kept-in-words.ts';
import { openWish } from '../moves/open-wishes.ts';
import { sequenceOf } from '../moves/sequence-of.ts';
import { situationOf } from '../moves/situation.ts';
import { payLines } from '../notifications/to-visitor/pay-in-words.ts';
import { keptUntil } from '../retention/retention-limits.ts';
import type { Config } from '../settings/config.ts';
import { planOf } from './plan-of.ts';
import { visitorMay, visitorQuotes } from './visitor-quote-of.ts';

type Settings = Pick<Config, 'retentionYears' | 'dayBefore'>;

export async function findYourMove(
  db: Database,
  linkKey: string,
  config: Settings,
  now: Date,
): Promise<YourMove | undefined> {
  const found = await findCase(db, { linkKey });
  return found && yourMoveOf(found, config, now);
}

/** What whoever has a read key is shown of the same. */
export async function findMovePlan(
  db: Database,
  readKey: string,
  config: Settings,
  now: Date,
): Promise<MovePlan | undefined> {
  const found = await findCase(db, { readKey });
  const move = found && yourMoveOf(found, config, now);
  return move && planOf(move, localDay(now));
}

function yourMoveOf(
  found: Case,
  { retentionYears, dayBefore }: Settings,
  now: Date,
): YourMove | undefined {
  if (found.stored.kind !== 'request') return undefined;
  const { stored, progress } = found;
  const { version, changedAt, last, callback } = progress;
  const today = localDay(now);
  const situation = situationOf(progress, today);
  const { phase, since, emailFailed } = situation;
  return {
    reference: stored.reference,
    receivedAt: stored.receivedAt,
    request: visitorAnswers(stored.content, progress, today),
    version,
    last,
    moveDay: situation.day,
    visits: showPlan(progress, stored.content, today).map((visit) => ({
      ...visit,
      sequence: sequenceOf(progress, visit),
    })),
    phase,
    since,
    may: visitorMay(found, today),
    contactAsked: progress.contactAsked?.changes ?? [],
    changedAt,
    callAskedAt: openWish(progress, 'call')?.at ?? null,
    questionAt: openWish(progress, 'asked')?.at ?? null,
    reportedAt: openWish(progress, 'reported')?.at ?? null,
    ...visitorQuotes(found, situation, today),
    booking: bookingOf(progress, today),
    bill: visitorBill(found, {
      toPay: payLines(stored.reference, account),
      isMailed: progress.deleted !== null || (stored.email !== null && !emailFailed),
    }),
    account: showAccount(accountOf(progress)),
    isToBeCalled: callback !== null && callback.day >= today,
    emailFailed,
    getsDayBefore: stored.email !== null && getsDayBefore(progress, dayBefore, now),
    keeps: whatIsKept(progress, today),
    readKey: stored.readKey,
    keptUntil: keptUntil(stored, retentionYears),
  };
}

/** The request as its visitor reads and changes it: with the day that both sides hold to, if there is one. */
export function visitorAnswers(
  content: QuoteRequest,
  progress: Progress,
  today: CalendarDate,
): QuoteRequest {
  return { ...content, moveDate: agreedDay(progress, today) ?? content.moveDate };
}
