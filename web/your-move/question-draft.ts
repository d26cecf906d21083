import { startOfKey } from '../forms/fragment-key.ts';
import { QUESTION_DRAFT_KEY } from '../forms/link-storage-keys.ts';
import { tabMemory } from '../forms/tab-memory.ts';

/** An unsent question, for a look at something else and a reload of the page. */
export function questionDraft(linkKey: string) {
  return tabMemory<string>(QUESTION_DRAFT_KEY + startOfKey(linkKey), {
    read: (text) => text || undefined,
    write: (said) => said,
  });
}
