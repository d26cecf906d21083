import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { FORM_SITE } from '../../tests/server/testing/form-site.ts';
import { formPost, QUOTE_FIELDS } from '../../tests/server/testing/sample-form.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { requestRows } from '../../tests/server/testing/stored-rows.ts';
import { temporaryFolder } from '../../tests/server/testing/temporary-folder.ts';
import { buildTestApp, idleOutbox, loadTestSite } from '../../tests/server/testing/test-app.ts';
import { openForVisitors } from '../../tests/server/testing/test-database.ts';
import { loadConfig } from '../config.ts';
import type { Database } from '../database/database.ts';

const PROBLEM = 'application/problem+json';

function submission(body: unknown = SAMPLE_REQUEST, headers: InjectOptions['headers'] = {}) {
  return {
    method: 'POST',
    url: '/api/quote-requests',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  } satisfies InjectOptions;
}

function storedQuotes(db: Database) {
  return requestRows(db);
}

function waitingMails(db: Database) {
  return db.selectFrom('outbox').selectAll().execute();
}

async function expectNothingStored(db: Database) {
  expect(await storedQuotes(db)).toEqual([]);
  expect(await waitingMails(db)).toEqual([]);
}

test('a request is stored with all its fields, and a mail about it waits', async () => {
  const { app, db, outbox } = await buildTestApp();
  const answer = await app.inject(submission());

  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/),
    reference: expect.stringMatching(/^[A-Z]+-[2-9C-X]{4}-[2-9C-X]{2}$/),
    receivedAt: '2026-11-21T20:33:13.106Z',
    linkKey: expect.stringMatching(/^[\w-]{32}$/),
  });
  const { inventory, access, ...fields } = SAMPLE_REQUEST;
  expect(await storedQuotes(db)).toMatchObject([
    {
      ...fields,
      ...answer.json(),
      inventory: JSON.stringify(inventory),
      access: JSON.stringify(access),
      idempotencyKey: null,
      bodyHash: null,
      flag: null,
      kind: 'request',
      stage: 'waiting',
      moveDay: SAMPLE_REQUEST.moveDate,
      callOn: null,
      reportedAt: null,
      mailFailed: 0,
      renewal: null,
      source: null,
      deskKey: expect.stringMatching(/^[\w-]{32}$/),
      subject: `Thandi Nkosi: Boskruin to Fourways [${answer.json().reference}]`,
    },
  ]);
  expect(await waitingMails(db)).toMatchObject([
    { kind: 'received', submissionId: answer.json().id, state: 'waiting', attempts: 0 },
  ]);
  expect(outbox.wake).toHaveBeenCalledOnce();
});

test('a business sends only what it was asked', async () => {
  const { app, db } = await buildTestApp();
  const { name, email, phone, fromAddress, toAddress, moveDate } = SAMPLE_REQUEST;
  const asked = { name, email, phone, fromAddress, toAddress, moveDate };
  const request = { ...asked, moveType: 'commercial', deliveryMethod: 'email' };
  expect((await app.inject(submission(request))).statusCode).toBe(201);
  expect(await storedQuotes(db)).toMatchObject([
    { ...request, bedrooms: '', hasGarage: '', additionalNotes: '', inventory: '{}', access: null },
  ]);
});

test('text is trimmed, unknown fields are ignored, a category without items is dropped', async () => {
  const { app, db } = await buildTestApp();
  const answer = await app.inject(
    submission({
      ...SAMPLE_REQUEST,
      name: '  Thandi \t Nkosi ',
      isAdmin: true,
      inventory: { kitchen: [], bedroom: ['bed', 'bed'] },
    }),
  );
  expect(answer.statusCode).toBe(201);
  expect(await storedQuotes(db)).toMatchObject([
    { name: 'Thandi Nkosi', inventory: '{"bedroom":["bed"]}' },
  ]);
});

test('fields with which programs are attacked are ignored like any other', async () => {
  const { app } = await buildTestApp();
  const body = JSON.stringify(SAMPLE_REQUEST).replace(
    '{',
    '{"__proto__":{"x":1},"constructor":{"prototype":{}},',
  );
  expect((await app.inject(submission(body))).statusCode).toBe(201);
});

const { access: _, ...WITHOUT_ACCESS } = SAMPLE_REQUEST;

