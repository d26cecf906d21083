import { useEffect, useState } from 'react';
import styles from './late-parts.css?url';

/** The styles of the lazy parts, fetched with them. They are not among the pages' own, which have no
 *  room for parts that few people open; React waits for them before it shows the part. */
export function LazyStyles() {
  return <link rel="stylesheet" href={styles} precedence="late" />;
}

/** The words of a live region, a moment after the region: screen readers do not read out its initial
 *  words. */
export function useAnnouncement(words: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => setAnnounced(words), [words]);
  return announced;
}
