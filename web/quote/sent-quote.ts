import { useSyncExternalStore } from 'react';
import type { QuoteRequest } from '../../domain/quote/quote.schema.ts';
import { tabMemory } from '../forms/tab-memory.ts';

export interface SentQuote {
  readonly request: QuoteRequest;
  readonly reference: string;
  /** Opens the visitor's private page. */
  readonly linkKey: string | undefined;
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

/** What the tab remembers of a request follows its change on the private page.
 *  @param request undefined once it is deleted */
export function followSentQuote(linkKey: string, request: QuoteRequest | undefined) {
  const remembered = current();
  if (remembered?.linkKey !== linkKey) return;
  setSentQuote(request && { ...remembered, request });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Back from the private page may show this one as it was left, and the request has changed.
  const lookAgain = () => {
    read = false;
    listener();
  };
  window.addEventListener('pageshow', lookAgain);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('pageshow', lookAgain);
  };
}

export function useSentQuote(): SentQuote | undefined {
  return useSyncExternalStore(subscribe, current, () => undefined);
}
