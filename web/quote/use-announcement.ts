import { useEffect, useState } from 'react';

/** A live region's text, a moment after the region: screen readers do not announce its initial text. */
export function useAnnouncement(words: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => setAnnounced(words), [words]);
  return announced;
}
