import { useDeferredValue } from 'react';

/** A live region's text, a moment after the region: screen readers do not announce its initial text. */
export function useAnnouncement(words: string): string {
  return useDeferredValue(words, '');
}

/** The same in a line that is as high before it has its text. */
export function useAnnouncedLine(words: string): string {
  return useAnnouncement(words) || '\u00a0';
}
