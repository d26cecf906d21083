import type { Mailbox } from '../../settings/setting-values.ts';

/** Gets the replies to an email that shows whether those about visitors arrive: like theirs they leave our domain, which
 *  filters count. RFC 2606 keeps the domain free, so nobody is there; a name like nobody@ would count, too. */
export const NO_VISITOR: Mailbox = { name: 'Nobody reads replies', address: 'visitor@example.com' };
