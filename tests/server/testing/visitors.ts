import { setTimeout as pause } from 'node:timers/promises';
import { SAMPLE_REQUEST } from './sample-request.ts';

/** The longest that a visitor waits for an answer. */
const TIMEOUT_MS = 15_000;
const RETRY_PAUSE_MS = 100;
/** After these the visitor presses again, or the form sends again by itself. Status 0 is not an answer at
 *  all; a server whose event loop was blocked answers 408 to what arrived in that time. */
const TRY_AGAIN = new Set([0, 408, 503]);

export interface Visitors {
  /** The number of presses of Send by all visitors. */
  readonly sent: number;
  /** The reference that each form was thanked with, by the form's idempotency key. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** The count of each status. */
  readonly answers: ReadonlyMap<number, number>;
  /** Answers that no visitor may ever get, as text. */
  readonly broken: readonly string[];
  /** Presses Send once. @returns the status of the answer */
  press(url: string, form: string): Promise<number>;
  /** Presses Send until the form is taken. @param url is called again for each attempt */
  pressUntilTaken(url: () => string, form: string): Promise<void>;
}

/** Visitors who fill in the quote form and remember their receipts. */
export function createVisitors(): Visitors {
  const acknowledged = new Map<string, string>();
  const answers = new Map<number, number>();
  const broken: string[] = [];
  let sent = 0;

  async function press(url: string, form: string): Promise<number> {
    sent += 1;
    const { status, body } = await post(url, form);
    answers.set(status, (answers.get(status) ?? 0) + 1);
    if (status === 201) {
      const { reference } = JSON.parse(body) as { reference: string }; // As in ARCHITECTURE.md.
      const first = acknowledged.get(form) ?? reference;
      if (first !== reference) broken.push(`${form} was ${first} and then ${reference}`);
      acknowledged.set(form, first);
    } else if (!TRY_AGAIN.has(status) || (status === 503 && !explains(body))) {
      broken.push(`${form} was answered ${status}: ${body}`);
    }
    return status;
  }

  return {
    get sent() {
      return sent;
    },
    acknowledged,
    answers,
    broken,
    press,
    async pressUntilTaken(url, form) {
      while ((await press(url(), form)) !== 201) await pause(RETRY_PAUSE_MS);
    },
  };
}

/** A refusal for lack of time or disk. Fastify's own, while it closes, has no detail. */
function explains(body: string): boolean {
  return body.includes('"detail":');
}

/** @returns status 0 when the server hung up or never answered */
async function post(url: string, form: string): Promise<{ status: number; body: string }> {
  try {
    const response = await fetch(`${url}/api/quote-requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': form },
      body: JSON.stringify(SAMPLE_REQUEST),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, body: await response.text() };
  } catch {
    return { status: 0, body: '' };
  }
}
