import type { FastifyInstance } from 'fastify';
import { sendProblem } from './problem.ts';

/** Takes over the two refusals that Node would give by itself, bare of our headers. It needs
 *  `requireHostHeader: false` in the server's options. */
export function refuseInsteadOfNode(app: FastifyInstance): void {
  // HTTP/1.1 asks for a Host (RFC 9112, 3.2); HTTP/1.0 has none.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers.host !== undefined || request.raw.httpVersion !== '1.1') return done();
    reply.header('connection', 'close');
    sendProblem(reply, { status: 400, detail: 'The request has no Host header.' });
  });
  // An expectation that nobody knows may be ignored (RFC 9110, 10.1.1).
  app.server.on('checkExpectation', (request, response) => {
    app.server.emit('request', request, response);
  });
}
