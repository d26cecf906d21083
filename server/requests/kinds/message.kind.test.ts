import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { SAMPLE_MESSAGE } from '../../../tests/server/testing/sample-message.ts';
import { messageRows } from '../../../tests/server/testing/stored-rows.ts';
import { buildTestApp } from '../../../tests/server/testing/test-app.ts';
import type { Database } from '../../database/database.ts';

const PROBLEM = 'application/problem+json';
const URL = '/api/contact-submissions';

function submission(body: object = SAMPLE_MESSAGE) {
  return { method: 'POST', url: URL, payload: body } satisfies InjectOptions;
}

function waitingMails(db: Database) {
  return db.selectFrom('outbox').selectAll().execute();
}

async function expectNothingStored(db: Database) {
  expect(await messageRows(db)).toEqual([]);
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
  expect(await messageRows(db)).toMatchObject([
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
  expect(await messageRows(db)).toMatchObject([{ name: 'Sipho Dlamini', phone: '' }]);
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

test('a message that is too long is refused', async () => {
  const { app, db } = await buildTestApp();
  const answer = await app.inject(submission({ ...SAMPLE_MESSAGE, message: 'x'.repeat(5001) }));
  expect(answer.statusCode).toBe(422);
  await expectNothingStored(db);
});
