export type OnAdviceFailure = (error: unknown) => void;

/** Advice is worked out here: open points, hints, links, guesses. A fault in it costs the advice and
 *  never what it stands beside, so that the facts still go out.
 *  @returns undefined where it failed */
export function advice<T>(compute: () => T, onFailure?: OnAdviceFailure): T | undefined {
  try {
    return compute();
  } catch (error) {
    onFailure?.(error);
    return undefined;
  }
}
