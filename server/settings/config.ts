import { fstatSync } from 'node:fs';
import * as z from 'zod';
import { company } from '../../content/company.ts';
import { TERMS } from '../../content/terms.ts';
import { readDotEnv } from './dot-env.ts';
import { remindAfter } from './remind-after.ts';
import { misspeltSettings } from './setting-names.ts';
import {
  database,
  type Mailbox,
  mailbox,
  mailboxes,
  networks,
  siteUrl,
  smtpUrl,
  timeOfDayOrOff,
  webhookSecrets,
  webhookUrl,
  wholeNumber,
} from './setting-values.ts';
import { StartError } from './start-error.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const companyMailbox: Mailbox = { name: company.name, address: company.email };

const DOT_ENV = '.env';
const LEADS_BY_NPM = 'npm run leads --';

/** Names and defaults are a contract with every deployment; `.env.example` lists them. */
const environment = z.object({
  PORT: wholeNumber(0, 65_535, '3000').default(3000),
  HOST: z.string().optional(),
  SITE_URL: siteUrl.default('http://localhost:3000'),
  DATABASE_URL: database.prefault('sqlite:var/requests.db'),
  SMTP_URL: smtpUrl.optional(),
  MAIL_DIR: z.string().default('var/mail'),
  TEAM_INBOX: mailboxes.default([companyMailbox]),
  MAIL_FROM: mailbox.default(companyMailbox),
  // CIDRs only: a hop count, or a proxy trusted by name, lets a client choose its own address.
  TRUST_PROXY: networks.default([]),
  RATE_LIMIT: wholeNumber(0, 1_000_000, '10').default(10),
  METRICS_FROM: networks.default(['127.0.0.0/8', '::1/128']),
  HSTS: z.enum(['off', 'host', 'subdomains'], 'must be off, host or subdomains').default('host'),
  REMIND_AFTER: remindAfter.prefault('30m,4h,22h'),
  MORNING_MAIL: timeOfDayOrOff.prefault('6:30'),
  DAY_BEFORE: timeOfDayOrOff.prefault('16:00'),
  RETENTION_YEARS: wholeNumber(1, 100, '7').default(TERMS.keptFor.years),
  WEBHOOK_URL: webhookUrl.optional(),
  WEBHOOK_SECRET: webhookSecrets.optional(),
  WEBHOOK_CONTENT: z.enum(['anonymous', 'full'], 'must be anonymous or full').default('anonymous'),
  // Only leadsName() reads this, so that help works even if other settings are wrong.
  LEADS_NAME: z.string().optional(),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}, for example info`)
    .default('info'),
});

export const SETTING_NAMES: readonly string[] = Object.keys(environment.shape);

export type Config = ReturnType<typeof loadConfig>;

/** Reads and checks the environment.
 *  @param file the contents of .env, whose names are checked for slips more strictly
 *  @throws StartError that names every bad setting and every misspelt name, but quotes no value:
 *    some hold passwords. */
export function loadConfig(
  env: NodeJS.ProcessEnv = environmentAndDotEnv(),
  file: NodeJS.Dict<string> = env === process.env ? readDotEnv(DOT_ENV) : {},
) {
  // An empty `SMTP_URL=` in an .env file or a container's settings counts as not set.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const misspelt = [
    ...misspeltSettings(Object.keys(file), SETTING_NAMES, 'file'),
    ...misspeltSettings(Object.keys(set), SETTING_NAMES, 'environment'),
  ];
  const parsed = environment.safeParse(set);
  const problems = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`),
    ...halfWebhook(set),
  ];
  if (!parsed.success || misspelt.length + problems.length > 0) {
    const lines = [...new Set([...misspelt, ...problems])].map((line) => `  ${line}`);
    throw new StartError(
      ['Settings that do not fit (.env or the environment):', ...lines].join('\n'),
    );
  }
  const { data } = parsed;
  return {
    port: data.PORT,
    host: data.HOST ?? usualHost(data.SITE_URL),
    siteUrl: data.SITE_URL,
    database: data.DATABASE_URL,
    mail: data.SMTP_URL
      ? ({ kind: 'smtp', url: data.SMTP_URL } as const)
      : ({ kind: 'folder', folder: data.MAIL_DIR } as const),
    teamInbox: data.TEAM_INBOX,
    mailFrom: data.MAIL_FROM,
    trustProxy: data.TRUST_PROXY,
    rateLimit: data.RATE_LIMIT,
    metricsFrom: data.METRICS_FROM,
    hsts: data.HSTS,
    remindAfter: data.REMIND_AFTER,
    /** Minutes of the day; null for none. */
    morningMail: data.MORNING_MAIL,
    dayBefore: data.DAY_BEFORE,
    retentionYears: data.RETENTION_YEARS,
    webhooks:
      data.WEBHOOK_URL && data.WEBHOOK_SECRET
        ? { url: data.WEBHOOK_URL, secrets: data.WEBHOOK_SECRET, content: data.WEBHOOK_CONTENT }
        : null,
    logLevel: data.LOG_LEVEL,
  };
}

function halfWebhook({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret }: NodeJS.Dict<string>): string[] {
  if (url && !secret)
    return ['WEBHOOK_SECRET is missing: webhooks to WEBHOOK_URL are signed with it'];
  return secret && !url ? ['WEBHOOK_URL is missing: without it WEBHOOK_SECRET signs nothing'] : [];
}

/** A public site has a web server in front that speaks TLS, usually on the same machine: nobody else needs
 *  the port. A trial is also looked at from a phone. */
function usualHost(site: string): string {
  return site.startsWith('https:') ? '127.0.0.1' : '0.0.0.0';
}

/** Whether this process prints into systemd's journal (systemd.exec(5), JOURNAL_STREAM). */
export function printsToJournal(): boolean {
  const { dev, ino } = fstatSync(1);
  return process.env.JOURNAL_STREAM === `${dev}:${ino}`;
}

/** The folder for this program's data, as systemd names it (systemd.exec(5), StateDirectory). */
export function stateFolder(): string {
  return process.env.STATE_DIRECTORY ?? 'var';
}

/** The prefix of the team's commands on this machine, even if other settings are wrong or cannot be read. */
export function leadsName(): string {
  try {
    environmentAndDotEnv();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
  }
  return process.env.LEADS_NAME?.trim() || LEADS_BY_NPM;
}

/** The environment takes precedence over the file. */
function environmentAndDotEnv(): NodeJS.ProcessEnv {
  for (const [name, value] of Object.entries(readDotEnv(DOT_ENV))) process.env[name] ??= value;
  return process.env;
}
