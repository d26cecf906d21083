import { resolve } from 'node:path';
import addressparser from 'nodemailer/lib/addressparser';
import * as z from 'zod';
import { isEmail } from '../../domain/fields.ts';
import { parseCidr } from './cidr.ts';
import { databasePath } from './database-path.ts';
import { postgresUrls } from './postgres-urls.ts';

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

export function wholeNumber(least: number, most: number, example: string) {
  const message = `must be a whole number from ${least} to ${most}, for example ${example}`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .pipe(z.int(message).min(least, message).max(most, message));
}

/** A setting that is read from its text.
 *  @param read gives undefined for a text that the message then refuses */
export function setting<Value>(read: (text: string) => Value | undefined, message: string) {
  return z.string().transform((text, context) => {
    const value = read(text);
    if (value !== undefined) return value;
    context.addIssue(message);
    return z.NEVER;
  });
}

/** Only the scheme, host and port, as in a browser's Origin header. */
export const siteUrl = setting((text) => {
  const url = URL.parse(text);
  const isWeb = url !== null && /^https?:$/.test(url.protocol);
  return isWeb && url.pathname === '/' && !url.search && !url.hash ? url.origin : undefined;
}, 'must be a web address without a path, for example https://www.movers.example');

/** PostgreSQL's own programs and this one read the other modes differently: `require` checks no certificate there. */
const TLS_MODES = ['disable', 'verify-full'];

interface SqliteFile {
  readonly kind: 'sqlite';
  /** Without symbolic links. */
  readonly file: string;
  /** As it was named, if that is a symbolic link or leads through one. */
  readonly named?: string;
}

function sqliteFile(path: string): SqliteFile {
  const [file, named] = [databasePath(path), resolve(path)];
  return { kind: 'sqlite', file, ...(named !== file && { named }) };
}

export const database = z.string().transform((text, context) => {
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
  if (file && file !== ':memory:') return sqliteFile(file);
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
export const smtpUrl = z.string().transform((text, context) => {
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

/** '6:30' as minutes of the day; null for 'off'. */
export const timeOfDayOrOff = setting((text): number | null | undefined => {
  if (text.trim() === 'off') return null;
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(text.trim()) ?? [];
  return Number(hours) <= 23 ? Number(hours) * 60 + Number(minutes) : undefined;
}, 'must be off, or a time in local time, for example 6:30');

export const mailboxes = setting(
  readMailboxes,
  'must be email addresses with commas between them, for example Quote desk <desk@movers.example>, owner@movers.example',
);

export const mailbox = setting((text) => {
  const [only, second] = readMailboxes(text) ?? [];
  return second ? undefined : only;
}, 'must be one email address, for example Quote desk <desk@movers.example>');

function readMailboxes(text: string): readonly Mailbox[] | undefined {
  const parsed = addressparser(text, { flatten: true });
  if (parsed.length === 0 || !parsed.every(({ address }) => isEmail(address))) return undefined;
  return parsed.map(({ name, address }) => ({ name, address }));
}

export const networks = setting((text) => {
  const cidrs = text.split(',').map((part) => part.trim());
  return cidrs.every(parseCidr) ? cidrs : undefined;
}, 'must be addresses in CIDR form, for example 127.0.0.1/32,10.0.0.0/8');

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** A password in it would be sent by no client. Whoever sets it may name a machine of their own network. */
export const webhookUrl = setting((text) => {
  const url = URL.parse(text);
  const isSafe = url?.protocol === 'https:';
  const isNear = url?.protocol === 'http:' && LOOPBACK.test(url.hostname);
  const isReached = url !== null && (isSafe || isNear);
  return isReached && !url.username && !url.password && !url.hash ? url.href : undefined;
}, 'must be an https address, or http on this machine, without user and password, for example https://hooks.example/movers');

const LEAST_KEY_BYTES = 24;
const MOST_KEY_BYTES = 64;

/** One as Standard Webhooks 1.0.0 writes it; two while it changes. */
export const webhookSecrets = setting((text) => {
  const secrets = text.split(',').map((part) => part.trim());
  return secrets.length <= 2 && secrets.every(isWebhookSecret) ? secrets : undefined;
}, 'must be whsec_ and 24 to 64 random bytes in base64, for example from: echo "whsec_$(openssl rand -base64 32)"; or two of these with a comma, the new one first, while it changes');

function isWebhookSecret(text: string): boolean {
  const [, key = ''] = /^whsec_(.+)$/.exec(text) ?? [];
  const bytes = Buffer.from(key, 'base64');
  const isBase64 = bytes.toString('base64') === key;
  return isBase64 && bytes.length >= LEAST_KEY_BYTES && bytes.length <= MOST_KEY_BYTES;
}
