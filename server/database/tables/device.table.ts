/** How a device came to sign in: by the link of an email that somebody asked for, of a command, of the start on
 *  localhost, or of the email that tries out delivery. */
export type Invitation = 'mail' | 'command' | 'start' | 'test-mail';

/** A phone or computer of the team, which holds the key. It stays in the table for a while after it was signed out, so
 *  that the email about it can still be composed. */
export interface DeviceTable {
  /** Eight letters and digits, which people type. It opens nothing. */
  id: string;
  /** As its owner names it: 'Anna’s phone'. */
  name: string;
  /** SHA-256 of the key in its cookie. */
  keyHash: string;
  /** ISO time in UTC. */
  signedInAt: string;
  /** The browser and system that it said it is, in our own words; empty if it is not known. */
  browser: string;
  invited: Invitation;
  /** The day on which it was last used: '2026-11-21'. */
  lastUsed: string;
  /** ISO time in UTC; null while it is signed in. */
  signedOutAt: string | null;
}
