import * as z from 'zod/mini';
import { CHECKLIST_KEY } from '../memory/link-storage-keys.ts';
import { deviceMemory } from '../memory/memory.ts';
import { storedShape } from '../memory/stored-shape.ts';

const NONE: readonly string[] = [];
const shape = storedShape(2, z.object({ tasks: z.array(z.string()) }));

/** The ids of a move's tasks that the visitor ticked on this device. */
export function tickedTasks(reference: string) {
  const memory = deviceMemory(CHECKLIST_KEY + reference, shape);
  const read = () => memory.read()?.tasks ?? NONE;
  return {
    ...memory,
    read,
    /** Ticks or unticks a task among those that the device keeps, which another tab may have changed. */
    tick(task: string, done: boolean) {
      const tasks = [...read().filter((other) => other !== task), ...(done ? [task] : [])];
      if (tasks.length === 0) memory.forget();
      else memory.write({ tasks });
    },
  };
}
