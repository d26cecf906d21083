import { startTransition, useCallback, useEffect, useState } from 'react';

/** One that has not come by then has failed for the visitor. */
const TIMEOUT_MS = 30_000;

/** The module of an optional part, fetched on demand. If that fails it is fetched again when a connection is
 *  back, or at `retry`.
 *  @param wanted fetched when this becomes true, and again when it changes */
export function useLazyPart<Part>(wanted: unknown, fetchPart: () => Promise<Part>) {
  const [part, setPart] = useState<Part>();
  const [failed, setFailed] = useState(false);
  const retry = useCallback(() => {
    setFailed(false);
    const timer = setTimeout(() => setFailed(true), TIMEOUT_MS);
    fetchPart()
      .then(
        (fetched) => {
          setFailed(false);
          // In which React waits for the part's stylesheet.
          startTransition(() => setPart(fetched));
        },
        () => setFailed(true),
      )
      .finally(() => clearTimeout(timer));
  }, [fetchPart]);
  useEffect(() => {
    // After the paint of the tap that made it wanted.
    if (wanted) setTimeout(retry);
  }, [wanted, retry]);
  useEffect(() => {
    if (!failed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed, retry]);
  return { part, failed, retry };
}
