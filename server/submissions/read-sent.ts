import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Problem } from '../http/problem.ts';
import { bodyHash, isIdempotencyKey, KEY_UNUSABLE, type KeyedRequest } from './idempotency.ts';
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

/** The content and the idempotency key of an action, or the reason to refuse it. */
export function readSent<Content, Needs extends true | undefined>(
  { headers, body }: FastifyRequest,
  { schema, needsIdempotencyKey }: Wanted<Content, Needs>,
): Refusal | Read<Content, Needs> {
  const key = headers['idempotency-key'];
  if ((needsIdempotencyKey || key !== undefined) && !isIdempotencyKey(key)) {
    return { problem: KEY_UNUSABLE };
  }
  // Without a schema the content is undefined, the default of its type.
  const read = schema ? readContent(schema, body) : { content: undefined as Content };
  if ('problem' in read) return read;
  const sent = typeof key === 'string' ? { key, bodyHash: bodyHash(body) } : undefined;
  return { ...read, sent: sent as Read<Content, Needs>['sent'] }; // a key that is needed is there
}

/** Empty without one that can be used. */
export function idempotencyKeyIn({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  return isIdempotencyKey(key) ? key : '';
}
