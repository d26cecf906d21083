import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { type Problem, sendProblem } from './problem.ts';

/** Hooks that refuse a client who asks too often. */
export interface PrivateLimits {
  readonly reads: onRequestAsyncHookHandler[];
  readonly writes: onRequestAsyncHookHandler[];
}

/** A hook for answers to the holder of a key: no cache and no search engine keeps them. */
export async function keepPrivate(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
}

const NOTHING_THERE: Problem = {
  status: 401,
  detail: 'This link doesn’t work. Part of it may be missing, or what it showed was deleted.',
};

export const IDEMPOTENCY_KEY_MISSING: Problem = {
  status: 400,
  detail: 'Please send an Idempotency-Key of 1 to 255 visible ASCII characters.',
};

/** The same answer to every key that opens nothing. */
export function refuseKey(reply: FastifyReply): FastifyReply {
  return sendProblem(reply.header('www-authenticate', 'Bearer'), NOTHING_THERE);
}
