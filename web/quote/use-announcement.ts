import { useEffect, useState } from 'react';

/** The words of a live region, a moment after the region: screen readers do not read out its initial
 *  words. */
export function useAnnouncement(words: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => setAnnounced(words), [words]);
  return announced;
}
