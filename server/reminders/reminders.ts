import { dueReminder, REMINDED_WITHIN_MS, type Reminder } from '../../domain/desk/reminder.ts';
import type { Database } from '../database/database.ts';
import { databaseTime } from '../database/dialect.ts';
import { inBatches } from '../database/in-batches.ts';
import { inTransaction } from '../database/transaction.ts';
import { lockSubject } from '../desk/desk-subject.ts';
import { type EveryMinute, everyMinute } from '../every-minute.ts';
import {
  type DeskEvent,
  findDeskEvents,
  insertDeskEvent,
} from '../history/desk-event.repository.ts';
import { noticedAt, RESTORED } from '../history/notice.repository.ts';
import { stageOfEvents } from '../history/offer.ts';
import { findUnanswered } from '../history/unanswered.repository.ts';
import type { Log } from '../log.ts';
import { insertMail } from '../outbox/outbox.repository.ts';
import type { OutboxWorker } from '../outbox/outbox.worker.ts';

interface ReminderDeps {
  readonly db: Database;
  readonly outbox: Pick<OutboxWorker, 'wake'>;
  readonly reminders: readonly Reminder[];
  readonly log: Log;
  readonly now: () => Date;
}

interface Moment {
  readonly now: Date;
  readonly restoredAt: Date | undefined;
}

export interface Reminders extends EveryMinute {
  /** Stores the reminders that are due, each with its mail. */
  look(): Promise<void>;
}

/** Reminds the team of what waits: each reminder once, however many servers look. */
export function createReminders({ db, outbox, reminders, log, now }: ReminderDeps): Reminders {
  async function look(): Promise<void> {
    try {
      // One clock for all servers: theirs may differ.
      const moment = {
        now: await databaseTime(db, now()),
        restoredAt: await noticedAt(db, RESTORED),
      };
      const since = new Date(moment.now.getTime() - REMINDED_WITHIN_MS).toISOString();
      const unanswered = await findUnanswered(db, since);
      const ids = unanswered.map(({ id }) => id);
      const found = await inBatches(ids, (some) => findDeskEvents(db, some));
      const events = Map.groupBy(found, ({ subjectId }) => subjectId);
      const due = unanswered.filter(({ id, receivedAt }) =>
        dueFor(receivedAt, events.get(id) ?? [], moment),
      );
      let stored = 0;
      for (const { deskKey } of due) if (await remind(deskKey, moment)) stored += 1;
      if (stored === 0) return;
      log.info({ reminders: stored }, 'reminders stored');
      outbox.wake();
    } catch (error) {
      log.error({ err: error }, 'reminders could not be stored, and are tried again');
    }
  }

  /** Looks again under the lock of the team's and the visitor's acts: an answer of this very moment
   *  needs no reminder, and another server may have been first. */
  function remind(deskKey: string, moment: Moment): Promise<boolean> {
    return inTransaction(db, async (trx) => {
      const subject = await lockSubject(trx, deskKey);
      if (!subject) return false;
      const { id: subjectId, reference, receivedAt } = subject;
      const reminder = dueFor(receivedAt, await findDeskEvents(trx, [subjectId]), moment);
      if (!reminder) return false;
      const press = PRESS + reminder.name;
      const event = { subjectId, reference, kind: 'reminded', by: null, press } as const;
      const id = await insertDeskEvent(trx, event, moment.now);
      if (id === undefined) return false;
      await insertMail(trx, { kind: 'reminder', subjectId: id });
      return true;
    });
  }

  function dueFor(receivedAt: string, events: readonly DeskEvent[], moment: Moment) {
    const stage = stageOfEvents(events);
    const reminded = events.filter(({ kind }) => kind === 'reminded').map(reminderName);
    return dueReminder({ receivedAt: new Date(receivedAt), stage, reminded }, reminders, moment);
  }

  return { ...everyMinute(look), look };
}

/** A reminder is stored as a press of the server's own; the words keep it apart from people's. */
const PRESS = 'reminder ';

/** '30m', of a reminder that was stored. */
export function reminderName({ press }: Pick<DeskEvent, 'press'>): string {
  return press.slice(PRESS.length);
}
