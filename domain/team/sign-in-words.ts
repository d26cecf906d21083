/** The question of the page behind a sign-in link, and its heading once the link signs in nothing more. */
export const WHOSE_DEVICE = 'Whose phone or computer is this?';
export const LINK_IS_USED = 'This link no longer works';

/** After too many links within an hour. */
export const TOO_MANY_LINKS =
  'Several links went out within an hour. Please look in the inbox: each works once.';
