import * as z from 'zod/mini';
import { CHECKLIST_KEY } from '../forms/storage-keys.ts';

const ticked = z.object({ version: z.literal(1), tasks: z.array(z.string()) });

const keyOf = (reference: string) => CHECKLIST_KEY + reference;

/** The tasks of a move that the visitor ticked on this device; empty if storage holds none, or other
 *  data. */
export function readTicked(reference: string): readonly string[] {
  try {
    return ticked.parse(JSON.parse(localStorage.getItem(keyOf(reference)) ?? '')).tasks;
  } catch {
    return [];
  }
}

/** Without ticked tasks nothing is kept. */
export function keepTicked(reference: string, tasks: readonly string[]): void {
  try {
    if (tasks.length === 0) localStorage.removeItem(keyOf(reference));
    else localStorage.setItem(keyOf(reference), JSON.stringify({ version: 1, tasks }));
  } catch {
    // Storage is off or full: the boxes stay ticked for as long as the page is open.
  }
}
