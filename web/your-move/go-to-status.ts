export const STATUS_ID = 'your-move-status';

/** Moves to the state of the quote or the booking: after an answer the focus would be on a button that is gone. The page
 *  is at its heading, which the answer changed. */
export function goToStatus() {
  document.getElementById(STATUS_ID)?.focus({ preventScroll: true });
  document.querySelector('h1')?.scrollIntoView();
}
