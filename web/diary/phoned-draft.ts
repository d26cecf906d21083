import * as z from 'zod/mini';
import { lastTrySchema } from '../api/idempotency-key.ts';
import { PHONED_DRAFT_KEY } from '../memory/link-storage-keys.ts';
import { deviceMemory } from '../memory/memory.ts';
import { storedShape } from '../memory/stored-shape.ts';
import { storedQuoteForm } from '../quote/state/stored-quote-form.ts';

/** What somebody says on the phone, until the server has it. */
export const phonedDraft = deviceMemory(
  PHONED_DRAFT_KEY,
  storedShape(1, z.object({ values: storedQuoteForm, lastTry: z.optional(lastTrySchema) })),
);
