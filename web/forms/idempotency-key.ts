import * as z from 'zod/mini';

/** A key that a header can carry and the server takes. */
export const idempotencyKeySchema = z.string().check(z.regex(/^[!-~]{1,255}$/));

/** Not randomUUID, which is missing where the page came over plain HTTP from another machine. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The last try to send something: its key, and what was sent, which tells a retry from a change since. */
export const lastTrySchema = z.object({ key: idempotencyKeySchema, body: z.string() });
type LastTry = z.output<typeof lastTrySchema>;

/** The same try again for what was tried last, so that an answer lost on the way stores nothing twice; else a new one. */
export function tryAgain(content: unknown, last: LastTry | undefined): LastTry {
  const body = JSON.stringify(content);
  return last?.body === body ? last : { key: newIdempotencyKey(), body };
}
