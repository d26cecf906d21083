import * as z from 'zod/mini';
import { isNoAnswer } from '../../domain/empty-answer.ts';

/** A key that a header can carry and the server takes. */
export const idempotencyKeySchema = z.string().check(z.regex(/^[!-~]{1,255}$/));

/** Not randomUUID, which is missing where the page came over plain HTTP from another machine. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The last attempt to send something: its key, and what was sent, which tells a retry from a change since. */
export const lastTrySchema = z.object({ key: idempotencyKeySchema, body: z.string() });
type LastTry = z.output<typeof lastTrySchema>;

/** The same try again for what was tried last, so that an answer lost on the way stores nothing twice; else a new one.
 *  @param origin of what is tried: the same content has the same key then, even in a copy of the tab that has made no attempt */
export function tryAgain(content: unknown, last: LastTry | undefined, origin: string): LastTry {
  const body = answersIn(content);
  return last?.body === body ? last : { key: `${origin}-${hash(body)}`, body };
}

/** The answers as text, without the empty ones. */
export function answersIn(content: unknown): string {
  return JSON.stringify(content, (_name, value) => (isNoAnswer(value) ? undefined : value));
}

/** The origin of a key that {@link tryAgain} has made. */
export function originOf(key: string): string {
  return key.split('-')[0] ?? key;
}

/** FNV-1a in 64 bits. Not crypto.subtle, which is missing over plain HTTP, and answers late. */
function hash(text: string): string {
  let sum = 0xcbf29ce484222325n;
  for (let index = 0; index < text.length; index++) {
    sum = BigInt.asUintN(64, (sum ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n);
  }
  return sum.toString(36);
}
