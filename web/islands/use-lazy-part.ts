import { startTransition, useEffect, useState } from 'react';

/** The module of an optional part, fetched on demand. Undefined until it has come, or if it fails to
 *  load: the page then stays as it was.
 *  @param wanted fetched when this becomes true, and again when it changes */
export function useLazyPart<Part>(
  wanted: unknown,
  fetchPart: () => Promise<Part>,
): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (!wanted) return;
    fetchPart().then(
      // A transition, in which React waits for the part's stylesheet.
      (fetched) => startTransition(() => setPart(fetched)),
      () => {},
    );
  }, [wanted, fetchPart]);
  return part;
}
