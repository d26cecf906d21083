import { setTimeout as sleep } from 'node:timers/promises';
import { cleanLine } from '../../domain/text.ts';
import type { Database } from '../database/database.ts';
import { type Log, withoutAddresses } from '../log.ts';
import type { Delivery, Mail, Mailer } from './mailer.ts';
import {
  deleteMail,
  leaseDueMail,
  releaseLeases,
  setFailed,
  setParked,
  setSent,
} from './outbox.repository.ts';
import type { MailKind, OutboxRow } from './outbox.table.ts';
import { pauseAfter } from './retry-pauses.ts';
import { SMTP_DEADLINE_MS } from './smtp-mailer.ts';

/** Longer than any try, so that no second server sends what the first one is still sending; short
 *  enough to be taken over soon when a server dies. */
const LEASE_MS = SMTP_DEADLINE_MS + 15_000;
const POLL_MS = 2000;
const LONGEST_REASON = 500;

/** The mail about a stored thing, or undefined when it was erased meanwhile. */
export type ComposeMail = (db: Database, subjectId: string) => Promise<Mail | undefined>;

export interface OutboxDeps {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly compose: Readonly<Record<MailKind, ComposeMail>>;
  readonly log: Log;
  readonly now: () => Date;
  readonly pollMs?: number;
}

export interface OutboxWorker {
  start(): void;
  /** Something was just stored: look at once instead of at the next poll. */
  wake(): void;
  isRunning(): boolean;
  /** Finishes the mail in hand. */
  stop(): Promise<void>;
}

export function createOutboxWorker(deps: OutboxDeps): OutboxWorker {
  const { db, mailer, compose, log, now, pollMs = POLL_MS } = deps;
  let state: 'new' | 'running' | 'stopping' | 'stopped' = 'new';
  let finished = Promise.resolve();
  let alarm = new AbortController();

  async function run(): Promise<void> {
    await persist(() => releaseLeases(db));
    while (state === 'running') {
      const found = await deliverNext().catch((error: unknown) => {
        log.error({ err: error }, 'the outbox cannot be read');
        return false;
      });
      if (!found) await pause();
    }
  }

  /** Until the next poll or wake(); a wake() since the last pause ends this one at once. */
  async function pause(): Promise<void> {
    await sleep(pollMs, undefined, { signal: alarm.signal }).catch(() => {});
    alarm = new AbortController();
  }

  async function deliverNext(): Promise<boolean> {
    const row = await leaseDueMail(db, now(), new Date(now().getTime() + LEASE_MS));
    if (!row) return false;
    const delivery = await deliver(row);
    await persist(() => settle(row, delivery));
    return true;
  }

  async function deliver(row: OutboxRow): Promise<Delivery | { status: 'erased' }> {
    try {
      const mail = await compose[row.kind](db, row.subjectId);
      return mail ? await mailer.deliver(mail, row.messageId) : { status: 'erased' };
    } catch (error) {
      log.error({ err: error, mail: row.id }, 'a mail could not be composed');
      return { status: 'failed', permanent: false, reason: 'The mail could not be composed.' };
    }
  }

  async function settle(row: OutboxRow, delivery: Awaited<ReturnType<typeof deliver>>) {
    if (delivery.status === 'erased') return deleteMail(db, row);
    if (delivery.status === 'sent') {
      await setSent(db, row, now());
      return log.info({ mail: row.id, failures: row.failures }, 'mail sent');
    }
    const failures = row.failures + 1;
    const lastError = cleanLine(delivery.reason).slice(0, LONGEST_REASON);
    const reason = withoutAddresses(lastError);
    const pauseMs = delivery.permanent ? undefined : pauseAfter(failures);
    if (pauseMs === undefined) {
      await setParked(db, row, lastError, now());
      return log.error({ mail: row.id, failures, reason }, 'mail given up: the team must look');
    }
    const dueAt = new Date(now().getTime() + pauseMs);
    await setFailed(db, row, lastError, dueAt);
    return log.warn({ mail: row.id, failures, reason, dueAt }, 'mail failed, will be tried again');
  }

  /** Insists, because a mail that went out and is not marked so would go out twice. */
  async function persist(write: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await write();
        return;
      } catch (error) {
        log.error({ err: error }, 'the outbox cannot be written');
        if (state !== 'running') return;
        await pause();
      }
    }
  }

  return {
    start() {
      state = 'running';
      finished = run().finally(() => {
        state = 'stopped';
      });
    },
    wake: () => alarm.abort(),
    isRunning: () => state === 'running',
    stop() {
      if (state === 'running') state = 'stopping';
      alarm.abort();
      return finished;
    },
  };
}
