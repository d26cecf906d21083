export type OnAdviceFailure = (error: unknown) => void;

/** Works out advice: open points, hints, links, guesses. A fault costs only the advice; the facts
 *  next to it still go out.
 *  @returns undefined when it failed */
export function advice<T>(compute: () => T, onFailure?: OnAdviceFailure): T | undefined {
  try {
    return compute();
  } catch (error) {
    onFailure?.(error);
    return undefined;
  }
}
