import { expect, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { SAMPLE_REQUEST } from '../testing/sample-quote.ts';
import { buildTestApp } from '../testing/test-app.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A server with one request whose mail is still to be sent; its clock is what `later` says. */
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

test('mail that was just taken is no warning', async () => {
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
    warnings: ['Mail has been waiting for over an hour.'],
  });
});

test('mail that was given up is said, and turns nobody away', async () => {
  const { app, db } = await withWaitingMail();
  await db.updateTable('outbox').set({ state: 'parked' }).execute();
  const response = await app.inject('/readyz');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    status: 'ready',
    warnings: ['Mail was given up and waits for the team.'],
  });
});

test('a public site without a mail server says that its mail reaches nobody', async () => {
  const site = { SITE_URL: 'https://movers.example' };
  const warned = await buildTestApp({ config: loadConfig(site) });
  expect((await warned.app.inject('/readyz')).json()).toEqual({
    status: 'ready',
    warnings: ['Mail goes to files and reaches nobody: SMTP_URL is not set.'],
  });
  const mailed = loadConfig({ ...site, SMTP_URL: 'smtp://mail.movers.example' });
  const { app } = await buildTestApp({ config: mailed });
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
});
