import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Problem } from '../http/problem.ts';
import { callHash, isIdempotencyKey, KEY_UNUSABLE, type KeyedRequest } from './idempotency.ts';
import { readContent } from './read-content.ts';

export interface Read<Content, Needs extends true | undefined> {
  /** Undefined for an action without a schema. */
  readonly content: Content;
  readonly sent: Needs extends true ? KeyedRequest : KeyedRequest | undefined;
}

export interface Refusal {
  readonly problem: Problem;
}

interface Wanted<Content, Needs> {
  readonly schema?: z.ZodMiniType<Content>;
  readonly needsIdempotencyKey?: Needs;
}

/** The content and the idempotency key of an action, or the reason to refuse it.
 *  @param readsKey without it the action is the same however often it is taken */
export function readSent<Content, Needs extends true | undefined>(
  { headers, body, method, routeOptions }: FastifyRequest,
  { schema, needsIdempotencyKey }: Wanted<Content, Needs>,
  readsKey = true,
): Refusal | Read<Content, Needs> {
  const key = readsKey ? headers['idempotency-key'] : undefined;
  if ((needsIdempotencyKey || key !== undefined) && !isIdempotencyKey(key)) {
    return { problem: KEY_UNUSABLE };
  }
  // Without a schema the content is undefined, the default of its type.
  const read = schema ? readContent(schema, body) : { content: undefined as Content };
  if ('problem' in read) return read;
  const sent =
    typeof key === 'string'
      ? { key, bodyHash: callHash(`${method} ${routeOptions.url}`, body) }
      : undefined;
  return { ...read, sent: sent as Read<Content, Needs>['sent'] }; // a key that is needed is there
}

/** Empty without one that can be used. */
export function idempotencyKeyIn({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  return isIdempotencyKey(key) ? key : '';
}
