import { useEffect, useState } from 'react';
import styles from './late-parts.css?url';

/** The styles of what comes late, fetched with it. They are no part of the pages' own, which have no
 *  room for what few people open; React waits for them before it shows the part. */
export function LateStyles() {
  return <link rel="stylesheet" href={styles} precedence="late" />;
}

/** The words of a live region, a moment after the region: what is in it from the start is not read
 *  out. */
export function useAnnouncement(words: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => setAnnounced(words), [words]);
  return announced;
}
