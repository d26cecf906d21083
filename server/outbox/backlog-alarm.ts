import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { isOverdue, outboxBacklog } from './outbox-backlog.ts';

const LOOK_EVERY_MS = 10 * 60_000;

interface BacklogAlarmDeps {
  readonly db: Database;
  readonly log: Log;
  readonly now: () => Date;
}

/** Logs an alarm when the team has waited for a mail for more than an hour.
 *  @returns looks, if the last look was long enough ago */
export function createBacklogAlarm({ db, log, now }: BacklogAlarmDeps): () => Promise<void> {
  let lastLook = Number.NEGATIVE_INFINITY;
  return async () => {
    const time = now();
    // The absolute difference, because a clock that was set back must not silence the alarm.
    if (Math.abs(time.getTime() - lastLook) < LOOK_EVERY_MS) return;
    lastLook = time.getTime();
    const backlog = await outboxBacklog(db, time);
    if (!isOverdue(backlog)) return;
    log.error({ ...backlog }, 'a mail has waited for more than an hour: is the mail server away?');
  };
}
