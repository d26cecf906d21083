import { fstatSync } from 'node:fs';
import addressparser from 'nodemailer/lib/addressparser';
import * as z from 'zod';
import { company } from '../content/company.ts';
import { TERMS } from '../content/terms.ts';
import { isEmail } from '../domain/fields.ts';
import { parseCidr } from './cidr.ts';
import { databasePath } from './database-path.ts';
import { readDotEnv } from './dot-env.ts';
import { postgresUrls } from './postgres-urls.ts';
import { remindAfter } from './remind-after.ts';
import { misspeltSettings } from './setting-names.ts';
import { StartError } from './start-error.ts';
import { timeOfDayOrOff } from './time-of-day.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

function wholeNumber(least: number, most: number, example: string) {
  const message = `must be a whole number from ${least} to ${most}, for example ${example}`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .pipe(z.int(message).min(least, message).max(most, message));
}

/** Only the scheme, host and port, as in a browser's Origin header. */
const siteUrl = z.string().transform((text, context) => {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash) {
    return url.origin;
  }
  context.addIssue('must be a web address without a path, for example https://www.movers.example');
  return z.NEVER;
});

/** PostgreSQL's own programs and this one read the other modes differently: `require` checks no certificate there. */
const TLS_MODES = ['disable', 'verify-full'];

const database = z.string().transform((text, context) => {
  if (/^postgres(ql)?:\/\/./.test(text) && postgresUrls(text).every((url) => URL.canParse(url))) {
    const [, query] = text.split('?');
    const options = new URLSearchParams(query);
    if (!options.has('ssl') && TLS_MODES.includes(options.get('sslmode') ?? 'disable')) {
      return { kind: 'postgres', url: text } as const;
    }
    context.addIssue(
      'must have no TLS, or check the certificate: ?sslmode=verify-full&sslrootcert=/etc/ssl/certs/ca-certificates.crt',
    );
    return z.NEVER;
  }
  const [, file] = /^sqlite:(?:\/\/)?(.+)$/.exec(text) ?? [];
  if (file && file !== ':memory:') return { kind: 'sqlite', file: databasePath(file) } as const;
  context.addIssue(
    'must name a file or a PostgreSQL database, for example sqlite:var/requests.db or postgres://user:password@host/movers',
  );
  return z.NEVER;
});

/** @returns what is wrong, to continue a sentence that begins with the setting's name */
export function databaseSetting(text: string): z.infer<typeof database> | string {
  const { data, error } = database.safeParse(text);
  return data ?? error?.issues[0]?.message ?? 'cannot be read';
}

/** Refuses options, which the mail library would read from the URL: some switch off encryption or
 *  the check of certificates. After a / or # in a password its beginning would pass for the host, and be logged. */
const smtpUrl = z.string().transform((text, context) => {
  const url = URL.parse(text);
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname || url.search) {
    context.addIssue(
      'must be an SMTP server, and no options, for example smtp://user:password@mail.example:587',
    );
  } else if (url.hash || !/^\/?$/.test(url.pathname)) {
    context.addIssue('must have %40 for @, %2F for / and %23 for # in its user and password');
  }
  return text;
});

const mailboxes = z.string().transform((text, context): readonly Mailbox[] => {
  const parsed = addressparser(text, { flatten: true });
  if (parsed.length > 0 && parsed.every(({ address }) => isEmail(address))) {
    return parsed.map(({ name, address }) => ({ name, address }));
  }
  context.addIssue(
    'must be email addresses with commas between them, for example Quote desk <desk@movers.example>, owner@movers.example',
  );
  return z.NEVER;
});

const mailbox = mailboxes.transform((parsed, context) => {
  const [only, second] = parsed;
  if (only && !second) return only;
  context.addIssue('must be one email address, for example Quote desk <desk@movers.example>');
  return z.NEVER;
});

const networks = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine(
    (cidrs) => cidrs.every(parseCidr),
    'must be addresses in CIDR form, for example 127.0.0.1/32,10.0.0.0/8',
  );

const companyMailbox: Mailbox = { name: company.name, address: company.email };

const DOT_ENV = '.env';
const LEADS_BY_NPM = 'npm run leads --';

/** Names and defaults are a contract with every deployment; ARCHITECTURE.md lists them. */
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
  // Only leadsName() reads this, so that help works even if other settings are wrong.
  LEADS_NAME: z.string().optional(),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}, for example info`)
    .default('info'),
});

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
  const settings = Object.keys(environment.shape);
  const misspelt = [
    ...misspeltSettings(Object.keys(file), settings, 'file'),
    ...misspeltSettings(Object.keys(set), settings, 'environment'),
  ];
  const parsed = environment.safeParse(set);
  if (!parsed.success || misspelt.length > 0) {
    const problems = (parsed.error?.issues ?? []).map(
      ({ path, message }) => `${path.join('.')} ${message}`,
    );
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
    logLevel: data.LOG_LEVEL,
  };
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
