import type { Database } from '../database/database.ts';
import { type JobLog, logFailure } from '../database/database-watch.ts';
import { databaseTime } from '../database/dialect.ts';
import { isClockBehind } from '../database/jobs/earliest-now.ts';
import { type EveryMinute, everyMinute } from '../database/jobs/every-minute.ts';
import type { OutboxWorker } from '../sending/outbox/channel-worker.ts';

export interface MailJobDeps extends JobLog {
  readonly db: Database;
  readonly outbox: Pick<OutboxWorker, 'wake'>;
  readonly now: () => Date;
}

export interface MailJob extends EveryMinute {
  /** Stores the mails that are due. */
  look(): Promise<void>;
}

/** Looks every minute for mails of one name that are due. None is while the clock is behind: it would be about a day that is
 *  over.
 *  @param storeDue stores each once, however many servers look, and returns how many it stored */
export function mailJob(
  { db, outbox, now, ...telling }: MailJobDeps,
  name: string,
  storeDue: (now: Date) => Promise<number>,
): MailJob {
  const { log } = telling;
  let isDoubted = false;

  async function look(): Promise<void> {
    try {
      // One clock for all servers: theirs may differ.
      const time = await databaseTime(db, now());
      const wasDoubted = isDoubted;
      isDoubted = await isClockBehind(db, time);
      if (isDoubted && !wasDoubted) log.error(`${name} wait: the clock is behind`);
      if (isDoubted) return;
      const stored = await storeDue(time);
      if (stored === 0) return;
      log.info({ stored }, `${name} stored`);
      outbox.wake();
    } catch (error) {
      logFailure(telling, error, `${name} could not be stored, and are tried again`);
    }
  }
  return { ...everyMinute(look), look };
}
