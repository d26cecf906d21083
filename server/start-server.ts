import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Database, openDatabaseForVisitors } from './database/database.ts';
import { databaseName } from './database/database-name.ts';
import { watchDatabase } from './database/database-watch.ts';
import { everyMinute } from './database/jobs/every-minute.ts';
import type { LateDatabase } from './database/late-postgres.ts';
import {
  otherDatabases,
  refuseForgottenSqlite,
  refuseLostSqlite,
} from './database/new-database.ts';
import { createTapCounter } from './figures/tap-counter.ts';
import { newDatabaseWarnings } from './health/warnings.ts';
import { refuseSiteOfAnother } from './http/site/built-for.ts';
import { loadSite } from './http/site/load-site.ts';
import { createMails } from './mails.ts';
import { createWebhookWorker, switchWebhooks } from './notifications/webhooks/webhook.worker.ts';
import { startDailyPurge } from './retention/daily-purge.ts';
import { createLogEmptier } from './retention/empty-log.ts';
import { countMails } from './sending/count-mails.ts';
import { codesOf } from './sending/mail/failure-codes.ts';
import type { TriableMailer } from './sending/mail/mail.ts';
import { createMailer } from './sending/mail/mailer.ts';
import { meaningOf } from './sending/mail/smtp-trouble.ts';
import { type WatchedMailer, watchMail } from './sending/mail/watched-mailer.ts';
import { createMetrics } from './sending/metrics.ts';
import { together } from './sending/outbox/channel-worker.ts';
import { createOutboxWorker } from './sending/outbox/outbox.worker.ts';
import { type Config, printsToJournal } from './settings/config.ts';
import { createLog, type Log } from './settings/log.ts';
import { StartError } from './settings/start-error.ts';
import { newSignInLink } from './team/devices/sign-in-link.repository.ts';
import { createMailJobs } from './waiting/mail-jobs.ts';

export interface RunningServer {
  /** The address on this machine: http://localhost:3000 */
  readonly url: string;
  /** Makes a link that signs in a device, for whoever tries the site on their own machine; undefined for a public site,
   *  where nobody may read it on a screen, and while the database does not answer, which is no reason to end a server. */
  newSignInLink(): Promise<string | undefined>;
  /** Rejects if PostgreSQL was away as the server started, and is there now but cannot be used. Otherwise never settled. */
  readonly failed: Promise<never>;
  /** Finishes the open requests and the mail being sent. */
  close(): Promise<void>;
}

/** @param siteFolder the built site; null if another server has the pages, as in development
 *  @param pagesAt the address of that other server
 *  @throws StartError for a fault that the person who starts the server can mend */
export async function startServer(
  config: Config,
  siteFolder: string | null = 'dist/site',
  pagesAt?: string,
): Promise<RunningServer> {
  const log = createLog(config.logLevel);
  const now = () => new Date();
  refuseMailToNobody(config);
  if (siteFolder !== null) refuseSiteOfAnother(siteFolder, config.siteUrl);
  const site = siteFolder === null ? null : await loadSite(siteFolder, config.siteUrl, config.hsts);
  const watched = watchMail(createMailer(config));
  if (config.mail.kind === 'folder') await refuseUnwritableFolder(watched, config.mail.folder);
  refuseLostSqlite(config.database);
  const prepare = async (opened: Database) => {
    await refuseForgottenSqlite(opened, config.database);
    for (const warning of await newDatabaseWarnings(opened, config, now())) {
      log.warn(
        { database: databaseName(config.database), others: otherDatabases(config.database) },
        warning,
      );
    }
    await switchWebhooks(opened, config.webhooks, now());
  };
  let late: LateDatabase | undefined;
  const db = await openDatabaseForVisitors(config.database, prepare, (away) => {
    late = away;
  });
  const watch = watchDatabase({ db, log, now });
  const metrics = createMetrics({ db, watch, config, now });
  const mailer = countMails(watched, metrics);
  const { countAdviceFailure } = metrics;
  const working = { db, watch, log, now };
  const mail = createOutboxWorker({
    ...working,
    mailer,
    ...createMails(config, now),
    siteUrl: config.siteUrl,
    teamInbox: config.teamInbox[0],
    countAdviceFailure,
  });
  const { countWebhook } = metrics;
  const outbox = config.webhooks
    ? together(mail, createWebhookWorker({ ...working, receiver: config.webhooks, countWebhook }))
    : mail;
  const taps = createTapCounter(working);
  const emptier = createLogEmptier(working);
  const pages = pagesAt === undefined ? {} : { pagesAt };
  const deps = {
    config,
    db,
    watch,
    outbox,
    site,
    log,
    now,
    metrics,
    taps,
    emptier,
    mailRefusals: watched.refusals,
    mailTrouble: watched.trouble,
    ...pages,
  };
  const app = await buildApp(deps);
  const mailJobs = createMailJobs({ ...working, outbox, config });
  const url = await listen(app, config, () => {
    late?.stop();
    return db.destroy();
  });
  outbox.start();
  taps.start();
  emptier.start();
  // Not awaited: the server takes and keeps requests, whatever the mail server says.
  const trials = createMailTrials(watched, log);
  if (config.mail.kind === 'smtp') trials.start();
  const purge = startDailyPurge({ ...working, emptier, config });
  for (const job of mailJobs) job.start();
  return {
    url,
    failed: failureOf(late),
    async newSignInLink() {
      if (!isLocal(config.siteUrl) || late) return undefined;
      try {
        return await newSignInLink(db, pagesAt ?? url, { invited: 'start', now: now() });
      } catch (error) {
        if (!watch.failed(error)) throw error;
        return undefined;
      }
    },
    async close() {
      // In parallel: the service manager allows ten seconds for the slowest, not for their sum.
      trials.end();
      late?.stop();
      const stopped = mailJobs.map((job) => job.stop());
      await Promise.all([app.close(), ...stopped, outbox.stop(), purge.stop()]);
      await emptier.stop();
      await taps.stop();
      await db.destroy();
    },
  };
}

