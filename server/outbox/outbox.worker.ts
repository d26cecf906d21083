import { setTimeout as sleep } from 'node:timers/promises';
import type { Mailbox } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { DatabaseWatch } from '../database/database-watch.ts';
import { databaseTime } from '../database/dialect.ts';
import type { MailKind, OutboxRow } from '../database/tables/outbox.table.ts';
import { type Log, placeOf } from '../log.ts';
import type { Composing } from '../mail/composing.ts';
import type { FailedDelivery, Mail, Mailer } from '../mail/mail.ts';
import { createBacklogAlarm } from './backlog-alarm.ts';
import { leaseDueMail, releaseLeases, setUnanswered } from './outbox.repository.ts';
import { type Outcome, type SettleDeps, settleMail } from './settle-mail.ts';

/** If each mail takes the mail server two seconds, 120 go out per minute. Some mail servers allow a
 *  client no more connections than this. */
const MOST_IN_HAND = 4;
/** A mail server that has had a whole message for so long holds up the next mail no more. */
const SLOW_ANSWER_MS = 20_000;
/** Slow answers included. */
const MOST_OPEN = 20;
const POLL_MS = 2000;
/** The time that a shutdown allows for mail being sent; the service manager allows ten seconds. */
const FINISH_MS = 5000;

/** Composes a mail from the stored data; undefined if it is no longer needed. */
export type ComposeMail = (
  db: Database,
  mail: Pick<OutboxRow, 'submissionId' | 'event' | 'about'>,
  composing: Composing,
) => Promise<Mail | undefined>;

export interface OutboxDeps {
  readonly db: Database;
  readonly watch?: Pick<DatabaseWatch, 'failed'>;
  readonly mailer: Mailer;
  readonly compose: Readonly<Record<MailKind, ComposeMail>>;
  readonly siteUrl: string;
  readonly teamInbox?: Mailbox | undefined;
  readonly log: Log;
  readonly now: () => Date;
  readonly countAdviceFailure?: () => void;
  readonly onFinished?: NonNullable<SettleDeps['onFinished']>;
  /** The number of mails that are sent at the same time. */
  readonly mostInHand?: number;
  readonly slowAnswerMs?: number;
  readonly pollMs?: number;
  readonly finishMs?: number;
}

export interface OutboxWorker {
  start(): void;
  /** Makes the worker look at once, after new mail is stored, instead of at the next poll. */
  wake(): void;
  isRunning(): boolean;
  /** Finishes the mail being sent, or releases it if that takes too long. */
  stop(): Promise<void>;
}

export function createOutboxWorker(deps: OutboxDeps): OutboxWorker {
  const { db, mailer, compose, log, now } = deps;
  const { mostInHand = MOST_IN_HAND, slowAnswerMs = SLOW_ANSWER_MS } = deps;
  const { pollMs = POLL_MS, finishMs = FINISH_MS } = deps;
  const lookAtBacklog = createBacklogAlarm(deps);
  const inHand = new Map<string, Promise<void>>();
  const slow = new Set<string>();
  const stopAsked = new AbortController();
  const stopHurried = new AbortController();
  let isRunning = false;
  let finished = Promise.resolve();
  let woken = Promise.withResolvers<void>();

  function logUnlessSeen(error: unknown, message: string): void {
    if (!deps.watch?.failed(error)) log.error({ err: error }, message);
  }

  async function run(): Promise<void> {
    await persist(() => releaseLeases(db));
    while (isRunning) {
      const found = await takeNext().catch((error: unknown) => {
        logUnlessSeen(error, 'the outbox cannot be read');
        return false;
      });
      if (!found) await pause();
    }
    await Promise.all(inHand.values());
  }

  /** Waits for the next poll or wake(); a wake() since the last pause ends this one at once. */
  async function pause(): Promise<void> {
    const poll = setTimeout(woken.resolve, pollMs);
    await woken.promise;
    clearTimeout(poll);
    woken = Promise.withResolvers();
  }

  async function takeNext(): Promise<boolean> {
    await lookAtBacklog();
    if (inHand.size - slow.size >= mostInHand || inHand.size >= MOST_OPEN) return false;
    const row = await leaseDueMail(db, now(), [...inHand.keys()]);
    if (!row) return false;
    const handled = handle(row).finally(() => {
      inHand.delete(row.id);
      woken.resolve();
    });
    inHand.set(row.id, handled);
    return true;
  }

  async function handle(row: OutboxRow): Promise<void> {
    const outcome = await deliver(row);
    await persist(() => settleMail(deps, row, outcome));
  }

  async function deliver(row: OutboxRow): Promise<Outcome> {
    let isComplete = false;
    let patience: NodeJS.Timeout | undefined;
    const beforeEnd = async () => {
      await setUnanswered(db, row, now());
      isComplete = true;
      patience = setTimeout(() => {
        slow.add(row.id);
        woken.resolve();
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
      const { signal } = stopHurried;
      const delivery = await mailer.deliver(mail, { signal, remaining, beforeEnd });
      const isAborted = signal.aborted && delivery.status === 'failed' && isBrokenOff(delivery);
      if (isAborted) return { status: 'aborted', isComplete };
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

  /** Retries the write, because a mail that is not marked as sent would go out twice. */
  async function persist(write: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await write();
        return;
      } catch (error) {
        logUnlessSeen(error, 'the outbox cannot be written');
        if (!isRunning) return;
        await sleep(pollMs, undefined, { signal: stopAsked.signal }).catch(() => {});
      }
    }
  }

  return {
    start() {
      isRunning = true;
      finished = run();
    },
    wake: () => woken.resolve(),
    isRunning: () => isRunning,
    async stop() {
      isRunning = false;
      stopAsked.abort();
      woken.resolve();
      const hurry = setTimeout(() => stopHurried.abort(), finishMs);
      await finished;
      clearTimeout(hurry);
    },
  };
}

/** Whether the try ended without an answer of the mail server. */
function isBrokenOff({ fault }: FailedDelivery): boolean {
  return fault === 'unanswered' || fault === 'unavailable';
}

function remainingIn({ remaining }: OutboxRow): readonly string[] | undefined {
  // The server alone writes this column.
  return remaining === null ? undefined : (JSON.parse(remaining) as string[]);
}
