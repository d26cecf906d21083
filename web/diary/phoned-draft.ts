import * as z from 'zod/mini';
import { lastTrySchema } from '../api/idempotency-key.ts';
import { PHONED_DRAFT_KEY } from '../memory/link-storage-keys.ts';
import { deviceMemory } from '../memory/memory.ts';
import { KEPT_FOR_MS } from '../memory/storage-keys.ts';
import { storedShape } from '../memory/stored-shape.ts';
import { storedQuoteForm } from '../quote/state/stored-quote-form.ts';

const memory = deviceMemory(
  PHONED_DRAFT_KEY,
  storedShape(
    1,
    z.object({
      values: storedQuoteForm,
      lastTry: z.optional(lastTrySchema),
      /** When it was last changed, in milliseconds since 1970. */
      at: z.number(),
    }),
  ),
);

type PhonedDraft = Omit<NonNullable<ReturnType<typeof memory.read>>, 'at'>;

/** A request by phone, until the server has it. */
export const phonedDraft = {
  read(): PhonedDraft | undefined {
    const draft = memory.read();
    return draft && draft.at > Date.now() - KEPT_FOR_MS ? draft : undefined;
  },
  write: (draft: PhonedDraft) => memory.write({ ...draft, at: Date.now() }),
  forget: memory.forget,
};
