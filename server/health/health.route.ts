import type { FastifyInstance } from 'fastify';
import { type Database, pingDatabase } from '../database/database.ts';
import { sendProblem } from '../http/problem.ts';
import type { OutboxWorker } from '../outbox/outbox.worker.ts';

interface HealthDeps {
  readonly db: Database;
  readonly outbox: OutboxWorker;
}

export function healthRoutes(app: FastifyInstance, { db, outbox }: HealthDeps): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );

  app.get('/readyz', async (request, reply) => {
    try {
      await pingDatabase(db);
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return sendProblem(reply, { status: 503, detail: 'Requests cannot be stored.' });
    }
    if (!outbox.isRunning()) {
      return sendProblem(reply, { status: 503, detail: 'No mail is being sent.' });
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}
