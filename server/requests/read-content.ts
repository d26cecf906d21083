import type * as z from 'zod/mini';
import { fieldErrors } from '../http/field-errors.ts';
import type { Problem } from '../http/problem.ts';

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
