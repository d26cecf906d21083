import type { Database } from '../../database/database.ts';
import type { Log } from '../../settings/log.ts';
import { isOverdue, outboxBacklog } from './outbox-backlog.ts';

const LOOK_EVERY_MS = 10 * 60_000;

const ALARMS = [
  ['mail', 'a mail has waited for more than an hour: is the mail server away?'],
  ['webhook', 'a webhook has waited for more than an hour: leads outbox says why'],
] as const;

interface BacklogAlarmDeps {
  readonly db: Database;
  readonly log: Log;
  readonly now: () => Date;
}

/** Logs an alarm when something has waited for more than an hour.
 *  @returns looks, if the last look was long enough ago */
export function createBacklogAlarm({ db, log, now }: BacklogAlarmDeps): () => Promise<void> {
  let lastLook = Number.NEGATIVE_INFINITY;
  return async () => {
    const time = now();
    // The absolute difference, because a clock that was set back must not silence the alarm.
    if (Math.abs(time.getTime() - lastLook) < LOOK_EVERY_MS) return;
    lastLook = time.getTime();
    for (const [channel, alarm] of ALARMS) {
      const backlog = await outboxBacklog(db, time, channel);
      if (isOverdue(backlog)) log.error({ ...backlog }, alarm);
    }
  };
}
