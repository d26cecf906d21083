import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { texts } from '../../domain/shown.ts';
import { pingDatabase } from '../database/database.ts';
import type { DatabaseWatch } from '../database/database-watch.ts';
import type { Described } from '../http/described.ts';
import { operatorsIn } from '../http/operators.ts';
import { sendProblem } from '../http/problem.ts';
import type { OutboxWorker } from '../sending/outbox/channel-worker.ts';
import type { Config } from '../settings/config.ts';
import { release } from '../settings/release.ts';
import { createWarnings, type WarningsDeps } from './warnings.ts';

const alive = z.object({ status: z.literal('alive'), version: z.string() });
const HEALTHZ: Described = { summary: 'Whether it runs', answers: { 200: ['Alive', alive] } };

const ready = z.object({ status: z.literal('ready'), warnings: z.optional(texts) });
const READYZ: Described = {
  summary: 'Whether requests are stored and mailed, and what somebody should look at',
  answers: { 200: ['Ready', ready] },
  refusals: [503],
};

const CANNOT_STORE = 'Requests cannot be stored.';
const LOST_FILES =
  'Requests cannot be stored: the database’s files were deleted, moved or written over. The log says what to do.';

const FOR_STRANGERS = 'Not ready. On the machine itself this address says why.';

interface HealthDeps extends WarningsDeps {
  readonly config: WarningsDeps['config'] & Pick<Config, 'metricsFrom'>;
  readonly watch: Pick<DatabaseWatch, 'works' | 'failed' | 'hasLostFiles'>;
  readonly outbox: Pick<OutboxWorker, 'isRunning'>;
  readonly now: () => Date;
}

/** /healthz: the process answers, and which release it is; a service manager asks this. /readyz: a load balancer may send
 *  visitors here, because their requests are stored and will be mailed. A database that can be read may
 *  still take no writes, so a failure counts until a write succeeds. Waiting mail is only a
 *  warning: requests are as safe as ever, and otherwise every server that shares the outbox would
 *  be taken out at once. Anybody learns whether it is ready, and only METRICS_FROM why, or what to look at: an attacker
 *  would see what their flood does. */
export function healthRoutes(app: FastifyInstance, deps: HealthDeps): void {
  const { db, watch, outbox, now } = deps;
  const warningsAt = createWarnings(deps);
  const isOperator = operatorsIn(deps.config.metricsFrom);
  app.get('/healthz', { config: { api: HEALTHZ } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive', version: release.version }),
  );

  app.get('/readyz', { config: { api: READYZ } }, async (request, reply) => {
    const mayKnowWhy = isOperator(request.raw);
    const notReady = (why: string) =>
      sendProblem(reply, { status: 503, detail: mayKnowWhy ? why : FOR_STRANGERS });
    const cannotStore = () => notReady(watch.hasLostFiles() ? LOST_FILES : CANNOT_STORE);
    if (!watch.works()) return cannotStore();
    try {
      await pingDatabase(db);
      if (!outbox.isRunning()) return notReady('No mail is being sent.');
      const warnings = mayKnowWhy ? await warningsAt(now()) : [];
      return reply
        .header('cache-control', 'no-store')
        .send({ status: 'ready', ...(warnings.length > 0 && { warnings }) });
    } catch (error) {
      if (!watch.failed(error)) request.log.error({ err: error }, 'readiness cannot be checked');
      return cannotStore();
    }
  });
}
