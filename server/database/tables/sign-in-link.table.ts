import type { Invitation } from './device.table.ts';

/** A link that signs in one device, once. */
export interface SignInLinkTable {
  /** SHA-256 of the key in the link. */
  keyHash: string;
  invited: Invitation;
  /** The ISO time from which it opens nothing. */
  expiresAt: string;
  /** The ISO time at which it was used; null before. */
  usedAt: string | null;
  /** SHA-256 of the idempotency key that came with it, by which a retry after a lost answer is known; null without one. */
  usedWith: string | null;
  /** The device that it signed in; null before. */
  deviceId: string | null;
}
