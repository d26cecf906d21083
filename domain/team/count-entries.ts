import type { DiaryEntry } from './diary.ts';

/** How many of these there are, also those that are folded. */
export function countEntries(entries: readonly Pick<DiaryEntry, 'alike'>[]): number {
  return entries.reduce((count, { alike }) => count + 1 + alike.length, 0);
}
