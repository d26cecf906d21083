import { expect, test } from 'vitest';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { buildTestApp } from '../../tests/server/testing/test-app.ts';
import { loadConfig } from '../config.ts';
import type { StorageState } from '../database/storage-state.ts';
import { LEAST_FREE_BYTES, OLDEST_BACKUP_MS } from './storage-warnings.ts';

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

test('an address of the team that is refused is said without its name', async () => {
  const { app } = await buildTestApp({ addressRefused: () => true });
  expect((await app.inject('/readyz')).json()).toEqual({
    status: 'ready',
    warnings: ['The mail server refuses an address in TEAM_INBOX: leads test-mail says which.'],
  });
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
