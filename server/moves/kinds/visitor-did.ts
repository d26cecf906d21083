/** The headings of what a visitor did, in the history. */
export const VISITOR_DID = {
  accepted: 'The visitor accepted',
  cancelled: 'The visitor cancelled',
  deleted: 'The visitor deleted the request',
  seen: 'The visitor opened the quote',
  asked: 'The visitor asked something',
  declined: 'The visitor said no, thank you',
  call: 'The visitor asked for a call',
} as const;