async function failureOf(late: LateDatabase | undefined): Promise<never> {
  await late?.opened;
  return Promise.withResolvers<never>().promise;
}

/** Whether the site is only for whoever sits at this machine. */
function isLocal(siteUrl: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(siteUrl).hostname);
}

/** Files are for a trial on a laptop: nobody would read those of a public site. */
function refuseMailToNobody({ mail, siteUrl }: Config): void {
  if (mail.kind === 'smtp' || !siteUrl.startsWith('https:')) return;
  throw new StartError(
    `SMTP_URL is missing: SITE_URL is ${siteUrl}, a public site, whose email has to reach people. For example SMTP_URL=smtps://user:password@mail.example`,
  );
}

async function refuseUnwritableFolder(mailer: TriableMailer, folder: string): Promise<void> {
  const failure = await mailer.tryOut();
  if (!failure) return;
  throw new StartError(`Mail cannot be written to ${folder}: ${failure.reason}. See MAIL_DIR.`);
}

/** Tries the mail server now, and each minute while it cannot be used, so that the warning ends when the fault does. A
 *  refused login is not tried again: some providers lock the account. */
function createMailTrials(mailer: WatchedMailer, log: Log) {
  let said: string | undefined;
  let isFirst = true;
  const trials = everyMinute(async () => {
    if (!isFirst && mailer.trouble() === undefined) return;
    isFirst = false;
    const failure = await mailer.tryOut();
    if (!failure) return log.info('the mail server is there and lets us in');
    const reason = codesOf(failure.reason);
    if (reason === said) return;
    said = reason;
    const meaning = meaningOf(failure.reason);
    log.error({ reason, meaning }, 'mail cannot be sent as things are');
  });
  // Not awaited: a trial of a silent server would delay the stop.
  return { start: trials.start, end: () => void trials.stop() };
}

async function listen(
  app: FastifyInstance,
  config: Config,
  destroy: () => Promise<void>,
): Promise<string> {
  const { host, port } = config;
  try {
    // The start prints the address itself, once: Fastify would log every address in between.
    const { level } = app.log;
    app.log.level = 'warn';
    await app.listen({ host, port });
    app.log.level = level;
  } catch (error) {
    await app.close();
    await destroy();
    throw explained(error, config);
  }
  const url = new URL(app.listeningOrigin);
  // A browser cannot open the wildcard address.
  if (url.hostname === '0.0.0.0' || url.hostname === '[::]') url.hostname = 'localhost';
  return url.origin;
}

/** A service is not started by npm, and its unit names another file. */
function elsewhere(port: number): string {
  return printsToJournal()
    ? `PORT=${port} in /etc/movers.env, or wherever the unit has its settings`
    : `PORT=${port} npm start, or PORT=${port} in .env`;
}

function explained(error: unknown, { host, port }: Config): unknown {
  // Only an error of the system has a code.
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} is taken. Stop what uses it, or choose another: ${elsewhere(port + 1)}.`,
      );
    case 'EACCES':
      return new StartError(
        `Port ${port} needs root or CAP_NET_BIND_SERVICE. Put a web server in front (docs/deploy.md, 4), or choose another: ${elsewhere(3000)}.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(
        `HOST=${host} is not an address of this machine, for example HOST=0.0.0.0`,
      );
    default:
      return error;
  }
}
