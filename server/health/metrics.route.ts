import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { operatorsIn } from '../http/operators.ts';
import type { Metrics } from '../sending/metrics.ts';

/** Prometheus reads the figures here. For every other client the address does not exist, whatever
 *  the method: it gets the answer of any wrong address.
 *  @param from networks in CIDR form that may read them
 *  @param sendNotFound answers a GET like any wrong address */
export function metricsRoute(
  app: FastifyInstance,
  metrics: Metrics,
  from: readonly string[],
  sendNotFound: (request: FastifyRequest, reply: FastifyReply) => void,
): void {
  const isOperator = operatorsIn(from);
  app.all('/metrics', async (request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads || !isOperator(request.raw)) {
      if (reads) sendNotFound(request, reply);
      else reply.callNotFound();
      return reply;
    }
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}
