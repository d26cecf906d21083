import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { sendProblem } from './problem.ts';

/** Long enough for a lock or a restart to pass, short enough for somebody who waits at the form. */
const RETRY_AFTER_SECONDS = '5';

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'The request could not be read. A body must be valid JSON.',
  413: 'The request is larger than 32 KiB.',
  415: 'Please send the request as application/json.',
  429: 'Too many requests in a minute. Please wait a little and send it again.',
};

/** The one place where a throw becomes an answer: what Fastify refuses before a route runs, a
 *  database that cannot store, and bugs. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    const detail = REFUSALS[status] ?? 'The request could not be understood.';
    return sendProblem(reply, { status, detail });
  }
  if (isDatabaseUnavailable(error)) {
    request.log.error({ err: error }, 'the database cannot be used');
    reply.header('retry-after', RETRY_AFTER_SECONDS);
    const detail = 'We cannot take the request at the moment. Please send it again soon.';
    return sendProblem(reply, { status: 503, detail });
  }
  request.log.error({ err: error }, 'a request failed');
  return sendProblem(reply, { status: 500, detail: 'Something went wrong on our side.' });
}
