import { randomUUID } from 'node:crypto';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { company } from '../content/company.ts';
import { KIND_NAMES, type KindName } from '../domain/request/kind.ts';
import type { Database } from './database/database.ts';
import { type DatabaseWatch, watchDatabase } from './database/database-watch.ts';
import type { storageState } from './database/storage-state.ts';
import { tapRoute } from './figures/tap.route.ts';
import { createTapCounter, type TapCounter } from './figures/tap-counter.ts';
import { healthRoutes } from './health/health.route.ts';
import { metricsRoute } from './health/metrics.route.ts';
import type { WarningsDeps } from './health/warnings.ts';
import { documentApi, documentRoute } from './http/api-document.ts';
import { limitClients } from './http/client-limit.ts';
import { CONNECTION_LIMITS, MOST_CONNECTIONS } from './http/connection-limits.ts';
import { brokenRequestHandler, handleError, notFoundHandler } from './http/error-handler.ts';
import { readForwardedFor } from './http/forwarded-for.ts';
import { type PressureLimits, refuseUnderPressure } from './http/pressure.ts';
import { BODY_LIMIT, parseForms, parseJson } from './http/request-body.ts';
import { pathOfTarget } from './http/request-target.ts';
import { CLOSED_POLICY, securityHeaders } from './http/security-headers.ts';
import type { Site } from './http/site/load-site.ts';
import { asksForPage, hasPage, sendNotFound, siteRoutes } from './http/site/site.route.ts';
import { formAnswers } from './requests/forms/form-answers.ts';
import { thankYouRoutes } from './requests/forms/thank-you.route.ts';
import { kindOf } from './requests/kinds/kinds.ts';
import { submissionRoute } from './requests/submission.route.ts';
import { createLogEmptier, type LogEmptier } from './retention/empty-log.ts';
import { countRequests } from './sending/count-requests.ts';
import type { MailRefusal } from './sending/mail/watched-mailer.ts';
import { createMetrics, type Metrics } from './sending/metrics.ts';
import type { OutboxWorker } from './sending/outbox/channel-worker.ts';
import type { Config } from './settings/config.ts';
import type { Log } from './settings/log.ts';
import { release } from './settings/release.ts';
import { deskRoutes } from './team/desk/desk.route.ts';
import { deviceRoutes } from './team/devices/device.route.ts';
import { signInRoute } from './team/devices/sign-in.route.ts';
import { onlySignedIn } from './team/devices/signed-in.ts';
import { diaryRoutes } from './team/diary/diary.route.ts';
import { movePlanRoute } from './your-move/move-plan.route.ts';
import { yourMoveRoutes } from './your-move/your-move.route.ts';

export interface AppDeps {
  readonly config: Pick<
    Config,
    | 'siteUrl'
    | 'mail'
    | 'hsts'
    | 'database'
    | 'trustProxy'
    | 'rateLimit'
    | 'mailFrom'
    | 'retentionYears'
    | 'dayBefore'
    | 'metricsFrom'
    | 'webhooks'
  >;
  readonly db: Database;
  /** Shared with the outbox, which also writes. */
  readonly watch?: DatabaseWatch;
  readonly outbox: OutboxWorker;
  /** Null where another server has the pages: Astro's development server, a CDN. */
  readonly site: Site | null;
  /** The other server's address: a visitor who opens this server's address is redirected there. */
  readonly pagesAt?: string;
  readonly log: Log;
  readonly now: () => Date;
  /** Shared with the mailer, which counts outside the app. */
  readonly metrics?: Metrics;
  /** Stores what it counts while the server runs. */
  readonly taps?: TapCounter;
  /** Shared with the daily purge. */
  readonly emptier?: Pick<LogEmptier, 'empty'>;
  readonly mailRefusals?: ReadonlySet<MailRefusal>;
  readonly mailTrouble?: NonNullable<WarningsDeps['mailTrouble']>;
  readonly storage?: typeof storageState;
  /** Beyond them submissions are turned away. */
  readonly pressure?: PressureLimits;
}

/** Reads of a request per client and minute. No limit on sending means no limit on reading either. */
const MOST_READS = 60;

