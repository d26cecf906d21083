import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { texts } from '../../domain/shown.ts';
import type { Config } from '../config.ts';
import { type Database, pingDatabase } from '../database/database.ts';
import type { DatabaseWatch } from '../database/database-watch.ts';
import { storageState } from '../database/storage-state.ts';
import type { Described } from '../http/described.ts';
import { sendProblem } from '../http/problem.ts';
import type { OutboxWorker } from '../outbox/channel-worker.ts';
import { outboxBacklog } from '../outbox/outbox-backlog.ts';
import { release } from '../release.ts';
import { areSuspended } from '../webhooks/webhook-switch.ts';
import { backlogWarnings } from './backlog-warnings.ts';
import { clockWarnings } from './clock-warnings.ts';
import { newDatabaseWarnings } from './new-database-warnings.ts';
import { storageWarnings } from './storage-warnings.ts';

const SUSPENDED = 'The receiver of webhooks wants no more (410): see WEBHOOK_URL, and start again.';

const alive = z.object({ status: z.literal('alive'), version: z.string() });
const HEALTHZ: Described = { summary: 'Whether it runs', answers: { 200: ['Alive', alive] } };

const ready = z.object({ status: z.literal('ready'), warnings: z.optional(texts) });
const READYZ: Described = {
  summary: 'Whether requests are stored and mailed, and what somebody should look at',
  answers: { 200: ['Ready', ready] },
  refusals: [503],
};

interface HealthDeps {
  readonly db: Database;
  readonly watch: Pick<DatabaseWatch, 'works' | 'failed'>;
  readonly outbox: Pick<OutboxWorker, 'isRunning'>;
  readonly now: () => Date;
  readonly config: Pick<Config, 'siteUrl' | 'database' | 'retentionYears' | 'webhooks'>;
  readonly storage?: typeof storageState;
  readonly loginRefused?: () => boolean;
  readonly mailRefused?: () => boolean;
  readonly addressRefused?: () => boolean;
}

/** /healthz: the process answers, and which release it is; a service manager asks this. /readyz: a load balancer may send
 *  visitors here, because their requests are stored and will be mailed. A database that can be read may
 *  still take no writes, so a failure counts until a write succeeds. Waiting mail is only a
 *  warning: requests are as safe as ever, and otherwise every server that shares the outbox would
 *  be taken out at once. */
export function healthRoutes(app: FastifyInstance, deps: HealthDeps): void {
  const { db, watch, outbox, now, config, storage = storageState } = deps;
  app.get('/healthz', { config: { api: HEALTHZ } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive', version: release.version }),
  );

  app.get('/readyz', { config: { api: READYZ } }, async (request, reply) => {
    const cannotStore = () =>
      sendProblem(reply, { status: 503, detail: 'Requests cannot be stored.' });
    if (!watch.works()) return cannotStore();
    try {
      await pingDatabase(db);
      if (!outbox.isRunning()) {
        return sendProblem(reply, { status: 503, detail: 'No mail is being sent.' });
      }
      const warnings = [
        ...mailWarnings(deps),
        ...backlogWarnings(
          await outboxBacklog(db, now()),
          await outboxBacklog(db, now(), 'webhook'),
        ),
        ...(config.webhooks && (await areSuspended(db)) ? [SUSPENDED] : []),
        ...storageWarnings(await storage(config.database), config, now()),
        ...(await clockWarnings(db, config, now())),
        ...(await newDatabaseWarnings(db, config, now())),
      ];
      return reply
        .header('cache-control', 'no-store')
        .send({ status: 'ready', ...(warnings.length > 0 && { warnings }) });
    } catch (error) {
      if (!watch.failed(error)) request.log.error({ err: error }, 'readiness cannot be checked');
      return cannotStore();
    }
  });
}

function mailWarnings({ loginRefused, mailRefused, addressRefused }: HealthDeps): string[] {
  return [
    ...(loginRefused?.()
      ? ['The mail server refuses the login: see user and password in SMTP_URL.']
      : []),
    ...(mailRefused?.() ? ['The mail server refuses our email: leads outbox says why.'] : []),
    ...(addressRefused?.()
      ? ['The mail server refuses an address in TEAM_INBOX: leads test-mail says which.']
      : []),
  ];
}
