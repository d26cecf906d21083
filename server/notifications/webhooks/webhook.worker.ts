import type { Database } from '../../database/database.ts';
import { databaseTime } from '../../database/dialect.ts';
import type { OutboxRow } from '../../database/tables/outbox.table.ts';
import { inTransaction } from '../../database/transaction.ts';
import {
  createChannelWorker,
  type OutboxWorker,
  type WorkerDeps,
} from '../../sending/outbox/channel-worker.ts';
import { releaseLease } from '../../sending/outbox/lease.repository.ts';
import { deleteRow, setDead } from '../../sending/outbox/outbox.repository.ts';
import { LONGEST_WEBHOOK_PAUSE_MS, pauseAfterWebhook } from '../../sending/outbox/retry-pauses.ts';
import { setWebhookFailed } from '../../sending/outbox/webhook.queries.ts';
import { placeOf } from '../../settings/log.ts';
import { type Receiver, sendWebhook, type WebhookDelivery } from './send-webhook.ts';
import { webhookBody } from './webhook-body.ts';
import { suspendWebhooks, turnOffWebhooks, turnOnWebhooks } from './webhook-switch.ts';

/** Of different submissions: those about one wait for each other. */
const MOST_IN_HAND = 4;

type Outcome =
  | WebhookDelivery
  /** Its subject has been erased. */
  | { readonly status: 'needless' }
  /** The server stopped in the middle of an attempt. */
  | { readonly status: 'aborted' };

interface WebhookDeps extends WorkerDeps {
  readonly receiver: Receiver;
  readonly countWebhook?: (outcome: 'delivered' | 'failed') => void;
  readonly timeoutMs?: number;
}

/** Turns webhooks on or off, on this database. */
export async function switchWebhooks(db: Database, receiver: Receiver | null, now: Date) {
  await (receiver ? turnOnWebhooks(db, now) : turnOffWebhooks(db));
}

/** Sends the webhooks of the outbox. */
export function createWebhookWorker(deps: WebhookDeps): OutboxWorker {
  const { db, log, now, receiver, countWebhook, timeoutMs } = deps;
  /** Until then the receiver wants nothing at all. */
  let restUntil = 0;

  /** A clock that was set back does not prolong it. */
  function isResting(): boolean {
    const left = restUntil - now().getTime();
    return left > 0 && left <= LONGEST_WEBHOOK_PAUSE_MS;
  }

  async function deliver(row: OutboxRow<'webhook'>, signal: AbortSignal): Promise<Outcome> {
    try {
      const body = await webhookBody(db, row, receiver.content);
      if (body === undefined) return { status: 'needless' };
      const at = await databaseTime(db, now());
      const delivery = await sendWebhook(receiver, { id: row.id, body, at }, signal, timeoutMs);
      if (delivery.status !== 'delivered' && signal.aborted) return { status: 'aborted' };
      countWebhook?.(delivery.status === 'delivered' ? 'delivered' : 'failed');
      return delivery;
    } catch (error) {
      log.error({ webhook: row.id, fault: placeOf(error) }, 'a webhook could not be composed');
      const reason = 'The webhook could not be composed.';
      return { status: 'failed', reason, waitMs: 0 };
    }
  }

  async function settle(row: OutboxRow<'webhook'>, outcome: Outcome): Promise<void> {
    const told = { webhook: row.id, type: row.kind, attempts: row.attempts };
    switch (outcome.status) {
      case 'needless':
        return deleteRow(db, row);
      case 'aborted':
        await releaseLease(db, row, { isComplete: false });
        return log.info(told, 'webhook released: the server stops');
      case 'delivered':
        await deleteRow(db, row);
        return log.info(told, 'webhook delivered');
      case 'gone':
        await inTransaction(db, (trx) => suspendWebhooks(trx, outcome.reason, now()));
        return log.error(told, 'the receiver wants no more webhooks: none until the next start');
      case 'failed':
        return tryAgain(row, outcome);
    }
  }

  async function tryAgain(
    row: OutboxRow<'webhook'>,
    { reason, waitMs }: Extract<WebhookDelivery, { status: 'failed' }>,
  ): Promise<void> {
    const attempts = row.attempts + 1;
    const told = { webhook: row.id, type: row.kind, attempts, reason };
    const pause = pauseAfterWebhook(attempts);
    if (pause === undefined) {
      await setDead(db, row, reason, now());
      return log.error(told, 'webhook given up: leads retry tries it again');
    }
    const pauseMs = Math.max(pause, waitMs);
    if (waitMs > 0) restUntil = now().getTime() + waitMs;
    await setWebhookFailed(db, row, reason, pauseMs, now());
    log.warn({ ...told, pauseMs }, 'webhook failed, will be retried');
  }

  return createChannelWorker<'webhook', Outcome>(deps, {
    name: 'webhook',
    hasRoom: (inHand) => inHand < MOST_IN_HAND && !isResting(),
    deliver,
    settle,
  });
}
