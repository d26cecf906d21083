import addressparser from 'nodemailer/lib/addressparser';
import * as z from 'zod';
import { isEmail } from '../domain/fields.ts';
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

/** Only the scheme, host and port, as in a browser's Origin header. */
export const siteUrl = z.string().transform((text, context) => {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash) {
    return url.origin;
  }
  context.addIssue('must be a web address without a path, for example https://www.movers.example');
  return z.NEVER;
});

/** PostgreSQL's own programs and this one read the other modes differently: `require` checks no certificate there. */
const TLS_MODES = ['disable', 'verify-full'];

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

export const mailboxes = z.string().transform((text, context): readonly Mailbox[] => {
  const parsed = addressparser(text, { flatten: true });
  if (parsed.length > 0 && parsed.every(({ address }) => isEmail(address))) {
    return parsed.map(({ name, address }) => ({ name, address }));
  }
  context.addIssue(
    'must be email addresses with commas between them, for example Quote desk <desk@movers.example>, owner@movers.example',
  );
  return z.NEVER;
});

export const mailbox = mailboxes.transform((parsed, context) => {
  const [only, second] = parsed;
  if (only && !second) return only;
  context.addIssue('must be one email address, for example Quote desk <desk@movers.example>');
  return z.NEVER;
});

export const networks = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine(
    (cidrs) => cidrs.every(parseCidr),
    'must be addresses in CIDR form, for example 127.0.0.1/32,10.0.0.0/8',
  );

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** A password in it would be sent by no client. Whoever sets it may name a machine of their own network. */
export const webhookUrl = z.string().transform((text, context) => {
  const url = URL.parse(text);
  const isSafe = url?.protocol === 'https:';
  const isNear = url?.protocol === 'http:' && LOOPBACK.test(url.hostname);
  if (url && (isSafe || isNear) && !url.username && !url.password && !url.hash) return url.href;
  context.addIssue(
    'must be an https address, or http on this machine, without user and password, for example https://hooks.example/movers',
  );
  return z.NEVER;
});

const LEAST_KEY_BYTES = 24;
const MOST_KEY_BYTES = 64;

/** As Standard Webhooks 1.0.0 writes it. */
export const webhookSecret = z.string().refine((text) => {
  const [, key = ''] = /^whsec_(.+)$/.exec(text) ?? [];
  const bytes = Buffer.from(key, 'base64');
  const isBase64 = bytes.toString('base64') === key;
  return isBase64 && bytes.length >= LEAST_KEY_BYTES && bytes.length <= MOST_KEY_BYTES;
}, 'must be whsec_ and 24 to 64 random bytes in base64, for example from: echo "whsec_$(openssl rand -base64 32)"');
