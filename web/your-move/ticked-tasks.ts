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

/** Ticks or unticks a task in what the device keeps, which another tab may have changed.
 *  @param shown what counts where the device keeps nothing
 *  @returns all that are ticked now */
export function tickTask(
  reference: string,
  { task, done, shown }: { task: string; done: boolean; shown: readonly string[] },
): readonly string[] {
  const change = (tasks: readonly string[]) => [
    ...tasks.filter((other) => other !== task),
    ...(done ? [task] : []),
  ];
  const tasks = change(readTicked(reference));
  return keepTicked(reference, tasks) ? tasks : change(shown);
}

/** Calls back with the ticked tasks when another tab changes them. */
export function followTicked(reference: string, listener: (tasks: readonly string[]) => void) {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key === keyOf(reference)) listener(readTicked(reference));
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** Without ticked tasks nothing is kept.
 *  @returns whether the device keeps them */
export function keepTicked(reference: string, tasks: readonly string[]): boolean {
  try {
    if (tasks.length === 0) localStorage.removeItem(keyOf(reference));
    else localStorage.setItem(keyOf(reference), JSON.stringify({ version: 1, tasks }));
    return true;
  } catch {
    // Storage is off or full: the boxes stay ticked for as long as the page is open.
    return false;
  }
}
