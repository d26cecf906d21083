import { tabMemory } from '../../forms/tab-memory.ts';

/** The key under which the tab remembers a suburb that has no page. */
export const MOVE_FROM_KEY = 'quote-from';

/** The suburb that the visitor searched for: the next quote begins with it. The suburb box writes it,
 *  and needs no other part of the wizard. */
export const moveFrom = tabMemory<string>(MOVE_FROM_KEY, {
  write: (suburb) => suburb,
  read: (text) => text ?? undefined,
});
