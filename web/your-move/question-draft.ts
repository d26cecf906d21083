import { QUESTION_DRAFT_KEY } from '../forms/storage-keys.ts';
import { tabMemory } from '../forms/tab-memory.ts';

/** A question that was not sent yet, for a look at something else and a reload of the page; by the beginning of the
 *  link's key, which opens nothing. */
export function questionDraft(linkKey: string) {
  return tabMemory<string>(QUESTION_DRAFT_KEY + linkKey.slice(0, 8), {
    read: (text) => text || undefined,
    write: (said) => said,
  });
}
