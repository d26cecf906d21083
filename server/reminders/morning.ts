import type { CalendarDate } from '../../domain/calendar-date.ts';
import { MORNING_LATEST_MS } from '../../domain/desk/morning.ts';
import { localDay, momentOf } from '../../domain/local-time.ts';
import type { Database } from '../database/database.ts';
import { databaseTime } from '../database/dialect.ts';
import { inTransaction } from '../database/transaction.ts';
import { type EveryMinute, everyMinute } from '../jobs/every-minute.ts';
import { deleteEarlierMornings, insertJobRun, MORNING } from '../jobs/job-run.repository.ts';
import type { Log } from '../log.ts';
import { deleteMorningMailBefore } from '../outbox/outbox.queries.ts';
import { insertMail } from '../outbox/outbox.repository.ts';
import type { OutboxWorker } from '../outbox/outbox.worker.ts';

interface MorningDeps {
  readonly db: Database;
  readonly outbox: Pick<OutboxWorker, 'wake'>;
  /** Minutes of the day; null for no mail. */
  readonly at: number | null;
  readonly log: Log;
  readonly now: () => Date;
}

export interface MorningMail extends EveryMinute {
  /** Stores the mail of the day when its time has come. */
  look(): Promise<void>;
}

/** The morning mail, once a day for all servers. A server that was down at the time makes up for it. */
export function createMorningMail({ db, outbox, at, log, now }: MorningDeps): MorningMail {
  let decidedOn: CalendarDate | undefined;

  async function look(): Promise<void> {
    try {
      const moment = await databaseTime(db, now());
      const day = localDay(moment);
      if (at === null || decidedOn === day) return;
      const due = momentOf(day, at);
      if (moment < due || moment.getTime() - due.getTime() > MORNING_LATEST_MS) return;
      const stored = await inTransaction(db, async (trx) => {
        if (!(await insertJobRun(trx, MORNING + day, moment))) return false;
        await deleteEarlierMornings(trx, day);
        await deleteMorningMailBefore(trx, day);
        await insertMail(trx, { kind: 'morning', about: day });
        return true;
      });
      decidedOn = day;
      if (!stored) return;
      log.info({ day }, 'morning mail stored');
      outbox.wake();
    } catch (error) {
      log.error({ err: error }, 'the morning mail could not be stored, and is tried again');
    }
  }

  return { ...everyMinute(look), look };
}
