import type * as z from 'zod/mini';
import type { FieldError, Problem } from '../http/problem.ts';

/** The content of a body by this schema, or the reason to refuse it.
 *  @param body undefined when there was none */
export function readContent<Content>(
  schema: z.ZodMiniType<Content>,
  body: unknown,
): { readonly content: Content } | { readonly problem: Problem } {
  if (body === undefined) {
    return { problem: { status: 400, detail: 'Please send the request as JSON or as a form.' } };
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return { content: parsed.data };
  const detail = 'Some answers are missing or cannot be used.';
  return { problem: { status: 422, detail, errors: fieldErrors(parsed.error) } };
}

/** The first message for each wrong field, under the form's own field names. An error inside the
 *  inventory is reported for the inventory; a body without fields is called body. */
function fieldErrors({ issues }: z.core.$ZodError): FieldError[] {
  const messages = new Map<string, string>();
  for (const { path, message } of issues) {
    // The place of an item that has fields of its own: 'visits.1.day'.
    const isInItem = path.length > 2 && Number.isInteger(Number(path[1]));
    const field = isInItem ? path.join('.') : String(path[0] ?? 'body');
    if (!messages.has(field)) messages.set(field, message);
  }
  return [...messages].map(([field, message]) => ({ field, message }));
}
