import { DAY_MS } from '../../domain/dates/calendar-date.ts';
import { localDay, momentOf } from '../../domain/dates/local-time.ts';
import { afterOpeningTime } from '../../domain/dates/opening-hours.ts';
import { isUnconfirmed } from '../../domain/move/moved.ts';
import type { Progress } from '../../domain/move/progress.ts';
import { isAnswered, type Stage } from '../../domain/move/stage.ts';
import type { Reminder } from '../settings/remind-after.ts';
import { MORNING_LATEST_MS } from './morning-list.ts';

/** Two days later the morning mail has named it twice; a reminder would say nothing new. It also
 *  keeps an old database from flooding the team. */
export const REMINDED_WITHIN_MS = 2 * DAY_MS;

interface Unanswered {
  readonly receivedAt: Date;
  readonly stage: Stage;
  /** The names of the reminders that went out. */
  readonly reminded: readonly string[];
}

const LONG_AGO = new Date(0);

/** The reminder to send now: the latest that is due, once, and never one before another that went
 *  out. A server that was away sends only this one.
 *  @param reminders in their order
 *  @param moment.restoredAt when a backup took the database's place: what was due before may have gone
 *    out already, unknown to the backup
 *  @param moment.morningMail the minute of the day at which the morning mail goes out; null for none
 *  @param moment.lastMorning the day of the last morning mail, '2026-11-21' */
export function dueReminder(
  { receivedAt, stage, reminded }: Unanswered,
  reminders: readonly Reminder[],
  {
    now,
    restoredAt = LONG_AGO,
    morningMail = null,
    lastMorning = '',
  }: {
    readonly now: Date;
    readonly restoredAt?: Date | undefined;
    readonly morningMail?: number | null;
    readonly lastMorning?: string | undefined;
  },
): Reminder | undefined {
  if (now.getTime() - receivedAt.getTime() > REMINDED_WITHIN_MS) return undefined;
  const last = reminders.findLastIndex(({ name }) => reminded.includes(name));
  const due = reminders
    .slice(last + 1)
    .filter((reminder) => concerns(reminder, stage))
    .map((reminder) => ({ reminder, at: dueAt(reminder, receivedAt) }))
    .filter(
      ({ reminder, at }) =>
        !isNamedByMorning(reminder, { receivedAt, at }, { now, morningMail, lastMorning }),
    )
    .findLast(({ at }) => at <= now);
  return due && due.at > restoredAt ? due.reminder : undefined;
}

/** A morning mail this close to a reminder names what waits too. */
const SOON_MS = 2 * 3_600_000;

interface Mornings {
  readonly now: Date;
  readonly morningMail: number | null;
  readonly lastMorning: string;
}

/** Whether the morning mail says the same: that nobody took what came in the night, an hour before, or that ten requests of
 *  the morning before have no answer, soon after. A mail that a sleeping machine missed says nothing. */
function isNamedByMorning(
  { until }: Reminder,
  { receivedAt, at }: { readonly receivedAt: Date; readonly at: Date },
  { now, morningMail, lastMorning }: Mornings,
): boolean {
  if (morningMail === null) return false;
  const day = localDay(at);
  const mail = momentOf(day, morningMail).getTime();
  const wait = mail - at.getTime();
  if (until === 'taken') {
    const isNamed = lastMorning >= day && receivedAt.getTime() < mail;
    return isNamed && wait <= 0 && -wait < SOON_MS;
  }
  const comes = lastMorning >= day || now.getTime() - mail <= MORNING_LATEST_MS;
  return wait >= 0 && wait < SOON_MS && comes;
}

/** Whether the reminder has something to say at this stage. */
export function concerns({ until }: Pick<Reminder, 'until'>, stage: Stage): boolean {
  return until === 'taken' ? stage === 'waiting' : !isAnswered(stage);
}

/** How long the company is open before the team is reminded of a yes that nobody confirmed. */
const CONFIRM_WITHIN_MS = 4 * 3_600_000;

/** The name of the reminder of a yes that nobody confirmed, if it is due: once for each yes, and for each change
 *  that takes back what was agreed.
 *  @param now.restoredAt as in {@link dueReminder} */
export function dueConfirmation(
  progress: Pick<Progress, 'reminders'> & Parameters<typeof isUnconfirmed>[0],
  { now, restoredAt = LONG_AGO }: { readonly now: Date; readonly restoredAt?: Date | undefined },
): string | undefined {
  const { toConfirm, reminders } = progress;
  // Once the day is over there is nothing to confirm in time.
  if (!toConfirm || isUnconfirmed(progress, localDay(now))) return undefined;
  const name = confirmationReminder(toConfirm);
  const since = new Date(toConfirm.at);
  const due = afterOpeningTime(since, CONFIRM_WITHIN_MS);
  const isDue = due <= now && now.getTime() - due.getTime() < REMINDED_WITHIN_MS;
  return isDue && due > restoredAt && !reminders.includes(name) ? name : undefined;
}

/** 'confirm 7' */
export function confirmationReminder({ number }: NonNullable<Progress['toConfirm']>): string {
  return `confirm ${number}`;
}

function dueAt({ until, ms }: Reminder, receivedAt: Date): Date {
  return until === 'taken' ? afterOpeningTime(receivedAt, ms) : new Date(receivedAt.getTime() + ms);
}
