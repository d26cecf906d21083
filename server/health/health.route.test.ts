import { dirname, join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { onEachDatabase } from '../../tests/server/testing/databases.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { temporaryFolder } from '../../tests/server/testing/temporary-folder.ts';
import { buildTestApp } from '../../tests/server/testing/test-app.ts';
import { openDatabaseAt, openTestDatabase } from '../../tests/server/testing/test-database.ts';
import { storeRequest } from '../../tests/server/testing/test-desk.ts';
import type { StorageState } from '../database/storage-state.ts';
import { suspendWebhooks, turnOnWebhooks } from '../notifications/webhooks/webhook-switch.ts';
import { loadConfig } from '../settings/config.ts';
import { LEAST_FREE_BYTES, OLDEST_BACKUP_MS } from './warnings.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A server with one request whose mail is still to be sent; `later` sets its clock. */
async function withWaitingMail() {
  let ahead = 0;
  const built = await buildTestApp({ now: () => new Date(Date.now() + ahead) });
  await built.app.inject({ method: 'POST', url: '/api/quote-requests', payload: SAMPLE_REQUEST });
  return {
    ...built,
    later(ms: number) {
      ahead = ms;
    },
  };
}

test('mail that was just taken does not warn', async () => {
  const { app, later } = await withWaitingMail();
  later(HOUR_MS - 60_000);
  const response = await app.inject('/readyz');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ status: 'ready' });
});

test('mail that waits for over an hour is said, and turns nobody away', async () => {
  const { app, later } = await withWaitingMail();
  later(HOUR_MS + 60_000);
  const response = await app.inject('/readyz');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    status: 'ready',
    warnings: ['Email has been waiting for over an hour.'],
  });
});

test('mail that was given up is said, and turns nobody away', async () => {
  const { app, db } = await withWaitingMail();
  await db.updateTable('outbox').set({ state: 'dead' }).execute();
  const response = await app.inject('/readyz');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    status: 'ready',
    warnings: ['Email was given up and is waiting for the team.'],
  });
});

const STRANGERS: [string, InjectOptions][] = [
  ['another machine', { remoteAddress: '192.0.2.7' }],
  ['a visitor through the proxy', { headers: { 'x-forwarded-for': '192.0.2.7' } }],
  ['a page of another name', { headers: { host: 'rebound.example' } }],
];

test.each(STRANGERS)('%s learns only whether it is ready', async (_who, stranger) => {
  const { app, db, later } = await withWaitingMail();
  later(HOUR_MS + 60_000);
  const ask = () => app.inject({ ...stranger, url: '/readyz' });
  expect((await app.inject('/readyz')).json()).toHaveProperty('warnings');
  expect((await ask()).json()).toEqual({ status: 'ready' });
  await db.destroy();
  const refused = await ask();
  expect(refused.statusCode).toBe(503);
  expect(refused.body).not.toMatch(/store|mail|database/i);
  expect((await app.inject('/readyz')).json().detail).toBe('Requests cannot be stored.');
});

test('a monitor elsewhere that METRICS_FROM names learns what to look at', async () => {
  const config = loadConfig({ METRICS_FROM: '192.0.2.0/24' });
  const { app } = await buildTestApp({ config, mailRefusals: new Set(['login']) });
  const ask = async (remoteAddress: string) =>
    (await app.inject({ url: '/readyz', remoteAddress })).json();
  expect(await ask('192.0.2.7')).toHaveProperty('warnings');
  expect(await ask('127.0.0.1')).toEqual({ status: 'ready' });
});

const WEBHOOKS = {
  WEBHOOK_URL: 'https://hooks.example/',
  WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
};

test('webhooks that wait for long or were given up are said, and so is a receiver that wants none', async () => {
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const config = loadConfig({ ...WEBHOOKS, RATE_LIMIT: '0' });
  const { app, db } = await buildTestApp({ config, now });
  const warnings = async () => (await app.inject('/readyz')).json().warnings;
  await turnOnWebhooks(db, now());
  await app.inject({ method: 'POST', url: '/api/quote-requests', payload: SAMPLE_REQUEST });
  await db.deleteFrom('outbox').where('channel', '=', 'mail').execute();
  expect(await warnings()).toBeUndefined();
  ahead = HOUR_MS + 60_000;
  expect(await warnings()).toEqual(['Webhooks have been waiting for over an hour.']);
  await suspendWebhooks(db, 'HTTP 410', now());
  expect(await warnings()).toEqual([
    'Webhooks were given up: leads outbox says why.',
    'The receiver of webhooks wants no more (410): see WEBHOOK_URL, and start again.',
  ]);
});

