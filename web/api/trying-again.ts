/** How long to wait before the next try, after none, one, two … of them have failed. */
const PAUSES_MS = [10_000, 30_000, 120_000];
const LONGEST_MS = 300_000;

/** @param failed how often it has failed since somebody pressed, or came back */
export function pauseMs(failed: number): number {
  return PAUSES_MS[failed] ?? LONGEST_MS;
}

/** After so many answers without success, the first try's included, nothing is sent by itself any more: whatever
 *  answers has a connection, so waiting for one would not help. */
export const ENOUGH_ANSWERS = 4;

/** Whether something answered, whatever it was: a page, a gateway, a server. Without a connection, and after a timeout, there
 *  is only an exception of the browser's. */
export function isAnswered(error: unknown): boolean {
  return !(error instanceof TypeError || error instanceof DOMException);
}
