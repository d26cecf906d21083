import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { ACCESS_ERRORS } from '../../../domain/request/access.ts';
import { FORM_SITE } from '../../../tests/server/testing/form-site.ts';
import { formPost, QUOTE_FIELDS } from '../../../tests/server/testing/sample-form.ts';
import { SAMPLE_REQUEST } from '../../../tests/server/testing/sample-request.ts';
import { requestRows } from '../../../tests/server/testing/stored-rows.ts';
import { buildTestApp, idleOutbox, loadTestSite } from '../../../tests/server/testing/test-app.ts';
import type { Database } from '../../database/database.ts';
import { loadConfig } from '../../settings/config.ts';

const PROBLEM = 'application/problem+json';

function submission(body: unknown = SAMPLE_REQUEST, headers: InjectOptions['headers'] = {}) {
  return {
    method: 'POST',
    url: '/api/quote-requests',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  } satisfies InjectOptions;
}

function waitingMails(db: Database) {
  return db.selectFrom('outbox').selectAll().where('kind', '!=', 'acknowledgement').execute();
}

async function expectNothingStored(db: Database) {
  expect(await requestRows(db)).toEqual([]);
  expect(await waitingMails(db)).toEqual([]);
}

test('a request is stored with all its fields, and a mail about it waits', async () => {
  const { app, db, outbox } = await buildTestApp();
  const answer = await app.inject(submission());

  expect(answer.statusCode).toBe(201);
  const receipt = answer.json();
  expect(receipt).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/),
    reference: expect.stringMatching(/^[A-Z]+-[2-9C-X]{4}-[2-9C-X]{2}$/),
    receivedAt: '2026-11-21T20:33:13.106Z',
    linkKey: expect.stringMatching(/^[\w-]{32}$/),
  });
  const { inventory, access, ...fields } = SAMPLE_REQUEST;
  expect(await requestRows(db)).toMatchObject([
    {
      ...fields,
      ...receipt,
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
  expect(await requestRows(db)).toMatchObject([
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
  expect(await requestRows(db)).toMatchObject([
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
  const [said, unsaid] = await requestRows(db);
  const { version, from, to, ...rest } = JSON.parse(said?.access ?? '');
  expect({ version, rest }).toEqual({ version: 1, rest: {} });
  expect(to).toMatchObject({ floor: '1', lift: '', hours: '8 to 16' });
  expect(to).not.toHaveProperty('helipad');
  expect(Object.values(from).join('')).toBe('');
  expect(unsaid?.access).toBeNull();
});

test.each([
  [{ version: 2 }, ACCESS_ERRORS.version],
  ['second floor', ACCESS_ERRORS.shape],
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
  const [sample, other] = (await requestRows(db)).map(({ access }) => JSON.parse(access ?? ''));
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
  expect((await requestRows(db))[0]?.additionalNotes).toBe(additionalNotes);
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

test('notes that are too long are refused', async () => {
  const { app, db } = await buildTestApp();
  const additionalNotes = 'x'.repeat(5001);
  const answer = await app.inject(submission({ ...SAMPLE_REQUEST, additionalNotes }));
  expect(answer.statusCode).toBe(422);
  await expectNothingStored(db);
});

test('a phone that opened the address of the machine may send it', async () => {
  const { app } = await buildTestApp();
  const headers = { host: '192.168.1.7:3000', origin: 'http://192.168.1.7:3000' };
  expect((await app.inject(submission(SAMPLE_REQUEST, headers))).statusCode).toBe(201);
});

test('more than ten times the limit in a minute waits, each client for itself', async () => {
  const { app, db } = await buildTestApp({ config: loadConfig({ RATE_LIMIT: '1' }) });
  const send = (remoteAddress: string) => app.inject({ ...submission(), remoteAddress });
  for (let last = 1; last <= 10; last += 1) {
    expect((await send(`2001:db8:0:1::${last}`)).statusCode).toBe(201);
  }
  // Another address of the same household, which has an IPv6 /64.
  const refused = await send('2001:db8:0:1::11');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['content-type']).toBe(PROBLEM);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await send('2001:db8:0:2::1')).statusCode).toBe(201);
  expect((await send('192.0.2.1')).statusCode).toBe(201);
  expect(await requestRows(db)).toHaveLength(12);
});

test("a client's address is the proxy's word only where the proxy is trusted", async () => {
  const config = loadConfig({ RATE_LIMIT: '1', TRUST_PROXY: '10.0.0.0/8' });
  const { app, db } = await buildTestApp({ config });
  const send = (remoteAddress: string, client: string) =>
    app.inject({ ...submission(SAMPLE_REQUEST, { 'x-forwarded-for': client }), remoteAddress });
  expect((await send('10.0.0.1', '192.0.2.1')).statusCode).toBe(201);
  expect((await send('10.0.0.1', '192.0.2.2')).statusCode).toBe(201);
  expect((await send('10.0.0.1', '192.0.2.1')).statusCode).toBe(201);
  expect((await send('203.0.113.9', '192.0.2.3')).statusCode).toBe(201);
  expect((await send('203.0.113.9', '192.0.2.4')).statusCode).toBe(201);
  const rows = await db.selectFrom('submissions').select('flag').orderBy('id').execute();
  const marked = rows.map(({ flag }) => flag !== null);
  expect(marked).toEqual([false, false, true, false, true]);
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
  expect(await requestRows(db)).toHaveLength(acknowledged.length);
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
