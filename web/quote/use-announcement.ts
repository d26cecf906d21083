import { useDeferredValue } from 'react';

/** A live region's text, a moment after the region: screen readers do not announce its initial text. */
export function useAnnouncement(words: string): string {
  return useDeferredValue(words, '');
}
