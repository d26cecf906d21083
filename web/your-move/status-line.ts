/** The line with the state of the quote or the booking. */
export const STATUS_LINE = 'your-move-status';

/** After an answer the focus would be on a button that is gone. */
export function goToStatus() {
  document.getElementById(STATUS_LINE)?.focus();
}
