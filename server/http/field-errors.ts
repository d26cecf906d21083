import type * as z from 'zod/mini';
import type { FieldError } from './problem.ts';

/** The first message for each wrong field, under the form's own field names. An error inside the
 *  inventory is reported for the inventory; a body without fields is called body. */
export function fieldErrors({ issues }: z.core.$ZodError): FieldError[] {
  const messages = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = String(path[0] ?? 'body');
    if (!messages.has(field)) messages.set(field, message);
  }
  return [...messages].map(([field, message]) => ({ field, message }));
}
