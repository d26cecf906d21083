import * as z from 'zod/mini';
import { OFFER_WAYS, offerFields } from '../../domain/quote/quote.schema.ts';

/** The content of an event besides its kind, time and name; empty for most. */
const eventContent = z.object({
  /** The words of the one who acted or asked. */
  said: z.optional(z.string()),
  /** The quote that was sent, and how. */
  offer: z.optional(z.object(offerFields)),
  via: z.optional(z.enum(OFFER_WAYS)),
  /** The version of the request that was quoted (your-move/move-version.ts). */
  version: z.optional(z.string()),
  /** The id of the quote that a visitor answers. */
  offerId: z.optional(z.string()),
});

export type EventContent = z.output<typeof eventContent>;

export function contentToStore(content: EventContent): string | null {
  return Object.keys(content).length > 0 ? JSON.stringify(content) : null;
}

/** @throws when the stored text is none of ours */
export function storedContent(text: string | null): EventContent {
  return text === null ? {} : eventContent.parse(JSON.parse(text));
}
