import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { type ContentByKind, KIND_NAMES } from '../../domain/request/kind.ts';
import type { DiaryView } from '../../domain/team/diary.ts';
import { SAMPLE_MESSAGE } from '../../tests/server/testing/sample-message.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { signedIn } from '../../tests/server/testing/signed-in.ts';
import { temporaryFolder } from '../../tests/server/testing/temporary-folder.ts';
import { buildTestApp } from '../../tests/server/testing/test-app.ts';
import { openForVisitors } from '../../tests/server/testing/test-database.ts';
import type { Database } from '../database/database.ts';
import { loadConfig } from '../settings/config.ts';
import { kindOf } from './kinds/kinds.ts';

const PROBLEM = 'application/problem+json';
const SAMPLES: Readonly<ContentByKind> = {
  request: SAMPLE_REQUEST,
  message: SAMPLE_MESSAGE,
};
const KINDS = KIND_NAMES.map((kind) => ({
  kind,
  url: kindOf({ kind }).path,
  sample: SAMPLES[kind],
  day: kindOf({ kind }).day?.(SAMPLES[kind] as never), // of the same kind
}));

const stored = (db: Database) => db.selectFrom('submissions').selectAll().execute();
const waiting = (db: Database) => db.selectFrom('outbox').selectAll().execute();

async function expectNothingStored(db: Database) {
  expect(await stored(db)).toEqual([]);
  expect(await waiting(db)).toEqual([]);
}

