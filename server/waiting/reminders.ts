import { DAY_MS } from '../../domain/dates/calendar-date.ts';
import {
  deleteJobRunsBefore,
  insertJobRun,
  jobRanAt,
  lastMorning,
  namesOfRuns,
  REMINDED,
  RESTORED,
} from '../database/jobs/job-run.repository.ts';
import { inTransaction } from '../database/transaction.ts';
import { type Case, findCases, lockCase } from '../moves/case.ts';
import { recordEvent } from '../moves/record-event.ts';
import { insertMail } from '../sending/outbox/outbox.repository.ts';
import type { Reminder } from '../settings/remind-after.ts';
import { dueConfirmation, dueReminder, REMINDED_WITHIN_MS } from './due-reminder.ts';
import { type MailJobDeps, mailJob } from './mail-job.ts';
import {
  findSingleUnanswered,
  findToConfirm,
  findUnansweredDigests,
} from './waiting.repository.ts';

/** A long weekend, in which the company is closed, and the time for the reminder itself. */
const CONFIRMED_WITHIN_MS = 7 * DAY_MS;

interface ReminderDeps extends MailJobDeps {
  readonly reminders: readonly Reminder[];
  /** The minute of the day of the morning mail; null for none. */
  readonly morningMail?: number | null;
}

interface Moment {
  readonly now: Date;
  readonly restoredAt: Date | undefined;
  readonly lastMorning: string | undefined;
}

/** Reminds the team of what waits: each reminder once, however many servers look. */
export function createReminders({ reminders, morningMail = null, ...deps }: ReminderDeps) {
  const { db } = deps;

  /** Looks again under the lock: an answer of this very moment needs no reminder, and another server may
   *  have been first. */
  function remind(submissionId: string, moment: Moment): Promise<boolean> {
    return inTransaction(db, async (trx) => {
      const found = await lockCase(trx, { id: submissionId });
      const reminder = found && dueFor(found, moment);
      if (!found || !reminder) return false;
      const event = {
        kind: 'reminded',
        reminder,
        idempotencyKey: `reminder ${reminder}`,
      } as const;
      const number = await recordEvent(trx, found, event, moment.now);
      await insertMail(trx, { kind: 'reminder', submissionId, event: number });
      return true;
    });
  }

  /** One reminder for all in a digest that still wait. */
  async function remindOfDigests(moment: Moment, since: string): Promise<number> {
    let stored = 0;
    await deleteJobRunsBefore(db, REMINDED, since);
    for (const { digest, receivedAt, stage } of await findUnansweredDigests(db, since)) {
      const reminded = await namesOfRuns(db, `${REMINDED}${digest} `);
      const one = { receivedAt: new Date(receivedAt), stage, reminded };
      const due = dueReminder(one, reminders, { ...moment, morningMail });
      if (!due) continue;
      const isFirst = await inTransaction(db, async (trx) => {
        if (!(await insertJobRun(trx, `${REMINDED}${digest} ${due.name}`, moment.now)))
          return false;
        await insertMail(trx, { kind: 'digest', about: `${digest} ${due.name}` });
        return true;
      });
      if (isFirst) stored += 1;
    }
    return stored;
  }

  /** The name of the reminder that is due. */
  function dueFor({ stored, progress }: Case, moment: Moment): string | undefined {
    const { stage, reminders: reminded, callback } = progress;
    const receivedAt = new Date(stored.receivedAt);
    // Whoever is to be called on a later day is not forgotten.
    const due = callback
      ? undefined
      : dueReminder({ receivedAt, stage, reminded }, reminders, { ...moment, morningMail });
    return due?.name ?? dueConfirmation(progress, moment);
  }

  return mailJob(deps, 'reminders', async (now) => {
    const moment = {
      now,
      restoredAt: await jobRanAt(db, RESTORED),
      lastMorning: await lastMorning(db),
    };
    const since = (ms: number) => new Date(now.getTime() - ms).toISOString();
    const ids = [
      ...(await findSingleUnanswered(db, since(REMINDED_WITHIN_MS))),
      ...(await findToConfirm(db, since(CONFIRMED_WITHIN_MS))),
    ];
    const due = (await findCases(db, ids)).filter((each) => dueFor(each, moment));
    let stored = await remindOfDigests(moment, since(REMINDED_WITHIN_MS));
    for (const { stored: submission } of due) if (await remind(submission.id, moment)) stored += 1;
    return stored;
  });
}
