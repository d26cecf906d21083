import * as z from 'zod/mini';

/** A key that a header can carry and the server takes. */
export const idempotencyKeySchema = z.string().check(z.regex(/^[!-~]{1,255}$/));

/** Not randomUUID, which is missing where the page came over plain HTTP from another machine. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
