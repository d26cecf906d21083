import { type CalendarDate, DAY_MS } from '../../domain/dates/calendar-date.ts';
import { localDay, momentOf } from '../../domain/dates/local-time.ts';
import { deleteJobRunsBefore, insertJobRun, MORNING } from '../database/jobs/job-run.repository.ts';
import { inTransaction } from '../database/transaction.ts';
import { deleteMorningMailBefore, deleteSentMails } from '../sending/outbox/outbox.queries.ts';
import { insertMail } from '../sending/outbox/outbox.repository.ts';
import { type MailJobDeps, mailJob } from './mail-job.ts';
import { MORNING_LATEST_MS } from './morning-list.ts';

interface MorningDeps extends MailJobDeps {
  /** Minutes of the day; null for no mail. */
  readonly at: number | null;
}

/** The morning mail, once a day for all servers. A server that was down at the time makes up for it. */
export function createMorningMail({ at, ...deps }: MorningDeps) {
  let decidedOn: CalendarDate | undefined;

  return mailJob(deps, 'morning mails', async (now) => {
    const day = localDay(now);
    if (at === null || decidedOn === day) return 0;
    const due = momentOf(day, at);
    if (now < due || now.getTime() - due.getTime() > MORNING_LATEST_MS) return 0;
    const isStored = await inTransaction(deps.db, async (trx) => {
      if (!(await insertJobRun(trx, MORNING + day, now))) return false;
      // Only the last one matters.
      await deleteJobRunsBefore(trx, MORNING, now.toISOString());
      await deleteMorningMailBefore(trx, day);
      const monthAgo = new Date(now.getTime() - 30 * DAY_MS).toISOString();
      await deleteSentMails(trx, ['digest'], monthAgo);
      await insertMail(trx, { kind: 'morning', about: day });
      return true;
    });
    decidedOn = day;
    return isStored ? 1 : 0;
  });
}
