import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { type Problem, sendProblem } from './problem.ts';

/** Long enough for a lock or a restart to pass, short enough for a waiting visitor. */
const RETRY_AFTER_SECONDS = '5';

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'The request could not be read. A body must be valid JSON, or a form.',
  413: 'The request is larger than 32 KiB.',
  415: 'Please send the request as application/json or application/x-www-form-urlencoded.',
  429: 'Too many requests in a minute. Please wait a little and send it again.',
};

export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  return sendProblem(reply, problemOf(error, request, reply));
}

/** Turns every thrown error into an answer: Fastify's refusals before a route runs, a server that
 *  cannot store or cannot keep up, and bugs. Logs the server's faults, except the database's, which have
 *  their watch, and says when to retry. */
export function problemOf(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Problem {
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    return { status, detail: REFUSALS[status] ?? 'The request could not be understood.' };
  }
  const withoutDatabase = isDatabaseUnavailable(error);
  if (withoutDatabase || status === 503) {
    if (!withoutDatabase) request.log.error({ err: error }, 'the server cannot keep up');
    reply.header('retry-after', RETRY_AFTER_SECONDS);
    const detail = 'We cannot take the request at the moment. Please send it again soon.';
    return { status: 503, detail };
  }
  request.log.error({ err: error }, 'a request failed');
  return { status: 500, detail: 'Something went wrong on our side.' };
}
