import * as z from 'zod/mini';
import { startOfKey } from '../by-key/fragment-key.ts';
import { QUESTION_DRAFT_KEY } from '../forms/link-storage-keys.ts';
import { storedShape } from '../forms/stored-shape.ts';
import { tabMemory } from '../forms/tab-memory.ts';

/** The text and its idempotency key: the same again is the same question, should its answer have been lost. */
const shape = storedShape(1, z.object({ said: z.string(), key: z.string() }));

/** An unsent question, for a look at something else and a reload of the page. */
export function questionDraft(linkKey: string) {
  return tabMemory(QUESTION_DRAFT_KEY + startOfKey(linkKey), shape);
}
