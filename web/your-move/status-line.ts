/** The line that says how the quote or the booking stands. */
export const STATUS_LINE = 'your-move-status';

/** After an answer the focus would be on a button that is gone. */
export function goToStatus() {
  document.getElementById(STATUS_LINE)?.focus();
}
