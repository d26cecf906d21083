import * as z from 'zod/mini';
import { storedShape } from './stored-shape.ts';
import { tabMemory } from './tab-memory.ts';

/** The sending of one filled form, over all its tries. */
export interface IdempotencyKey<Request> {
  /** The idempotency key: the same for every retry, so that an answer lost on the way never makes a
   *  second request, and a new one when the visitor changed something. */
  keyFor(request: Request): string;
  /** The key of the last try. */
  lastKey(): string | undefined;
  /** Takes over the key with which another tab, or an earlier one, tried to send. */
  resume(key: string, request: Request): void;
  /** Called after sending: the same words again are another request. */
  forget(): void;
}

/** An idempotency key that a header can carry and the server takes. */
export const idempotencyKeySchema = z.string().check(z.regex(/^[!-~]{1,255}$/));

const lastAttempt = storedShape(
  1,
  z.object({
    key: idempotencyKeySchema,
    /** The request as it was sent: tells a retry from a request that was changed since. */
    body: z.string(),
  }),
);

/** @param memoryKey where the tab remembers it, so that a reload between two tries changes nothing */
export function idempotencyKey<Request>(memoryKey: string): IdempotencyKey<Request> {
  const memory = tabMemory(memoryKey, lastAttempt);
  return {
    keyFor(request) {
      const body = JSON.stringify(request);
      const last = memory.read();
      if (last?.body === body) return last.key;
      const key = newKey();
      memory.write({ key, body });
      return key;
    },
    lastKey: () => memory.read()?.key,
    resume: (key, request) => memory.write({ key, body: JSON.stringify(request) }),
    forget: memory.forget,
  };
}

/** randomUUID is missing where the page came over plain HTTP from another machine. */
export function newKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
