/** What the private page says once something was done on it. */
export const MOVE_NEWS = {
  saved: 'Saved. You changed:',
  unchanged: 'Nothing was changed.',
  sent: 'Sent. We’ll get back to you.',
  deleted: 'Your request is deleted',
} as const;
