import { expect, test } from 'vitest';
import { company } from '../content/company.ts';
import { loadConfig } from './config.ts';

test('without an environment everything has the default of the contract', () => {
  const team = { name: company.name, address: company.email };
  expect(loadConfig({})).toEqual({
    port: 3000,
    host: '0.0.0.0',
    siteUrl: 'http://localhost:3000',
    database: { kind: 'sqlite', file: 'var/requests.db' },
    mail: { kind: 'folder', folder: 'var/mail' },
    mailFolder: 'var/mail',
    teamInbox: [team],
    mailFrom: team,
    trustProxy: [],
    rateLimit: 10,
    metricsFrom: ['127.0.0.0/8', '::1/128'],
    canary: 'off',
    retentionYears: 7,
    logLevel: 'info',
  });
});

test('an empty value is no value', () => {
  expect(loadConfig({ SMTP_URL: '', PORT: ' ' })).toEqual(loadConfig({}));
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

test.each([
  ['sqlite:data/a.db', 'data/a.db'],
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
  ['DATABASE_URL', 'sqlite:', 'for example sqlite:'],
  ['DATABASE_URL', 'sqlite::memory:', 'for example sqlite:'],
  ['SMTP_URL', 'mail.example:587', 'for example smtp://'],
  ['TEAM_INBOX', 'desk@movers.example; nobody', 'for example Quote desk'],
  ['MAIL_FROM', 'a@movers.example, b@movers.example', 'for example Quote desk'],
  ['TRUST_PROXY', '1', 'for example 127.0.0.1/32'],
  ['TRUST_PROXY', 'loopback', 'for example 127.0.0.1/32'],
  ['TRUST_PROXY', '10.0.0.0/33', 'for example 127.0.0.1/32'],
  ['RATE_LIMIT', '-1', 'for example 10'],
  ['RETENTION_YEARS', '0', 'for example 7'],
  ['LOG_LEVEL', 'loud', 'for example info'],
])('%s=%s is refused, with its name and an example', (name, value, example) => {
  expect(() => loadConfig({ [name]: value })).toThrow(name);
  expect(() => loadConfig({ [name]: value })).toThrow(example);
});

test('all that is wrong is said at once, and no password is repeated', () => {
  const load = () => loadConfig({ PORT: 'x', SMTP_URL: 'http://user:hunter2@mail.example' });
  expect(load).toThrow(/PORT.*\n.*SMTP_URL/);
  expect(load).not.toThrow('hunter2');
});
