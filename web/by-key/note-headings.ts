/** The headings of the notes that more than one page shows instead of its content. */
export const NOTE_HEADINGS = {
  nothingStored: 'Nothing is stored under this link',
  stopped: 'This page has stopped working',
  notSignedIn: 'This device is not signed in',
} as const;
