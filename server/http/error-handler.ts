import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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

const STATUS_OF_CODE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers a request that is not HTTP or is too slow, and hangs up: it never reaches a route. */
export function brokenRequestHandler(headers: Readonly<Record<string, string>>) {
  const headerLines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return (error: Error & { code?: string }, socket: Socket) => {
    if (error.code !== 'ECONNRESET' && socket.writable) {
      const status = STATUS_OF_CODE[error.code ?? ''] ?? 400;
      const statusLine = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
      socket.write(
        `${statusLine}${headerLines.join('')}content-length: 0\r\nconnection: close\r\n\r\n`,
      );
    }
    socket.destroy(error);
  };
}

/** Answers a request that no route takes: 405 if only the method does not fit, else 404.
 *  @param hasPage whether the site has a page at this URL */
export function notFoundHandler(app: FastifyInstance, hasPage: (url: string) => boolean) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '/'] = request.url.split('?');
    // A route that takes the method and still ends up here hides itself from this client.
    const isHidden = app.hasRoute({ method: request.method, url: path });
    const allowed = hasPage(request.url)
      ? ['GET', 'HEAD']
      : ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'].filter((method) =>
          app.hasRoute({ method, url: path }),
        );
    if (isHidden || allowed.length === 0) {
      return sendProblem(reply, { status: 404, detail: 'There is nothing at this address.' });
    }
    reply.header('allow', allowed.join(', '));
    const detail = `This address takes ${allowed.join(' and ')} only.`;
    return sendProblem(reply, { status: 405, detail });
  };
}
