import type { QuoteFormValues } from '../../domain/quote/quote.form.ts';
import type { QuoteRequest } from '../../domain/quote/quote.schema.ts';
import type { StepNumber } from '../../domain/quote/steps.ts';
import { tabMemory } from './tab-memory.ts';

/** The key under which the tab remembers a quote that is not sent yet. */
export const DRAFT_KEY = 'quote-draft';

interface Draft {
  readonly values: QuoteFormValues;
  readonly step: StepNumber;
}

/** What was typed, kept until it is sent. */
export const quoteDraft = tabMemory<Draft>(DRAFT_KEY);

interface Attempt {
  readonly key: string;
  /** The request as it was sent, to tell a retry from a request that was changed since. */
  readonly body: string;
}

const lastAttempt = tabMemory<Attempt>('quote-attempt');

/** The idempotency key of a filled form: the same for every retry, so that an answer lost on the
 *  way never makes a second request, and a new one when the visitor changed something. */
export function idempotencyKeyFor(request: QuoteRequest): string {
  const body = JSON.stringify(request);
  const last = lastAttempt.read();
  if (last?.body === body) return last.key;
  const key = newKey();
  lastAttempt.write({ key, body });
  return key;
}

/** randomUUID is missing where the page came over plain HTTP from another machine. */
function newKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function forgetDraft() {
  quoteDraft.forget();
  lastAttempt.forget();
}
