import * as z from 'zod/mini';
import { quoteRequestSchema } from '../../domain/request/request.schema.ts';
import { CHANGE_DRAFT_KEY } from '../forms/link-storage-keys.ts';
import { storedShape } from '../forms/stored-shape.ts';
import { tabMemory } from '../forms/tab-memory.ts';
import { storedQuoteForm } from '../quote/state/stored-quote-form.ts';

const answers = z.object({ request: quoteRequestSchema, version: z.number() });

/** The stored answers and their version. */
export type Answers = z.output<typeof answers>;

const shape = storedShape(
  2,
  z.object({ reference: z.string(), from: answers, values: storedQuoteForm }),
);

/** An unsaved change, for a reload of the page. */
export const changeDraft = tabMemory(CHANGE_DRAFT_KEY, shape);

/** The draft of this request. */
export function readChange(reference: string) {
  const draft = changeDraft.read();
  return draft?.reference === reference ? draft : undefined;
}
