import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { healthRoutes } from './health/health.route.ts';
import { brokenRequestHandler } from './http/broken-request.ts';
import { handleError } from './http/error-handler.ts';
import { notFoundHandler } from './http/not-found.ts';
import { CLOSED_POLICY, securityHeaders } from './http/security-headers.ts';
import type { Log } from './log.ts';
import type { OutboxWorker } from './outbox/outbox.worker.ts';
import { quoteRoutes } from './quote/quote.route.ts';
import type { Site } from './site/load-site.ts';
import { hasPage, siteRoutes } from './site/site.route.ts';

export interface AppDeps {
  readonly config: Pick<Config, 'siteUrl' | 'trustProxy' | 'rateLimit' | 'mailFrom'>;
  readonly db: Database;
  readonly outbox: OutboxWorker;
  /** Null where the pages come from elsewhere: Astro's development server, a CDN. */
  readonly site: Site | null;
  readonly log: Log;
  readonly now: () => Date;
}

/** The longest request that the schema takes is 24 KiB. */
const BODY_LIMIT = 32 * 1024;

export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, site } = deps;
  const headers = { ...securityHeaders(config.siteUrl), 'content-security-policy': CLOSED_POLICY };
  const loggerInstance: FastifyBaseLogger = deps.log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustProxy.length > 0 && [...config.trustProxy],
    bodyLimit: BODY_LIMIT,
    // Unknown fields are ignored; these two as well, instead of being called bad JSON.
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    // What comes on an open connection while we stop is still answered.
    return503OnClosing: false,
    // These come before the hooks.
    frameworkErrors: (error, request, reply) => handleError(error, request, reply.headers(headers)),
    clientErrorHandler: brokenRequestHandler(headers),
    ...TIMEOUTS,
  });

  app.addHook('onSend', async (request, reply) => {
    reply.headers({ ...headers, 'x-request-id': request.id });
  });
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(notFoundHandler(app, (url) => site !== null && hasPage(site, url)));

  healthRoutes(app, deps);
  await app.register((api) => apiRoutes(api, deps));
  if (site) siteRoutes(app, site);
  return app;
}

async function apiRoutes(api: FastifyInstance, deps: AppDeps): Promise<void> {
  // The route and not the URL, into which somebody may have typed a name.
  api.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms }, 'answered');
  });
  // A body is JSON. Forms from a browser without script will be a second parser here.
  api.removeContentTypeParser('text/plain');
  await api.register(rateLimit, { global: false });
  quoteRoutes(api, deps);
}

/** All in milliseconds. */
const TIMEOUTS = {
  // A phone at the edge of the network sends 32 KiB in less; who takes longer holds a connection
  // that somebody else needs.
  requestTimeout: 10_000,
  // Nothing moved on the connection, in either direction.
  connectionTimeout: 30_000,
  // Longer than the 60 s for which nginx keeps a connection to us: the one that hangs up first must
  // be the proxy, or it sends a request into a closing door.
  keepAliveTimeout: 72_000,
  http: {
    // Headers are one packet or two.
    headersTimeout: 5000,
    // How late the two limits above may be noticed.
    connectionsCheckingInterval: 1000,
  },
};