test.each([
  ['login', 'The mail server refuses the login: see user and password in SMTP_URL.'],
  ['mail', 'The mail server refuses our email: leads outbox says why.'],
  ['address', 'The mail server refuses an address in TEAM_INBOX: leads test-mail says which.'],
] as const)('a refused %s is said without a name', async (refused, warning) => {
  const { app } = await buildTestApp({ mailRefusals: new Set([refused]) });
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready', warnings: [warning] });
});

const PUBLIC = { SITE_URL: 'https://movers.example', SMTP_URL: 'smtp://mail.movers.example' };

async function readiness(settings: Record<string, string>, state: (now: Date) => StorageState) {
  const now = new Date('2026-11-21T20:33:13.106Z');
  const { app } = await buildTestApp({
    config: loadConfig(settings),
    now: () => now,
    storage: async () => state(now),
  });
  return (await app.inject('/readyz')).json();
}

onEachDatabase('on $name', ({ setUp }) => {
  const newUrl = setUp();

  test('a new database is said for a day, the more when another one has requests', async () => {
    const url = await newUrl();
    const folder = temporaryFolder();
    vi.stubEnv('STATE_DIRECTORY', folder);
    onTestFinished(() => void vi.unstubAllEnvs());
    const config = loadConfig({ ...PUBLIC, DATABASE_URL: url });
    const other = url.startsWith('sqlite:') ? dirname(url.slice('sqlite:'.length)) : folder;
    const db = await openDatabaseAt(url);
    const warnings = async (hours: number) => {
      const now = () => new Date(Date.now() + hours * HOUR_MS);
      const { app } = await buildTestApp({
        db,
        config,
        now,
        storage: async () => backedUpAt(now()),
      });
      return (await app.inject('/readyz')).json().warnings;
    };
    expect(await warnings(0.1)).toEqual([expect.stringContaining('The database is new: if')]);
    await openTestDatabase(join(other, 'empty.db'));
    expect(await warnings(0.1)).toEqual([expect.stringContaining('The database is new: if')]);
    await storeRequest(await openTestDatabase(join(other, 'other.db')));
    expect(await warnings(23)).toEqual([expect.stringContaining('another one next to it')]);
    expect(await warnings(24.1)).toBeUndefined();
    await storeRequest(db, { receivedAt: '2026-01-01T08:00:00.000Z' });
    expect(await warnings(0.1)).toBeUndefined();
  });
});

const backedUpAt = (lastBackup: Date) => ({ lastBackup });

const backedUp = (now: Date, ago: number) => new Date(now.getTime() - ago);

test('a disk that is nearly full is said before it is full', async () => {
  expect(await readiness({}, () => ({ freeBytes: LEAST_FREE_BYTES - 1 }))).toEqual({
    status: 'ready',
    warnings: ['The disk of the database is nearly full.'],
  });
  expect(await readiness({}, () => ({ freeBytes: LEAST_FREE_BYTES }))).toEqual({ status: 'ready' });
});

test('backups that stopped, or never began, are said of a public site', async () => {
  const warned = { status: 'ready', warnings: ['No backup was made for a day and a half.'] };
  const old = (now: Date) => ({ lastBackup: backedUp(now, OLDEST_BACKUP_MS + 1) });
  const recent = (now: Date) => ({ lastBackup: backedUp(now, OLDEST_BACKUP_MS) });
  expect(await readiness(PUBLIC, old)).toEqual(warned);
  expect(await readiness(PUBLIC, () => ({}))).toEqual(warned);
  expect(await readiness(PUBLIC, recent)).toEqual({ status: 'ready' });
  expect(await readiness({}, () => ({}))).toEqual({ status: 'ready' });
  // The server knows nothing about PostgreSQL's backups.
  const elsewhere = { ...PUBLIC, DATABASE_URL: 'postgres://db/movers' };
  expect(await readiness(elsewhere, () => ({}))).toEqual({ status: 'ready' });
});
