import type { YourMove } from './your-move.schema.ts';

export type { ChangedMove, MoveConflict, RenewedLink, YourMove } from './your-move.schema.ts';

/** How the visitor hears that their day is confirmed: without an address, or with one that does not work, by
 *  phone. */
export function confirmedBy({
  emailFailed,
  request,
}: Pick<YourMove, 'emailFailed' | 'request'>): string {
  return emailFailed || request.email === null ? 'by phone' : 'by email';
}

export const KEEP_PRIVATE =
  'Keep this link private. Anyone who has it can read your request, act for you or delete it all.';

/** The address of the page that a key opens. Browsers never send the fragment, which holds the key. */
export function privateLink(linkKey: string): string {
  return `/your-move#${linkKey}`;
}
