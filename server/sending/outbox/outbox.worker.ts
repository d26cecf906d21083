import type { Database } from '../../database/database.ts';
import { databaseTime } from '../../database/dialect.ts';
import { timeForNow } from '../../database/jobs/earliest-now.ts';
import type { MailKind, OutboxRow } from '../../database/tables/outbox.table.ts';
import { type Log, placeOf } from '../../settings/log.ts';
import type { Mailbox } from '../../settings/setting-values.ts';
import type { Composing } from '../mail/composing.ts';
import type { FailedDelivery, Mail, Mailer } from '../mail/mail.ts';
import { createChannelWorker, type OutboxWorker, type WorkerDeps } from './channel-worker.ts';
import { setUnanswered } from './outbox.repository.ts';
import { isOverdue, outboxBacklog } from './outbox-backlog.ts';
import { type Outcome, type SettleDeps, settleMail } from './settle-mail.ts';

/** If each mail takes the mail server two seconds, 120 go out per minute. Some mail servers allow a
 *  client no more connections than this. */
const MOST_IN_HAND = 4;
/** A mail server that has had a whole message for so long holds up the next mail no more. */
const SLOW_ANSWER_MS = 20_000;
/** How long a mail server that took no more connections is spared: it gets half as many as before. */
const SPARED_MS = 10 * 60_000;
/** Slow answers included. */
const MOST_OPEN = 20;

/** Composes a mail from the stored data; undefined if it is no longer needed. */
export type ComposeMail = (
  db: Database,
  mail: Pick<OutboxRow, 'submissionId' | 'event' | 'about'>,
  composing: Composing,
) => Promise<Mail | undefined>;

export interface OutboxDeps extends WorkerDeps {
  readonly mailer: Mailer;
  readonly compose: Readonly<Record<MailKind, ComposeMail>>;
  readonly siteUrl: string;
  readonly teamInbox?: Mailbox | undefined;
  readonly countAdviceFailure?: () => void;
  readonly chance?: NonNullable<SettleDeps['chance']>;
  readonly onFinished?: NonNullable<SettleDeps['onFinished']>;
  readonly onNeedless?: NonNullable<SettleDeps['onNeedless']>;
  /** The number of mails that are sent at the same time. */
  readonly mostInHand?: number;
  readonly slowAnswerMs?: number;
}

/** Sends the mail of the outbox. */
export function createOutboxWorker(deps: OutboxDeps): OutboxWorker {
  const { db, mailer, compose, log, now } = deps;
  const { mostInHand = MOST_IN_HAND, slowAnswerMs = SLOW_ANSWER_MS } = deps;
  const slow = new Set<string>();
  const spared = createSparing(mostInHand, now);

  async function deliver(row: OutboxRow<'mail'>, signal: AbortSignal): Promise<Outcome> {
    let isComplete = false;
    let patience: NodeJS.Timeout | undefined;
    const beforeEnd = async () => {
      await setUnanswered(db, row, now());
      isComplete = true;
      patience = setTimeout(() => {
        slow.add(row.id);
        worker.wake();
      }, slowAnswerMs);
    };
    try {
      const onAdviceFailure = (error: unknown) => {
        log.error({ mail: row.id, fault: placeOf(error) }, 'a mail goes out without some advice');
        deps.countAdviceFailure?.();
      };
      const { siteUrl, teamInbox } = deps;
      const time = await databaseTime(db, now());
      const composing = { siteUrl, teamInbox, onAdviceFailure, now: time };
      const mail = await compose[row.kind](db, row, composing);
      if (!mail) return { status: 'needless' };
      const remaining = remainingIn(row);
      const date = await timeForNow(db, time);
      const delivery = await mailer.deliver(mail, { signal, date, remaining, beforeEnd });
      const isAborted = signal.aborted && delivery.status === 'failed' && isBrokenOff(delivery);
      if (isAborted) return { status: 'aborted', isComplete };
      if (delivery.status === 'failed' && delivery.isBusy) spared.begin();
      return { ...delivery, address: mail.to?.address };
    } catch (error) {
      log.error({ mail: row.id, fault: placeOf(error) }, 'a mail could not be composed');
      const reason = 'The mail could not be composed.';
      return { status: 'failed', fault: 'unavailable', reason };
    } finally {
      clearTimeout(patience);
      slow.delete(row.id);
    }
  }

  const worker = createChannelWorker<'mail', Outcome>(deps, {
    name: 'mail',
    beforeLook: createBacklogAlarm(deps),
    hasRoom: (inHand) => inHand - slow.size < spared.most() && inHand < MOST_OPEN,
    deliver,
    settle: (row, outcome) => settleMail(deps, row, outcome),
  });
  return worker;
}

/** How many mails may be sent at the same time. */
function createSparing(usual: number, now: () => Date) {
  let most = usual;
  let since = Number.NEGATIVE_INFINITY;
  // The absolute difference, because a clock that was set back must not prolong it.
  const isOver = () => Math.abs(now().getTime() - since) >= SPARED_MS;
  return {
    begin() {
      most = Math.max(1, Math.floor((isOver() ? usual : most) / 2));
      since = now().getTime();
    },
    most: () => (isOver() ? usual : most),
  };
}

/** Whether the attempt ended without an answer from the mail server. */
function isBrokenOff({ fault }: FailedDelivery): boolean {
  return fault === 'unanswered' || fault === 'unavailable';
}

function remainingIn({ remaining }: OutboxRow): readonly string[] | undefined {
  // Only the server writes this column.
  return remaining === null ? undefined : (JSON.parse(remaining) as string[]);
}

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
