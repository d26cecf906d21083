import type * as z from 'zod/mini';
import type { FieldError } from './problem.ts';

/** The first message of each field that is wrong, in the form's own field names. What is wrong
 *  inside the inventory is said of the inventory; a body without fields is called body. */
export function fieldErrors({ issues }: z.core.$ZodError): FieldError[] {
  const messages = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = String(path[0] ?? 'body');
    if (!messages.has(field)) messages.set(field, message);
  }
  return [...messages].map(([field, message]) => ({ field, message }));
}
