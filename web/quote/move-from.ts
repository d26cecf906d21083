import { tabMemory } from '../forms/tab-memory.ts';

/** The key under which the tab remembers a suburb that has no page. */
export const MOVE_FROM_KEY = 'quote-from';

/** A suburb for whose page the visitor looked: the next quote begins with it. The box for suburbs
 *  writes it, and needs nothing else of the wizard. */
export const moveFrom = tabMemory<string>(MOVE_FROM_KEY, {
  write: (suburb) => suburb,
  read: (text) => text ?? undefined,
});
