import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { list } from '../../domain/shown.ts';

const fieldError = z.object({ field: z.string(), message: z.string() });
export type FieldError = Readonly<z.output<typeof fieldError>>;

/** The answer to a refused request, in the format of RFC 9457. */
export const problemSchema = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  /** For the visitor: it never reveals internals. */
  detail: z.string().check(z.minLength(1)),
  errors: z.exactOptional(list(fieldError)),
  /** What would help: a device that is signed in. */
  needs: z.exactOptional(z.literal('device')),
});

/** The reason for refusing a request. */
export type Problem = Readonly<Omit<z.output<typeof problemSchema>, 'type' | 'title'>>;

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  const title = STATUS_CODES[problem.status] ?? 'Error';
  const body = JSON.stringify({ type: 'about:blank', title, ...problem });
  return (
    reply
      .code(problem.status)
      .header('cache-control', 'no-store')
      .type('application/problem+json')
      // Bytes, because Fastify adds a charset to text, and this type has none (RFC 9457, 6.1).
      .send(Buffer.from(body))
  );
}
