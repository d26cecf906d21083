import { startTransition, useEffect, useState } from 'react';

/** The module of a part that nobody needs to go on, fetched once it is wanted. There is none until it
 *  has come, and none when it cannot be had: what is there stays as it was.
 *  @param wanted fetched when this becomes true, and again when it changes */
export function useLatePart<Part>(
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
