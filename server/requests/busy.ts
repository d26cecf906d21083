/** More than these in so long come from a program, or from a newspaper that wrote about us: nobody reads a mail for each. */
export const MOST_SINGLE = 20;
export const BUSY_MS = 10 * 60_000;

interface Received {
  readonly receivedAt: string;
}

/** Those that came after so many others within minutes that they tell nothing each. */
export function busyOnes<Each extends Received>(all: readonly Each[]): ReadonlySet<Each> {
  const inOrder = all
    .map((each) => ({ each, at: Date.parse(each.receivedAt) }))
    .toSorted((one, other) => one.at - other.at);
  const busy = inOrder.filter(({ at }, index) => {
    const earlier = inOrder[index - MOST_SINGLE];
    return earlier !== undefined && at - earlier.at < BUSY_MS;
  });
  return new Set(busy.map(({ each }) => each));
}