describe.each(KINDS)('a $kind', ({ url, sample, day }) => {
  const submission = (body: unknown = sample, headers: InjectOptions['headers'] = {}) =>
    ({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    }) satisfies InjectOptions;
  const keyed = (key: string, body: unknown = sample) =>
    submission(body, { 'idempotency-key': key });

  test.each([
    ['not JSON', submission('{"name":'), 400],
    ['empty', submission(''), 400],
    ['without body and type', { method: 'POST', url } as const, 400],
    ['text', submission('hello', { 'content-type': 'text/plain' }), 415],
    ['a form with files', submission('name=T', { 'content-type': 'multipart/form-data' }), 415],
    ['of no type', submission('{}', { 'content-type': '' }), 415],
    ['of a broken type', submission('{}', { 'content-type': 'json;;' }), 415],
    ['larger than 32 KiB', submission({ ...sample, padding: 'x'.repeat(200_000) }), 413],
    ['a list', submission([]), 422],
    ['null', submission('null'), 422],
    ['a word', submission('"hello"'), 422],
    ['without fields', submission({}), 422],
  ])('in a body that is %s is refused, and nothing is stored', async (_what, request, status) => {
    const { app, db, logged } = await buildTestApp();
    const answer = await app.inject(request);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe(PROBLEM);
    const texts = { title: expect.any(String), detail: expect.any(String) };
    expect(answer.json()).toMatchObject({ status, ...texts });
    expect(answer.body).not.toMatch(/FST_|node_modules|\.ts|\bat .+:\d/);
    await expectNothingStored(db);
    expect(logged.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  test('in a body just below 32 KiB is read', async () => {
    const { app } = await buildTestApp();
    const room = 32 * 1024 - JSON.stringify({ ...sample, padding: '' }).length;
    const padded = (length: number) => submission({ ...sample, padding: 'x'.repeat(length) });
    expect((await app.inject(padded(room))).statusCode).toBe(201);
    expect((await app.inject(padded(room + 1))).statusCode).toBe(413);
  });

  test('may not come from another site, which neither spends our limit nor stores', async () => {
    const { app, db } = await buildTestApp({ config: loadConfig({ RATE_LIMIT: '1' }) });
    for (const evil of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
      const answer = await app.inject(submission(sample, evil));
      expect(answer.statusCode).toBe(403);
      expect(answer.headers['content-type']).toBe(PROBLEM);
    }
    await expectNothingStored(db);
    const ours = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
    expect((await app.inject(submission(sample, ours))).statusCode).toBe(201);
  });

  test('that comes again with its key gets the first answer, and nothing more is stored', async () => {
    const { app, db, outbox } = await buildTestApp();
    const longest = `!${'x'.repeat(253)}~`;
    const first = await app.inject(keyed(longest));
    const mails = await waiting(db);
    const turned = Object.fromEntries(Object.entries(sample).toReversed());
    const repeat = await app.inject(keyed(longest, turned));
    expect(repeat.statusCode).toBe(201);
    expect(repeat.json()).toEqual(first.json());
    expect(await stored(db)).toHaveLength(1);
    expect(await waiting(db)).toEqual(mails);
    expect(outbox.wake).toHaveBeenCalledOnce();
  });

  test('that comes again at the same moment is stored once', async () => {
    const { app, db, outbox } = await buildTestApp();
    const all = Array.from({ length: 20 }, () => app.inject(keyed('a-double-click')));
    const answers = await Promise.all(all);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await stored(db)).toHaveLength(1);
    const kinds = (await waiting(db)).map(({ kind }) => kind);
    expect(kinds).toHaveLength(new Set(kinds).size);
    expect(outbox.wake).toHaveBeenCalledOnce();
  });

  test('under the key of another one is refused', async () => {
    const { app, db } = await buildTestApp();
    await app.inject(keyed('a-filled-form'));
    const other = await app.inject(keyed('a-filled-form', { ...sample, name: 'Lerato' }));
    expect(other.statusCode).toBe(422);
    expect(other.headers['content-type']).toBe(PROBLEM);
    expect(other.json()).not.toHaveProperty('errors');
    expect(await stored(db)).toMatchObject([{ name: sample.name }]);
  });

  test('without a key, or with another one, is stored again', async () => {
    const { app, db } = await buildTestApp();
    for (const each of [submission(), submission(), keyed('one'), keyed('two')]) {
      await app.inject(each);
    }
    expect(await stored(db)).toHaveLength(4);
  });

  test.each(['', 'with space', 'ümlaut', 'x'.repeat(256)])('takes no key "%s"', async (key) => {
    const { app, db } = await buildTestApp();
    const answer = await app.inject(keyed(key));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().detail).toContain('Idempotency-Key');
    await expectNothingStored(db);
  });

  test('is asked to come back while another program holds the database', async () => {
    const file = join(temporaryFolder(), 'requests.db');
    const { app, db, outbox, logged } = await buildTestApp({
      db: await openForVisitors(`sqlite:${file}`),
    });
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    const refused = await app.inject(submission());
    expect(refused.statusCode).toBe(503);
    expect(refused.headers).toMatchObject({ 'content-type': PROBLEM, 'retry-after': '5' });
    expect(refused.body).not.toMatch(/sqlite|database|locked/i);
    expect(logged.join()).toContain('database is locked');
    other.exec('rollback');
    other.close();
    await expectNothingStored(db);
    expect(outbox.wake).not.toHaveBeenCalled();
    expect((await app.inject(submission())).statusCode).toBe(201);
  });

  test('is in the diary on its day, if it has one', async () => {
    const { app, db } = await buildTestApp();
    const { reference } = (await app.inject(submission())).json();
    const headers = await signedIn(db);
    const diary: DiaryView = (await app.inject({ url: '/api/diary', headers })).json();
    const entries = [expect.objectContaining({ reference })];
    expect(diary.days).toEqual(day === undefined ? [] : [{ day, trucks: 0, entries }]);
  });

  test('is taken and never shown', async () => {
    const { app } = await buildTestApp();
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'] as const) {
      const answer = await app.inject({ method, url });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers.allow).toBe('POST');
    }
  });

  test('is in the log by its route, and nothing that was typed is', async () => {
    const { app, logged } = await buildTestApp();
    const answer = await app.inject(submission());
    await app.inject(submission({ ...sample, email: 'thandi@' }));
    await app.inject(submission(`{"name":"${sample.name}"`));
    await app.inject({ method: 'POST', url: `${url}?name=${encodeURIComponent(sample.name)}` });
    expect(logged.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        reqId: answer.headers['x-request-id'],
        method: 'POST',
        route: url,
        status: 201,
      }),
    );
    const typed = Object.values(sample).filter((answer) => /[A-Z@\d].{4}/.test(`${answer}`));
    expect(typed.length).toBeGreaterThan(2);
    for (const answer of typed) expect(logged.join()).not.toContain(answer);
    expect(logged.join()).not.toContain(sample.name.split(' ')[1]);
  });
});

test('all kinds from one client share one limit', async () => {
  const config = loadConfig({ RATE_LIMIT: `${KINDS.length}` });
  const { app, db } = await buildTestApp({ config });
  const send = (kind: (typeof KINDS)[number], remoteAddress: string) =>
    app.inject({ method: 'POST', url: kind.url, payload: kind.sample, remoteAddress });
  for (const kind of [...KINDS, ...KINDS]) {
    expect((await send(kind, '192.0.2.1')).statusCode).toBe(201);
  }
  for (const kind of KINDS) expect((await send(kind, '192.0.2.2')).statusCode).toBe(201);
  const rows = await db.selectFrom('submissions').select('flag').orderBy('id').execute();
  const each = (flag: string | null) => KINDS.map(() => flag);
  expect(rows.map(({ flag }) => flag)).toEqual([...each(null), ...each('too-many'), ...each(null)]);
});
