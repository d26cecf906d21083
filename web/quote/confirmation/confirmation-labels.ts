/** What the confirmation folds away, and its buttons. */
export const CONFIRMATION_LABELS = {
  sheet: 'Your move sheet',
  told: 'What you told us',
  more: 'A call, photos, another quote',
  again: 'Ask for another quote',
} as const;
