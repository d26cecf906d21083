import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { HEARD } from '../../../domain/figures/heard.ts';
import { type QuoteRequest, quoteRequestSchema } from '../../../domain/request/request.schema.ts';
import { whatsAppLink } from '../../../domain/request/whatsapp.ts';
import { whatsAppText } from '../../../domain/request/whatsapp-text.ts';
import { tabMemory } from '../../memory/memory.ts';
import { QUOTE_SENT_KEY } from '../../memory/storage-keys.ts';
import { storedShape } from '../../memory/stored-shape.ts';

const sentQuote = z.object({
  request: z.extend(quoteRequestSchema, { email: z.nullable(quoteRequestSchema.shape.email) }),
  reference: z.string(),
  /** Opens the visitor's private page. */
  linkKey: z.optional(z.string()),
  /** Not wanted, opened, blocked by a pop-up blocker, or unknown: it belonged to an earlier page. */
  chat: z.enum(['none', 'opened', 'blocked', 'earlier']),
  /** Whether a link has begun another quote since: the form is shown again, and names this one. */
  another: z.optional(z.boolean()),
  /** The answer to "How did you find us?". */
  heard: z.catch(z.optional(z.enum(HEARD)), undefined),
});

export type SentQuote = z.output<typeof sentQuote>;

/** The chat with all of it, wherever on the page it is opened. */
export function chatAbout(
  { request, reference }: Pick<SentQuote, 'request' | 'reference'>,
  whatsAppNumber: string,
): string {
  return whatsAppLink(whatsAppNumber, whatsAppText(request, reference));
}

const shape = storedShape(1, sentQuote);

/** The tab remembers its confirmation: a phone that reloads the page when its owner comes back from
 *  WhatsApp must not look as if nothing was sent. */
const memory = tabMemory<SentQuote>(QUOTE_SENT_KEY, {
  ...shape,
  read(text) {
    const sent = shape.read(text);
    return sent && { ...sent, chat: sent.chat === 'none' ? 'none' : 'earlier' };
  },
});

// Only on this page: a remembered confirmation does not move the visitor.
let awaited = false;

/** The quote that this tab sent last. */
export const sentQuoteInTab = memory.read;

/** Remembers the sent quote, or forgets it for the next request.
 *  @param isAwaited whether its visitor waits for the confirmation, which then takes the focus */
export function setSentQuote(next: SentQuote | undefined, isAwaited = false) {
  awaited = isAwaited;
  if (next) memory.write(next);
  else memory.forget();
}

/** Whether the confirmation takes the focus; true once. */
export function takesFocus(): boolean {
  const takes = awaited;
  awaited = false;
  return takes;
}

/** Updates the tab's memory of a request after a change on the private page.
 *  @param request undefined once it is deleted
 *  @param renewed the key from now on, if the change renewed it */
export function followSentQuote(
  linkKey: string,
  request: QuoteRequest | undefined,
  renewed = linkKey,
) {
  const remembered = sentQuoteInTab();
  if (remembered?.linkKey !== linkKey) return;
  setSentQuote(request && { ...remembered, request, linkKey: renewed });
}

export function useSentQuote(): SentQuote | undefined {
  return useSyncExternalStore(memory.subscribe, memory.read, () => undefined);
}
