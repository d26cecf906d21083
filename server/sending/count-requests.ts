import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Counts answers by the routes as they are written in the code; called before they are added. */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) metrics.expectRequests(each, url);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'none', method } = request.routeOptions;
    const { statusCode: status, elapsedTime } = reply;
    const seconds = elapsedTime / 1000;
    metrics.countRequest({ method: String(method ?? request.method), route, status, seconds });
    done();
  });
}
