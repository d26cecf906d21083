/** The labels of the private page's buttons, where the tests read them too. */
export const MOVE_LABELS = {
  /** This and the next are followed by the price. */
  accept: 'Accept',
  yes: 'Yes, I accept',
  decline: 'No, thank you',
  ask: 'Ask a question',
  change: 'Change something',
  save: 'Save the changes',
  keep: 'Keep it as it was',
  call: 'Ask for a call',
  cancel: 'Cancel your move',
  cancelNow: 'Cancel the move',
  delete: 'Delete my request',
  calendar: 'Add to calendar',
  copyLink: 'Copy my link',
  copyPlan: 'Copy a link to read only',
} as const;
