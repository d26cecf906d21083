import { Webhook } from 'standardwebhooks';
import { LONGEST_WEBHOOK_PAUSE_MS } from '../../sending/outbox/retry-pauses.ts';
import type { Config } from '../../settings/config.ts';

const TIMEOUT_MS = 20_000;

export type Receiver = NonNullable<Config['webhooks']>;

export type WebhookDelivery =
  | { readonly status: 'delivered' }
  /** The receiver wants no more. */
  | { readonly status: 'gone'; readonly reason: string }
  | {
      readonly status: 'failed';
      /** Nothing that the receiver wrote: it may repeat the body. */
      readonly reason: string;
      /** How long it asks us to wait; 0 if it does not. */
      readonly waitMs: number;
    };

interface Message {
  readonly id: string;
  readonly body: string;
  readonly at: Date;
}

const GONE = 410;

/** Posts a message as Standard Webhooks 1.0.0 has it. Only the answer's status counts: its body is not read. */
export async function sendWebhook(
  { url, secrets }: Receiver,
  { id, body, at }: Message,
  signal: AbortSignal,
  timeoutMs = TIMEOUT_MS,
): Promise<WebhookDelivery> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        // One signature for each secret: while it changes, the receiver has either.
        'webhook-signature': secrets.map((each) => new Webhook(each).sign(id, at, body)).join(' '),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    await response.body?.cancel().catch(() => {});
    const { ok, status, headers } = response;
    if (ok) return { status: 'delivered' };
    const reason = `HTTP ${status}`;
    if (status === GONE) return { status: 'gone', reason };
    return { status: 'failed', reason, waitMs: waitOf(headers.get('retry-after'), at) };
  } catch (error) {
    return { status: 'failed', reason: reasonOf(error), waitMs: 0 };
  }
}

/** Seconds or a date (RFC 9110, 10.2.3). */
function waitOf(retryAfter: string | null, at: Date): number {
  const text = retryAfter?.trim() ?? '';
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - at.getTime();
  return Math.min(Math.max(ms || 0, 0), LONGEST_WEBHOOK_PAUSE_MS);
}

function reasonOf(error: unknown): string {
  const { name, cause } = Object(error) as { name?: unknown; cause?: unknown };
  if (name === 'TimeoutError') return 'no answer in time';
  const { code } = Object(cause) as { code?: unknown };
  return typeof code === 'string' ? code : 'no connection';
}