test('of the access, what was said is stored, what is unknown is ignored, and nothing is nothing', async () => {
  const { app, db } = await buildTestApp();
  for (const access of [
    { version: 1, to: { floor: '1', hours: ' 8 \n to 16 ', helipad: true }, via: {} },
    { version: 1, from: {}, to: { floor: '', hours: ' ' } },
  ]) {
    const answer = await app.inject(submission({ ...WITHOUT_ACCESS, access }));
    expect(answer.statusCode).toBe(201);
  }
  const [said, unsaid] = await storedQuotes(db);
  const { version, from, to, ...rest } = JSON.parse(said?.access ?? '');
  expect({ version, rest }).toEqual({ version: 1, rest: {} });
  expect(to).toMatchObject({ floor: '1', lift: '', hours: '8 to 16' });
  expect(to).not.toHaveProperty('helipad');
  expect(Object.values(from).join('')).toBe('');
  expect(unsaid?.access).toBeNull();
});

test.each([
  [{ version: 2 }, 'Please send access as version 1'],
  ['second floor', 'Please send access as an object'],
  [
    { version: 1, from: { lift: 'paternoster' } },
    'Lift: please choose from No lift, A lift for people, A goods lift',
  ],
  [
    { version: 1, to: { hours: 'x'.repeat(501), floor: 'roof' } },
    'Floor: please choose from Ground floor, First floor, Second floor, Third floor or higher',
  ],
])('access that is %j is refused under its name', async (access, message) => {
  const { app, db } = await buildTestApp();
  const answer = await app.inject(submission({ ...SAMPLE_REQUEST, access }));
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual([{ field: 'access', message }]);
  await expectNothingStored(db);
});

test('a form without script sends the access under its own field names', async () => {
  const { app, db } = await buildTestApp({ site: await loadTestSite(FORM_SITE) });
  expect((await app.inject(formPost('/api/quote-requests', QUOTE_FIELDS))).statusCode).toBe(303);
  const hostile = {
    ...QUOTE_FIELDS,
    name: 'Eve',
    toHours: `\u202e<img src=x>\r\n${'8'.repeat(99)}`,
  };
  expect((await app.inject(formPost('/api/quote-requests', hostile))).statusCode).toBe(303);
  const [sample, other] = (await storedQuotes(db)).map(({ access }) => JSON.parse(access ?? ''));
  expect(sample).toEqual(SAMPLE_REQUEST.access);
  expect(other.to.hours).toBe(`<img src=x> ${'8'.repeat(99)}`);
  const wrong = { ...QUOTE_FIELDS, fromFloor: 'roof' };
  const refused = await app.inject(formPost('/api/quote-requests', wrong));
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('Floor: please choose from Ground floor');
});

test('2,000 emoji, umlauts and lines of notes come through unchanged', async () => {
  const { app, db } = await buildTestApp();
  const additionalNotes = `Grüße aus Bloemfontein,\n${'🚚'.repeat(2000)}`;
  const answer = await app.inject(submission({ ...SAMPLE_REQUEST, additionalNotes }));
  expect(answer.statusCode).toBe(201);
  expect((await storedQuotes(db))[0]?.additionalNotes).toBe(additionalNotes);
});

test('every field that is wrong is named once, with its message', async () => {
  const { app, db } = await buildTestApp();
  const answer = await app.inject(
    submission({
      ...SAMPLE_REQUEST,
      name: ' T ',
      email: 42,
      phone: '0825550',
      fromAddress: 'Rd',
      toAddress: null,
      moveDate: '  ',
      moveType: 'interstellar',
      deliveryMethod: undefined,
      inventory: { kitchen: ['sofa', 'fish'], garden: ['gnome'] },
    }),
  );
  expect(answer.statusCode).toBe(422);
  expect(answer.headers['content-type']).toBe(PROBLEM);
  const { errors, ...problem } = answer.json();
  expect(problem).toEqual({
    type: 'about:blank',
    title: 'Unprocessable Entity',
    status: 422,
    detail: expect.any(String),
  });
  expect(errors).toEqual([
    { field: 'name', message: 'Name must be at least 2 characters' },
    { field: 'email', message: 'Please enter a valid email' },
    { field: 'phone', message: 'Please enter a valid phone number' },
    { field: 'moveType', message: expect.any(String) },
    { field: 'fromAddress', message: 'Please enter your current address' },
    { field: 'toAddress', message: 'Please enter your destination address' },
    { field: 'moveDate', message: 'Please select a move date' },
    { field: 'deliveryMethod', message: expect.any(String) },
    { field: 'inventory', message: expect.any(String) },
  ]);
  await expectNothingStored(db);
});

