import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { TERMS } from '../../content/terms.ts';
import { loadConfig, SETTING_NAMES } from './config.ts';

test('without an environment everything has the default of the contract', () => {
  const team = { name: company.name, address: company.email };
  expect(loadConfig({})).toEqual({
    port: 3000,
    host: '0.0.0.0',
    siteUrl: 'http://localhost:3000',
    database: { kind: 'sqlite', file: resolve('var/requests.db') },
    mail: { kind: 'folder', folder: 'var/mail' },
    teamInbox: [team],
    mailFrom: team,
    trustProxy: [],
    rateLimit: 10,
    metricsFrom: ['127.0.0.0/8', '::1/128'],
    hsts: 'host',
    remindAfter: [
      { name: '30m', ms: 1_800_000, until: 'taken' },
      { name: '240m', ms: 14_400_000, until: 'taken' },
      { name: '1320m', ms: 79_200_000, until: 'answered' },
    ],
    morningMail: 390,
    dayBefore: 960,
    retentionYears: TERMS.keptFor.years,
    webhooks: null,
    logLevel: 'info',
  });
});

test('.env.example has each setting once, with its default and a sentence', () => {
  const example = readFileSync('.env.example', 'utf8');
  const { RETENTION_YEARS: _, ...defaults } = parseEnv(example); // A company may keep data for longer.
  expect(loadConfig(defaults)).toEqual(loadConfig({}));
  const settings = Array.from(example.matchAll(/^([A-Z_]+)=/gm), ([, name]) => name);
  expect(settings.toSorted()).toEqual(SETTING_NAMES.toSorted());
  const blocks = example.split('\n\n').filter((block) => /^[A-Z_]+=/m.test(block));
  expect(blocks.filter((block) => !/^# .+\.$/m.test(block))).toEqual([]);
});

test('an empty value is not a value', () => {
  expect(loadConfig({ SMTP_URL: '', PORT: ' ' })).toEqual(loadConfig({}));
});

test('reminders: none, one for the answer alone, or others before it', () => {
  expect(loadConfig({ REMIND_AFTER: 'off' }).remindAfter).toEqual([]);
  expect(loadConfig({ REMIND_AFTER: '22h' }).remindAfter).toEqual([
    { name: '1320m', ms: 79_200_000, until: 'answered' },
  ]);
  const given = loadConfig({ REMIND_AFTER: ' 30m, 4h ,22h' });
  expect(given.remindAfter).toEqual(loadConfig({}).remindAfter);
});

test('the morning mail: a time, or none', () => {
  expect(loadConfig({ MORNING_MAIL: '07:05' }).morningMail).toBe(425);
  expect(loadConfig({ MORNING_MAIL: 'off' }).morningMail).toBeNull();
});

test('values of a real deployment', () => {
  const config = loadConfig({
    SITE_URL: 'https://www.movers.example/',
    DATABASE_URL: 'postgres://user:secret@db.example/movers',
    SMTP_URL: 'smtps://user:secret@mail.example',
    TEAM_INBOX: '"Nkosi, Thandi" <thandi@movers.example>, desk@movers.example',
    MAIL_FROM: 'Quote desk <desk@movers.example>',
    TRUST_PROXY: '10.0.0.0/8, 2001:db8::/32',
  });
  expect(config).toMatchObject({
    siteUrl: 'https://www.movers.example',
    database: { kind: 'postgres', url: 'postgres://user:secret@db.example/movers' },
    mail: { kind: 'smtp', url: 'smtps://user:secret@mail.example' },
    teamInbox: [
      { name: 'Nkosi, Thandi', address: 'thandi@movers.example' },
      { name: '', address: 'desk@movers.example' },
    ],
    mailFrom: { name: 'Quote desk', address: 'desk@movers.example' },
    trustProxy: ['10.0.0.0/8', '2001:db8::/32'],
  });
});

test('a public site listens where its web server is, a trial everywhere', () => {
  expect(loadConfig({ SITE_URL: 'https://movers.example' }).host).toBe('127.0.0.1');
  expect(loadConfig({ SITE_URL: 'http://192.168.1.2:3000' }).host).toBe('0.0.0.0');
  expect(loadConfig({ SITE_URL: 'https://movers.example', HOST: '::' }).host).toBe('::');
});

test('TLS to PostgreSQL checks the certificate', () => {
  const url = 'postgres://movers@one,two/movers?sslmode=verify-full&sslrootcert=/etc/db-ca.pem';
  expect(loadConfig({ DATABASE_URL: url }).database).toEqual({ kind: 'postgres', url });
});

test.each([
  ['sqlite:data/a.db', resolve('data/a.db')],
  ['sqlite:/srv/a.db', '/srv/a.db'],
  ['sqlite:///srv/a.db', '/srv/a.db'],
])('%s is a file', (url, file) => {
  expect(loadConfig({ DATABASE_URL: url }).database).toEqual({ kind: 'sqlite', file });
});

test.each([
  ['PORT', '80a', 'for example 3000'],
  ['PORT', '70000', 'for example 3000'],
  ['SITE_URL', 'movers.example', 'for example https://'],
  ['SITE_URL', 'https://movers.example/site', 'for example https://'],
  ['DATABASE_URL', 'mysql://db', 'for example sqlite:'],
  ['DATABASE_URL', 'postgres://one:5432,two:port/movers', 'for example sqlite:'],
  ['DATABASE_URL', 'postgres://db/movers?sslmode=require', 'sslmode=verify-full'],
  ['DATABASE_URL', 'postgres://db/movers?ssl=true', 'sslmode=verify-full'],
  ['DATABASE_URL', 'sqlite:', 'for example sqlite:'],
  ['DATABASE_URL', 'sqlite::memory:', 'for example sqlite:'],
  ['REMIND_AFTER', '30', 'for example 30m,4h,22h'],
  ['REMIND_AFTER', '4h,30m', 'each longer than the one before'],
  ['REMIND_AFTER', '30m,30m', 'each longer than the one before'],
  ['REMIND_AFTER', '30m,,22h', 'must be off, or times'],
  ['REMIND_AFTER', '0m', 'from 1m to 24h'],
  ['REMIND_AFTER', '25h', 'from 1m to 24h'],
  ['MORNING_MAIL', '6', 'for example 6:30'],
  ['MORNING_MAIL', '24:00', 'for example 6:30'],
  ['MORNING_MAIL', '6:60', 'must be off'],
  ['SMTP_URL', 'mail.example:587', 'for example smtp://'],
  ['SMTP_URL', 'smtps://me@example.co.za:p@ss#w@mail.example', '%23 for #'],
  ['SMTP_URL', 'smtps://me:p@ss/w@mail.example', '%2F for /'],
  ['SMTP_URL', 'smtp://mail.example?requireTLS=false', 'no options, for example smtp://'],
  ['SMTP_URL', 'smtp://mail.example/?ignoreTLS=true', 'no options, for example smtp://'],
  ['SMTP_URL', 'smtps://mail.example?tls.rejectUnauthorized=false', 'no options'],
  ['TEAM_INBOX', 'desk@movers.example; nobody', 'for example Quote desk'],
  ['MAIL_FROM', 'a@movers.example, b@movers.example', 'for example Quote desk'],
  ['TRUST_PROXY', '1', 'for example 127.0.0.1/32'],
  ['TRUST_PROXY', 'loopback', 'for example 127.0.0.1/32'],
  ['TRUST_PROXY', '10.0.0.0/33', 'for example 127.0.0.1/32'],
  ['RATE_LIMIT', '-1', 'for example 10'],
  ['RETENTION_YEARS', '0', 'for example 7'],
  ['HSTS', 'on', 'off, host or subdomains'],
  ['WEBHOOK_URL', 'hooks.example/movers', 'for example https://'],
  ['WEBHOOK_URL', 'http://hooks.example/movers', 'must be an https address'],
  ['WEBHOOK_URL', 'http://127.0.0.1.hooks.example/', 'must be an https address'],
  ['WEBHOOK_URL', 'https://me:secret@hooks.example/movers', 'without user and password'],
  ['WEBHOOK_URL', 'https://hooks.example/movers', 'WEBHOOK_SECRET is missing'],
  ['WEBHOOK_SECRET', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'WEBHOOK_URL is missing'],
  ['WEBHOOK_SECRET', 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'openssl rand'],
  ['WEBHOOK_SECRET', 'whsec_c2hvcnQ=', '24 to 64 random bytes'],
  ['WEBHOOK_SECRET', 'whsec_not base64, but long enough to be a key', 'in base64'],
  ['WEBHOOK_CONTENT', 'some', 'anonymous or full'],
  ['LOG_LEVEL', 'loud', 'for example info'],
])('%s=%s is refused, with its name and an example', (name, value, example) => {
  expect(() => loadConfig({ [name]: value })).toThrow(name);
  expect(() => loadConfig({ [name]: value })).toThrow(example);
});

const WEBHOOK_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const OLD_SECRET = 'whsec_c2VjcmV0IG9mIGxhc3QgeWVhciwgMzIgYnl0ZXM=';

test.each([
  'https://hooks.example/movers?token=abc',
  'https://192.168.1.20:8443/hook',
  'http://localhost:5678/webhook/movers',
  'http://127.0.0.1:8080/',
  'http://[::1]:8080/',
])('webhooks may go to %s, without names unless that is asked for', (url) => {
  const settings = { WEBHOOK_URL: url, WEBHOOK_SECRET };
  const webhooks = { url, secrets: [WEBHOOK_SECRET], content: 'anonymous' };
  expect(loadConfig(settings).webhooks).toEqual(webhooks);
  const full = loadConfig({ ...settings, WEBHOOK_CONTENT: 'full' }).webhooks;
  expect(full).toEqual({ ...webhooks, content: 'full' });
  const two = `${WEBHOOK_SECRET}, ${OLD_SECRET}`;
  const changing = loadConfig({ ...settings, WEBHOOK_SECRET: two }).webhooks;
  expect(changing).toEqual({ ...webhooks, secrets: [WEBHOOK_SECRET, OLD_SECRET] });
  const three = `${two},${OLD_SECRET}`;
  expect(() => loadConfig({ ...settings, WEBHOOK_SECRET: three })).toThrow('two of these');
});

test('all that is wrong is said at once, and no password is repeated', () => {
  const load = () => loadConfig({ PORT: 'x', SMTP_URL: 'http://user:hunter2@mail.example' });
  expect(load).toThrow(/PORT.*\n.*SMTP_URL/);
  expect(load).not.toThrow('hunter2');
});

test.each([
  ['SMTP_ULR', 'SMTP_URL'],
  ['SMTP_UR', 'SMTP_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['SMTP-URL', 'SMTP_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['Team_Inbox', 'TEAM_INBOX'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['RETENTION_YEAR', 'RETENTION_YEARS'],
])('%s in the environment is not a setting: the start asks for %s', (typed, meant) => {
  const load = () => loadConfig({ [typed]: 'smtp://user:hunter2@mail.example' });
  expect(load).toThrow(`${typed} is not a setting. Did you mean ${meant}?`);
  expect(load).not.toThrow('hunter2');
});

test.each([
  ['\uFEFFRATE_LIMIT', '<U+FEFF>RATE_LIMIT', 'RATE_LIMIT'],
  ['SMTP_\u200BURL', 'SMTP_<U+200B>URL', 'SMTP_URL'],
  ['М\u0410IL_FROM', '<U+041C><U+0410>IL_FROM', 'MAIL_FROM'],
])('%o differs from a setting to the eye as well', (typed, shown, meant) => {
  const load = () => loadConfig({ [typed]: '5' }, { [typed]: '5' });
  expect(load).toThrow(`${shown} is not a setting. Did you mean ${meant}?`);
});

test('a file of settings is ours: short names count, and so does a second try at one', () => {
  const file = { POTR: '80', SITE_ULR: 'https://movers.example' };
  const load = () => loadConfig({ ...file, SITE_URL: 'https://movers.example' }, file);
  expect(load).toThrow('POTR is not a setting. Did you mean PORT?');
  expect(load).toThrow('SITE_ULR is not a setting. Did you mean SITE_URL?');
});

test('every single slip in a long name is noticed', () => {
  const names = ['SITE_URL', 'DATABASE_URL', 'SMTP_URL', 'TEAM_INBOX', 'MAIL_FROM', 'TRUST_PROXY'];
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.nat(), fc.nat(2), (name, place, slip) => {
      const at = place % (name.length - 1);
      const [one, two] = [name.charAt(at), name.charAt(at + 1)];
      const middle = [two, `${one}X${two}`, `${two}${one}`][slip];
      const typed = `${name.slice(0, at)}${middle}${name.slice(at + 2)}`;
      fc.pre(typed !== name);
      expect(() => loadConfig({ [typed]: 'x' })).toThrow(`Did you mean ${name}?`);
    }),
  );
});

test('the environment of other programs is none of our business', () => {
  const names =
    'PATH HOME USER LOGNAME SHELL TERM LANG PWD OLDPWD MAIL MAILDIR HOSTNAME HOSTTYPE GHOST POST PORTS COST TZ ' +
    'EDITOR PAGER DISPLAY SSH_TTY XDG_DATA_DIRS XDG_RUNTIME_DIR NODE_ENV NODE_OPTIONS CI INIT_CWD ' +
    'npm_config_user_agent npm_package_name npm_lifecycle_event HTTP_PROXY https_proxy NO_PROXY LOGLEVEL ' +
    'INVOCATION_ID JOURNAL_STREAM STATE_DIRECTORY SYSTEMD_EXEC_PID SMTP_HOST SMTP_PORT SMTP_USER SMTP_PASS ' +
    'SMTP_PASSWORD MAIL_TO MAIL_HOST SITE_ID SITE_NAME SITE_DIR FILE_URL BASE_URL REDIS_URL POSTGRES_URL ' +
    'DATABASE_HOST DATABASE_NAME PGHOST PGPORT KUBERNETES_PORT MOVERS_SERVICE_HOST DOCKER_HOST LOG_FORMAT';
  const environment = Object.fromEntries(names.split(' ').map((name) => [name, 'x']));
  expect(loadConfig(environment)).toEqual(loadConfig({}));
  // If the setting itself is set, a similar name belongs to another program.
  const both = { DATABASE_URL: 'sqlite:a.db', DATABASE_URI: 'mysql://cms' };
  expect(loadConfig(both).database).toEqual({ kind: 'sqlite', file: resolve('a.db') });
});
