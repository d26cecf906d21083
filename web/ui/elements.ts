import type { ReactElement } from 'react';

/** What may be next to others in an element, and what a component may return: each text is inside an element. On a page
 *  that a browser has translated React cannot renew, move or remove a text that has neighbours
 *  (scripts/text-places.ts). */
export type Elements = ReactElement | readonly Elements[] | '' | false | null | undefined;