test.each([
  ['not JSON', submission('{"name":'), 400],
  ['empty', submission(''), 400],
  ['without body and type', { method: 'POST', url: '/api/quote-requests' } as const, 400],
  ['text', submission('hello', { 'content-type': 'text/plain' }), 415],
  ['a form with files', submission('name=T', { 'content-type': 'multipart/form-data' }), 415],
  ['of no type', submission('{}', { 'content-type': '' }), 415],
  ['of a broken type', submission('{}', { 'content-type': 'json;;' }), 415],
  ['larger than 32 KiB', submission({ ...SAMPLE_REQUEST, padding: 'x'.repeat(200_000) }), 413],
  ['a list', submission([]), 422],
  ['null', submission('null'), 422],
  ['a word', submission('"hello"'), 422],
  ['without fields', submission({}), 422],
  [
    'with notes that are too long',
    submission({ ...SAMPLE_REQUEST, additionalNotes: 'x'.repeat(5001) }),
    422,
  ],
])('a body that is %s is refused, and nothing is stored', async (_what, request, status) => {
  const { app, db, logged } = await buildTestApp();
  const answer = await app.inject(request);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe(PROBLEM);
  expect(answer.json()).toMatchObject({
    status,
    title: expect.any(String),
    detail: expect.any(String),
  });
  expect(answer.body).not.toMatch(/FST_|node_modules|\.ts|\bat .+:\d/);
  await expectNothingStored(db);
  expect(logged.filter((line) => line.includes('"level":50'))).toEqual([]);
});

test('a body just below 32 KiB is read', async () => {
  const { app } = await buildTestApp();
  const room = 32 * 1024 - JSON.stringify({ ...SAMPLE_REQUEST, padding: '' }).length;
  const request = { ...SAMPLE_REQUEST, padding: 'x'.repeat(room) };
  expect((await app.inject(submission(request))).statusCode).toBe(201);
  const larger = { ...SAMPLE_REQUEST, padding: 'x'.repeat(room + 1) };
  expect((await app.inject(submission(larger))).statusCode).toBe(413);
});

test('another site may not send it, and neither spends our limit nor stores', async () => {
  const { app, db } = await buildTestApp({ config: loadConfig({ RATE_LIMIT: '1' }) });
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
    const answer = await app.inject(submission(SAMPLE_REQUEST, headers));
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['content-type']).toBe(PROBLEM);
  }
  await expectNothingStored(db);
  const ours = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
  expect((await app.inject(submission(SAMPLE_REQUEST, ours))).statusCode).toBe(201);
});

test('a phone that opened the address of the machine may send it', async () => {
  const { app } = await buildTestApp();
  const headers = { host: '192.168.1.7:3000', origin: 'http://192.168.1.7:3000' };
  expect((await app.inject(submission(SAMPLE_REQUEST, headers))).statusCode).toBe(201);
});

test('more than the limit in a minute waits, each client for itself', async () => {
  const { app, db } = await buildTestApp({ config: loadConfig({ RATE_LIMIT: '2' }) });
  const send = (remoteAddress: string) => app.inject({ ...submission(), remoteAddress });
  for (const last of ['1', '2']) {
    expect((await send(`2001:db8:0:1::${last}`)).statusCode).toBe(201);
  }
  // Another address of the same household, which has an IPv6 /64.
  const refused = await send('2001:db8:0:1::3');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['content-type']).toBe(PROBLEM);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await send('2001:db8:0:2::1')).statusCode).toBe(201);
  expect((await send('192.0.2.1')).statusCode).toBe(201);
  expect(await storedQuotes(db)).toHaveLength(4);
});

test("a client's address is the proxy's word only where the proxy is trusted", async () => {
  const config = loadConfig({ RATE_LIMIT: '1', TRUST_PROXY: '10.0.0.0/8' });
  const { app } = await buildTestApp({ config });
  const send = (remoteAddress: string, client: string) =>
    app.inject({ ...submission(SAMPLE_REQUEST, { 'x-forwarded-for': client }), remoteAddress });
  expect((await send('10.0.0.1', '192.0.2.1')).statusCode).toBe(201);
  expect((await send('10.0.0.1', '192.0.2.2')).statusCode).toBe(201);
  expect((await send('10.0.0.1', '192.0.2.1')).statusCode).toBe(429);
  expect((await send('203.0.113.9', '192.0.2.3')).statusCode).toBe(201);
  expect((await send('203.0.113.9', '192.0.2.4')).statusCode).toBe(429);
});

test('a repeat with the same key gets the first answer and stores nothing', async () => {
  const { app, db, outbox } = await buildTestApp();
  const headers = { 'idempotency-key': 'a-filled-form' };
  const first = await app.inject(submission(SAMPLE_REQUEST, headers));
  const turned = Object.fromEntries(Object.entries(SAMPLE_REQUEST).toReversed());
  const repeat = await app.inject(submission(turned, headers));
  expect(repeat.statusCode).toBe(201);
  expect(repeat.json()).toEqual(first.json());
  expect(await storedQuotes(db)).toHaveLength(1);
  expect(await waitingMails(db)).toHaveLength(1);
  expect(outbox.wake).toHaveBeenCalledOnce();
});

