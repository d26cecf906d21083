import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';

/** The reason for refusing a request, in the format of RFC 9457. */
export interface Problem {
  readonly status: number;
  /** For the visitor: it never reveals internals. */
  readonly detail: string;
  readonly errors?: readonly FieldError[];
}

export interface FieldError {
  readonly field: string;
  readonly message: string;
}

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
