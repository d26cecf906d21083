import { addDays } from '../../domain/dates/calendar-date.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import { confirmedVisit } from '../../domain/move/visit-status.ts';
import type { Database } from '../database/database.ts';
import { jobRanAt, RESTORED } from '../database/jobs/job-run.repository.ts';
import { inTransaction } from '../database/transaction.ts';
import { type Case, findCases, lockCase } from '../moves/case.ts';
import { dayBeforeTime } from '../moves/day-before-due.ts';
import { recordAndNotify } from '../notifications/to-visitor/record-and-notify.ts';
import { permitFor } from '../requests/mail-limit.repository.ts';
import { hasMail } from '../sending/outbox/outbox.queries.ts';
import { insertMailToVisitor } from '../sending/outbox/outbox.repository.ts';
import { type MailJobDeps, mailJob } from './mail-job.ts';
import { findPlanned } from './waiting.repository.ts';

interface DayBeforeDeps extends MailJobDeps {
  /** Minutes of the day; null for no mail. */
  readonly at: number | null;
}

interface Due {
  /** The day of the visit. */
  readonly day: string;
  /** Only days that were confirmed after this ISO time in UTC; empty for all. */
  readonly since: string;
}

/** Tells each visitor whose day is confirmed what to have ready for tomorrow: once for each visit and day, however many
 *  servers look. A day that is confirmed after the time is told at once. */
export function createDayBeforeMail({ at, ...deps }: DayBeforeDeps) {
  const { db } = deps;

  /** Looks again under the lock: it may have been cancelled at this very moment. */
  function announce(submissionId: string, visit: number, due: Due, now: Date): Promise<boolean> {
    return inTransaction(db, async (trx) => {
      const found = await lockCase(trx, { id: submissionId });
      if (!found || !(await isDue(trx, found, visit, due))) return false;
      const { day } = due;
      const before = announcedIn(found, visit, day);
      const idempotencyKey = `announced ${visit} ${day}`;
      const event = { kind: 'announced', visit, day, idempotencyKey } as const;
      if (before === undefined) await recordAndNotify(trx, found, event, now);
      else {
        const permit = await permitFor(trx, found.stored.email, now);
        if (!permit) return false;
        const mail = { kind: 'day-before', submissionId, event: before } as const;
        await insertMailToVisitor(trx, mail, permit);
      }
      return true;
    });
  }

  return mailJob(deps, 'mails of the day before', async (now) => {
    if (at === null) return 0;
    const day = addDays(localDay(now), 1);
    const { from, until } = dayBeforeTime(day, at);
    if (now < from || now > until) return 0;
    const restored = await jobRanAt(db, RESTORED);
    // Emails that were due before a restore went out already, unknown to the backup.
    const since = restored !== undefined && from <= restored ? restored.toISOString() : '';
    const due = { day, since };
    const moving = await findCases(
      db,
      await findPlanned(db, ['booked', 'accepted'], { from: day, to: day }),
    );
    let stored = 0;
    for (const found of moving) {
      for (const { visit } of found.progress.plan.visits) {
        if (!(await isDue(db, found, visit, due))) continue;
        if (await announce(found.stored.id, visit, due, now)) stored += 1;
      }
    }
    return stored;
  });
}

/** Whether the visit has been confirmed since that time without its visitor being told. A mail that was written on
 *  another eve, by a clock that was wrong, was dropped when it was to go out. */
async function isDue(
  db: Database,
  found: Case,
  visit: number,
  { day, since }: Due,
): Promise<boolean> {
  const { stored, progress } = found;
  const { stillConfirmed } = progress;
  if (!stillConfirmed || stillConfirmed.at <= since) return false;
  if (stored.flag !== null || confirmedVisit(progress, { visit })?.day !== day) return false;
  const event = announcedIn(found, visit, day);
  if (event === undefined) return true;
  return stored.email !== null && !(await hasMail(db, { submissionId: stored.id, event }));
}

/** The number of the event by which the mail about that visit was written. */
function announcedIn({ events }: Case, visit: number, day: string): number | undefined {
  return events.find(
    (event) => event.kind === 'announced' && event.visit === visit && event.day === day,
  )?.number;
}
