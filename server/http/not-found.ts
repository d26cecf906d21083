import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './problem.ts';

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
