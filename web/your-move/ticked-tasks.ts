import * as z from 'zod/mini';
import { CHECKLIST_KEY } from '../forms/link-storage-keys.ts';
import { storedShape } from '../forms/stored-shape.ts';
import { deviceMemory } from '../forms/tab-memory.ts';

const shape = storedShape(1, z.object({ tasks: z.array(z.string()) }));

/** The tasks of a move that the visitor ticked on this device. */
export function tickedTasks(reference: string) {
  const key = CHECKLIST_KEY + reference;
  const { read, write, forget } = deviceMemory(key, shape);
  const ticked = () => read()?.tasks ?? [];
  return {
    read: ticked,
    forget,
    /** Ticks or unticks a task among those that the device keeps, which another tab may have changed.
     *  @returns all that are ticked now */
    tick(task: string, done: boolean): readonly string[] {
      const tasks = [...ticked().filter((other) => other !== task), ...(done ? [task] : [])];
      if (tasks.length === 0) forget();
      else write({ tasks });
      return tasks;
    },
    /** Calls back with the ticked tasks when another tab changes them. */
    follow(listener: (tasks: readonly string[]) => void) {
      const hear = (change: StorageEvent) => {
        if (change.key === null || change.key === key) listener(ticked());
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}
