import * as z from 'zod/mini';

const ticked = z.object({ version: z.literal(1), tasks: z.array(z.string()) });

const keyOf = (reference: string) => `checklist-${reference}`;

/** The tasks of a move that somebody ticked on this device; none where it keeps nothing, or something
 *  else. */
export function readTicked(reference: string): readonly string[] {
  try {
    return ticked.parse(JSON.parse(localStorage.getItem(keyOf(reference)) ?? '')).tasks;
  } catch {
    return [];
  }
}

/** With no task left nothing is kept. */
export function keepTicked(reference: string, tasks: readonly string[]): void {
  try {
    if (tasks.length === 0) localStorage.removeItem(keyOf(reference));
    else localStorage.setItem(keyOf(reference), JSON.stringify({ version: 1, tasks }));
  } catch {
    // Storage is off or full: the boxes stay ticked for as long as the page is open.
  }
}
