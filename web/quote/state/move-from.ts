import { tabMemory } from '../../memory/memory.ts';
import { MOVE_FROM_KEY } from '../../memory/storage-keys.ts';
import { storedText } from '../../memory/stored-shape.ts';

/** The suburb that the visitor searched for: the next quote begins with it. The suburb box writes it,
 *  and needs no other part of the wizard. */
export const moveFrom = tabMemory(MOVE_FROM_KEY, storedText);
