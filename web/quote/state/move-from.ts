import { MOVE_FROM_KEY } from '../../forms/storage-keys.ts';
import { tabMemory } from '../../forms/tab-memory.ts';

/** The suburb that the visitor searched for: the next quote begins with it. The suburb box writes it,
 *  and needs no other part of the wizard. */
export const moveFrom = tabMemory<string>(MOVE_FROM_KEY, {
  write: (suburb) => suburb,
  read: (text) => text ?? undefined,
});