export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, site, pagesAt } = deps;
  const headers = {
    ...securityHeaders(config.siteUrl, config.hsts),
    'content-security-policy': CLOSED_POLICY,
  };
  const loggerInstance: FastifyBaseLogger = deps.log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustProxy.length > 0 && [...config.trustProxy],
    rewriteUrl: pathOfTarget,
    bodyLimit: BODY_LIMIT,
    // Requests on open connections are still answered during shutdown.
    return503OnClosing: false,
    // Fastify answers these before any hook runs.
    frameworkErrors: (error, request, reply) =>
      site?.notFoundPage && asksForPage(request)
        ? sendNotFound(request, reply, site)
        : handleError(error, request, reply.headers(headers)),
    clientErrorHandler: brokenRequestHandler(headers),
    ...CONNECTION_LIMITS,
  });
  app.server.maxConnections = MOST_CONNECTIONS;
  if (config.trustProxy.length > 0) app.addHook('onRequest', readForwardedFor);

  app.addHook('onSend', async (request, reply) => {
    // A page made for one visitor keeps its own policy.
    const policy = reply.getHeader('content-security-policy') ?? CLOSED_POLICY;
    reply.headers({ ...headers, 'content-security-policy': policy, 'x-request-id': request.id });
  });
  app.setErrorHandler(handleError);
  const title = `API of ${company.name}`;
  const toDocument = documentApi(app, { title, version: release.version, url: config.siteUrl });
  app.setNotFoundHandler(notFoundHandler(app, (url) => site !== null && hasPage(site, url)));

  const watch = deps.watch ?? watchDatabase(deps);
  // A visitor who hangs up is an ECONNRESET too, to which Fastify gives a status.
  app.addHook('onError', async (_request, _reply, error) => {
    if (error.statusCode === undefined) watch.failed(error);
  });
  app.addHook('onClose', () => watch.stop());
  const metrics = deps.metrics ?? createMetrics({ ...deps, watch });
  countRequests(app, metrics);
  metricsRoute(app, metrics, config.metricsFrom, (request, reply) =>
    site ? sendNotFound(request, reply, site) : reply.callNotFound(),
  );
  healthRoutes(app, { ...deps, watch });
  const taps = deps.taps ?? createTapCounter(deps);
  const emptier = deps.emptier ?? createLogEmptier({ ...deps, watch });
  await app.register((api) => apiRoutes(api, { ...deps, metrics, taps, emptier, toDocument }));
  if (site) {
    thankYouRoutes(app, site);
    siteRoutes(app, site);
  } else if (pagesAt !== undefined) {
    app.get('/', (_request, reply) => reply.redirect(pagesAt));
  }
  return app;
}

async function apiRoutes(
  api: FastifyInstance,
  deps: AppDeps &
    Required<Pick<AppDeps, 'metrics' | 'taps' | 'emptier'>> & { readonly toDocument: () => object },
): Promise<void> {
  // Logs the route, not the URL: a visitor may have typed a name into that.
  api.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms }, 'answered');
  });
  // A body is JSON, or a form from a browser without script.
  api.removeContentTypeParser(['text/plain', 'application/json']);
  parseJson(api);
  const { rateLimit } = deps.config;
  // One limit for all forms, because it counts per client. A request that is shed under load does not
  // count.
  const isPressed = await refuseUnderPressure(api, deps.pressure);
  const { asking, sending, byKey, isOver } = await limitClients(api, rateLimit);
  const writes = [isPressed, ...byKey];
  const { byKey: reads } = await limitClients(api, rateLimit && MOST_READS);
  // Registered before the forms: these routes accept JSON bodies only.
  await api.register(async (own) => yourMoveRoutes(own, { reads, writes }, deps));
  await api.register(async (own) => movePlanRoute(own, { reads, writes }, deps));
  await api.register(async (own) => signInRoute(own, { writes: [isPressed, ...sending] }, deps));
  const signedIn = onlySignedIn(api, deps);
  const team = { reads: [...reads, signedIn], writes: [...writes, signedIn] };
  await api.register(async (own) => deviceRoutes(own, team, deps));
  await api.register(async (own) => deskRoutes(own, team, deps));
  await api.register(async (own) => diaryRoutes(own, { ...team, feed: reads }, deps));
  // Whoever calls can still send a form.
  tapRoute(api, (await limitClients(api, rateLimit)).sending, deps);
  parseForms(api);
  const take = <Name extends KindName>(name: Name) => {
    const kind = kindOf({ kind: name });
    deps.metrics.expectSubmissions(name);
    const answers = formAnswers(kind, { site: deps.site, log: deps.log });
    submissionRoute(api, { kind, answers, limits: [isPressed, ...asking], isOver }, deps);
  };
  for (const name of KIND_NAMES) take(name);
  documentRoute(api, deps.toDocument);
}
