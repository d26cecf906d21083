/** After a press without an answer, where pressing once more is safe. */
export const PRESS_AGAIN = 'No answer. Please press it again.';