test('repeats at the same moment are stored once', async () => {
  const { app, db } = await buildTestApp();
  const request = submission(SAMPLE_REQUEST, { 'idempotency-key': 'a-double-click' });
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject(request)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await storedQuotes(db)).toHaveLength(1);
  expect(await waitingMails(db)).toHaveLength(1);
});

test('the same key with another request is refused', async () => {
  const { app, db } = await buildTestApp();
  const headers = { 'idempotency-key': 'a-filled-form' };
  await app.inject(submission(SAMPLE_REQUEST, headers));
  const other = await app.inject(submission({ ...SAMPLE_REQUEST, name: 'Sipho' }, headers));
  expect(other.statusCode).toBe(422);
  expect(other.headers['content-type']).toBe(PROBLEM);
  expect(other.json()).not.toHaveProperty('errors');
  expect(await storedQuotes(db)).toMatchObject([{ name: SAMPLE_REQUEST.name }]);
});

test('without a key, or with another one, the same request is stored again', async () => {
  const { app, db } = await buildTestApp();
  await app.inject(submission());
  await app.inject(submission());
  await app.inject(submission(SAMPLE_REQUEST, { 'idempotency-key': 'one' }));
  await app.inject(submission(SAMPLE_REQUEST, { 'idempotency-key': 'two' }));
  expect(await storedQuotes(db)).toHaveLength(4);
});

test.each(['', 'with space', 'ümlaut', 'x'.repeat(256)])('"%s" is not a key', async (key) => {
  const { app, db } = await buildTestApp();
  const answer = await app.inject(submission(SAMPLE_REQUEST, { 'idempotency-key': key }));
  expect(answer.statusCode).toBe(400);
  expect(answer.json().detail).toContain('Idempotency-Key');
  await expectNothingStored(db);
});

test('a key of 255 characters is one', async () => {
  const { app } = await buildTestApp();
  const headers = { 'idempotency-key': `!${'x'.repeat(253)}~` };
  expect((await app.inject(submission(SAMPLE_REQUEST, headers))).statusCode).toBe(201);
});

test('while another program holds the database, the visitor is asked to come back', async () => {
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

test('when the disk is full nothing is acknowledged, and the server lives on', async () => {
  const { app, db } = await buildTestApp();
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit(Object.values(pages.rows[0] ?? {})[0])}`.execute(db);
  const large = { ...SAMPLE_REQUEST, additionalNotes: 'x'.repeat(5000) };
  const answers = [];
  // A new database has some room left from its making.
  for (let sent = 0; sent < 50 && answers.at(-1)?.statusCode !== 503; sent += 1) {
    answers.push(await app.inject(submission(large)));
  }
  expect(answers.at(-1)?.statusCode).toBe(503);

  const acknowledged = answers.filter(({ statusCode }) => statusCode === 201);
  expect(await storedQuotes(db)).toHaveLength(acknowledged.length);
  expect(await waitingMails(db)).toHaveLength(acknowledged.length);
  await sql`pragma max_page_count = 1000000`.execute(db);
  expect((await app.inject(submission(large))).statusCode).toBe(201);
});

test('a bug says nothing of the inside, and is logged', async () => {
  const outbox = {
    ...idleOutbox(),
    wake: vi.fn(() => {
      throw new Error('secret inside');
    }),
  };
  const { app, logged } = await buildTestApp({ outbox });
  const answer = await app.inject(submission());
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['content-type']).toBe(PROBLEM);
  expect(answer.body).not.toContain('secret');
  expect(logged.join()).toContain('secret inside');
});

test('each submission leaves a line in the log, by which a complaint can be traced', async () => {
  const { app, logged } = await buildTestApp();
  const answer = await app.inject(submission());
  const lines = logged.map((line) => JSON.parse(line));
  expect(lines).toContainEqual(
    expect.objectContaining({
      reqId: answer.headers['x-request-id'],
      method: 'POST',
      route: '/api/quote-requests',
      status: 201,
    }),
  );
});

test('nothing that a visitor typed is logged', async () => {
  const { app, logged } = await buildTestApp();
  await app.inject(submission());
  await app.inject(submission({ ...SAMPLE_REQUEST, email: 'thandi@' }));
  await app.inject(submission(`{"name":"${SAMPLE_REQUEST.name}"`));
  await app.inject({ method: 'POST', url: '/api/quote-requests?name=Thandi' });
  expect(logged.join()).not.toMatch(/thandi|nkosi|082 555|kelly|piano/i);
});
