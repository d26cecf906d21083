import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { SAMPLE_MESSAGE } from '../../tests/server/testing/sample-message.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { messageRows } from '../../tests/server/testing/stored-rows.ts';
import { temporaryFolder } from '../../tests/server/testing/temporary-folder.ts';
import { buildTestApp } from '../../tests/server/testing/test-app.ts';
import { openForVisitors } from '../../tests/server/testing/test-database.ts';
import { loadConfig } from '../config.ts';
import type { Database } from '../database/database.ts';

const PROBLEM = 'application/problem+json';
const URL = '/api/contact-submissions';

function submission(body: unknown = SAMPLE_MESSAGE, headers: InjectOptions['headers'] = {}) {
  return {
    method: 'POST',
    url: URL,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  } satisfies InjectOptions;
}

function storedMessages(db: Database) {
  return messageRows(db);
}

function waitingMails(db: Database) {
  return db.selectFrom('outbox').selectAll().execute();
}

async function expectNothingStored(db: Database) {
  expect(await storedMessages(db)).toEqual([]);
  expect(await waitingMails(db)).toEqual([]);
}

test('a message is stored with all its fields, and a mail about it waits', async () => {
  const { app, db, outbox } = await buildTestApp();
  const answer = await app.inject(submission());
  expect(answer.statusCode).toBe(201);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    reference: expect.stringMatching(/^[A-Z]+-[2-9C-X]{4}-[2-9C-X]{2}$/),
    receivedAt: '2026-11-21T20:33:13.106Z',
  });
  const unkeyed = { idempotencyKey: null, bodyHash: null, flag: null, linkKey: null };
  expect(await storedMessages(db)).toMatchObject([
    {
      ...SAMPLE_MESSAGE,
      ...answer.json(),
      ...unkeyed,
      kind: 'message',
      stage: 'waiting',
      moveDay: null,
      callOn: null,
      reportedAt: null,
      mailFailed: 0,
      renewal: null,
      source: null,
      deskKey: expect.stringMatching(/^[\w-]{32}$/),
      subject: expect.stringContaining('Sipho Dlamini'),
    },
  ]);
  expect(await waitingMails(db)).toMatchObject([
    { kind: 'received', submissionId: answer.json().id, state: 'waiting', attempts: 0 },
  ]);
  expect(outbox.wake).toHaveBeenCalledOnce();
});

test('text is trimmed, unknown fields are ignored, and a phone number is not needed', async () => {
  const { app, db } = await buildTestApp();
  const { phone: _, ...message } = { ...SAMPLE_MESSAGE, name: '  Sipho \t Dlamini ', isAdmin: 1 };
  expect((await app.inject(submission(message))).statusCode).toBe(201);
  expect(await storedMessages(db)).toMatchObject([{ name: 'Sipho Dlamini', phone: '' }]);
});

test('every field that is wrong is named once, with its message', async () => {
  const { app, db } = await buildTestApp();
  const answer = await app.inject(
    submission({ name: ' S ', email: 42, phone: 7, message: ' too short ' }),
  );
  expect(answer.statusCode).toBe(422);
  expect(answer.headers['content-type']).toBe(PROBLEM);
  expect(answer.json().errors).toEqual([
    { field: 'name', message: 'Name must be at least 2 characters' },
    { field: 'email', message: 'Please enter a valid email' },
    { field: 'phone', message: expect.any(String) },
    { field: 'message', message: 'Message must be at least 10 characters' },
  ]);
  await expectNothingStored(db);
});

test.each([
  ['not JSON', submission('{"name":'), 400],
  ['empty', submission(''), 400],
  ['without body and type', { method: 'POST', url: URL } as const, 400],
  ['text', submission('hello', { 'content-type': 'text/plain' }), 415],
  ['larger than 32 KiB', submission({ ...SAMPLE_MESSAGE, padding: 'x'.repeat(40_000) }), 413],
  ['a list', submission([]), 422],
  ['without fields', submission({}), 422],
  ['a message that is too long', submission({ ...SAMPLE_MESSAGE, message: 'x'.repeat(5001) }), 422],
  ['with a key that is none', submission(SAMPLE_MESSAGE, { 'idempotency-key': 'a b' }), 400],
  ["another site's", submission(SAMPLE_MESSAGE, { origin: 'https://evil.example' }), 403],
])('a body that is %s is refused, and nothing is stored', async (_what, request, status) => {
  const { app, db } = await buildTestApp();
  const answer = await app.inject(request);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe(PROBLEM);
  expect(answer.json()).toMatchObject({ status, detail: expect.any(String) });
  await expectNothingStored(db);
});

test('repeats with the same key are stored once, also at the same moment', async () => {
  const { app, db, outbox } = await buildTestApp();
  const request = submission(SAMPLE_MESSAGE, { 'idempotency-key': 'a-double-click' });
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject(request)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await storedMessages(db)).toHaveLength(1);
  expect(await waitingMails(db)).toHaveLength(1);
  expect(outbox.wake).toHaveBeenCalledOnce();
});

test('the same key with another message is refused, and with a quote request is not', async () => {
  const { app, db } = await buildTestApp();
  const headers = { 'idempotency-key': 'a-filled-form' };
  await app.inject(submission(SAMPLE_MESSAGE, headers));
  const other = await app.inject(submission({ ...SAMPLE_MESSAGE, name: 'Thandi' }, headers));
  expect(other.statusCode).toBe(422);
  expect(await storedMessages(db)).toMatchObject([{ name: SAMPLE_MESSAGE.name }]);
  const quote = { ...submission(SAMPLE_REQUEST, headers), url: '/api/quote-requests' };
  expect((await app.inject(quote)).statusCode).toBe(201);
});

test('quote requests and messages of one client share one limit', async () => {
  const { app, db } = await buildTestApp({ config: loadConfig({ RATE_LIMIT: '2' }) });
  const quote = { ...submission(SAMPLE_REQUEST), url: '/api/quote-requests' };
  expect((await app.inject(submission())).statusCode).toBe(201);
  expect((await app.inject(quote)).statusCode).toBe(201);
  for (const request of [submission(), quote]) {
    const refused = await app.inject(request);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['content-type']).toBe(PROBLEM);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }
  const neighbour = { ...submission(), remoteAddress: '192.0.2.1' };
  expect((await app.inject(neighbour)).statusCode).toBe(201);
  expect(await waitingMails(db)).toHaveLength(3);
});

test('while another program holds the database, the visitor is asked to come back', async () => {
  const file = join(temporaryFolder(), 'requests.db');
  const { app, db } = await buildTestApp({ db: await openForVisitors(`sqlite:${file}`) });
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  const refused = await app.inject(submission());
  expect(refused.statusCode).toBe(503);
  expect(refused.headers).toMatchObject({ 'content-type': PROBLEM, 'retry-after': '5' });
  other.exec('rollback');
  other.close();
  await expectNothingStored(db);
});

test('messages are taken and never shown', async () => {
  const { app } = await buildTestApp();
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'] as const) {
    const answer = await app.inject({ method, url: URL });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('POST');
  }
});

test('nothing that a visitor typed is logged', async () => {
  const { app, logged } = await buildTestApp();
  await app.inject(submission());
  await app.inject(submission({ ...SAMPLE_MESSAGE, email: 'sipho@' }));
  await app.inject(submission(`{"name":"${SAMPLE_MESSAGE.name}"`));
  expect(logged.join()).toContain(URL);
  expect(logged.join()).not.toMatch(/sipho|dlamini|083 555|fish/i);
});
