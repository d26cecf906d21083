import { useSyncExternalStore } from 'react';
import type { QuoteRequest } from '../../domain/quote/quote.schema.ts';
import { tabMemory } from '../forms/tab-memory.ts';

export interface SentQuote {
  readonly request: QuoteRequest;
  readonly reference: string;
  /** What became of the WhatsApp chat: not wanted, opened, or kept shut by a pop-up blocker. */
  readonly chat: 'none' | 'opened' | 'blocked';
  /** Whether it was sent by itself while its visitor looked at another part of the page. */
  readonly unseen: boolean;
}

/** The tab remembers its confirmation: a phone that reloads the page when its owner comes back from
 *  WhatsApp must not look as if nothing was sent. */
export const SENT_KEY = 'quote-sent';
const memory = tabMemory<SentQuote>(SENT_KEY);

let sent: SentQuote | undefined;
let read = false;
const listeners = new Set<() => void>();

function current(): SentQuote | undefined {
  if (!read) {
    sent = memory.read();
    read = true;
  }
  return sent;
}

/** Remembers what was sent, or forgets it for the next request. */
export function setSentQuote(next: SentQuote | undefined) {
  sent = next;
  read = true;
  if (next) memory.write(next);
  else memory.forget();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSentQuote(): SentQuote | undefined {
  return useSyncExternalStore(subscribe, current, () => undefined);
}
