import { Validator } from '@seriousme/openapi-schema-validator';
import { type FastifyReply, type FastifyRequest, fastify, type InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { type ApiDocument, createComparer } from '../../tests/server/testing/documented.ts';
import { onDay, SAMPLE_VISIT } from '../../tests/server/testing/sample-history.ts';
import { SAMPLE_MESSAGE } from '../../tests/server/testing/sample-message.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { buildTestApp } from '../../tests/server/testing/test-app.ts';
import { PHONED, withQuote } from '../../tests/server/testing/test-quote.ts';
import { loadConfig } from '../settings/config.ts';
import { release } from '../settings/release.ts';
import { newSignInLink } from '../team/devices/sign-in-link.repository.ts';
import { replaceFeedKey } from '../team/diary/diary-key.repository.ts';
import { documentApi } from './api-document.ts';

const PATH = '/api/openapi.json';
/** Of a client in a minute: server/app.ts. */
const MOST_READS = 60;
const ABOUT = { title: 'API', version: '1.0.0', url: 'https://movers.example' };

test('the API describes itself in valid OpenAPI 3.1, and names no key of anybody', async () => {
  const server = await withQuote();
  const answer = await server.app.inject(PATH);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().info.version).toBe(release.version);
  expect(await new Validator().validate(answer.json())).toEqual({ valid: true });
  const names = Object.values<object>(answer.json().paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(new Set(names).size).toBe(names.length);
  for (const secret of [server.linkKey, server.deskKey]) expect(answer.body).not.toContain(secret);
});

test('each documented call is a route, and a route of the API cannot do without being documented', async () => {
  const { app } = await buildTestApp();
  const { paths }: ApiDocument = (await app.inject(PATH)).json();
  for (const [path, calls] of Object.entries(paths)) {
    for (const method of Object.keys(calls)) {
      const url = path.replaceAll(/\{(day|id)\}/g, ':$1').replace('{key}', ':key([A-Za-z0-9]{32})');
      expect(app.hasRoute({ method: method.toUpperCase(), url }), `${method} ${path}`).toBe(true);
    }
  }
  const other = fastify();
  documentApi(other, ABOUT);
  expect(() => other.get('/api/secret', () => ({}))).toThrow('GET /api/secret does not say what');
});

test('a rule that JSON Schema cannot say is told in the words of its refusal', async () => {
  const { app } = await buildTestApp();
  const { paths } = (await app.inject(PATH)).json();
  const { schema } = paths['/api/quote-requests'].post.requestBody.content['application/json'];
  const refused = await app.inject({
    method: 'POST',
    url: '/api/quote-requests',
    payload: { ...SAMPLE_REQUEST, name: 'T', bedrooms: '9' },
  });
  for (const { field, message } of refused.json().errors) {
    expect(schema.properties[field].description).toBe(message);
  }
  expect(refused.json().errors.length).toBe(2);
});

test('what is a day, a time, an email address or a link says so, in bodies and in answers', async () => {
  const { app } = await buildTestApp();
  const { paths, components } = (await app.inject(PATH)).json();
  const bodyOf = (path: string) => paths[path].post.requestBody.content['application/json'].schema;
  const request = bodyOf('/api/quote-requests').properties;
  expect(request.email).toMatchObject({ type: 'string', format: 'email' });
  // A visitor may write 'end of May'.
  expect(request.moveDate.format).toBeUndefined();
  expect([request.name.minLength, request.moveDate.minLength]).toEqual([1, 1]);
  expect(bodyOf('/api/contact-submissions').properties.email.format).toBe('email');
  const formats = JSON.stringify(bodyOf('/api/desk')).match(/"format":"\w+"/g);
  expect(new Set(formats)).toEqual(new Set(['"format":"date"', '"format":"email"']));
  const { YourMove, Desk } = components.schemas;
  expect(YourMove.properties.receivedAt.format).toBe('date-time');
  expect(YourMove.properties.keptUntil.format).toBe('date');
  expect(JSON.stringify(YourMove.properties.request)).toContain('"format":"email"');
  expect(JSON.stringify(Desk)).toContain('"format":"uri"');
});

test('an acceptance without its terms is told what it lacks, in the words of the document', async () => {
  const { app, post, linkKey, quoteIt } = await withQuote();
  await quoteIt();
  const refused = await post('/api/your-move/quote', linkKey, { kind: 'accepted', quote: 1 });
  expect(refused.statusCode).toBe(422);
  const { paths } = (await app.inject(PATH)).json();
  const { post: call } = paths['/api/your-move/quote'];
  const { schema } = call.requestBody.content['application/json'];
  const { description: message } = schema.properties.terms;
  expect(refused.json().errors).toEqual([{ field: 'terms', message }]);
});

test('no default is an empty object, which generators of code take for the whole', async () => {
  const { app } = await buildTestApp();
  const { body } = await app.inject(PATH);
  expect(body).toContain('"default":');
  expect(body).not.toContain('"default":{}');
});

/** A server whose every answer is compared with its document. */
async function compared() {
  const server = await withQuote();
  const document: ApiDocument = (await server.app.inject(PATH)).json();
  const comparer = createComparer(document);
  let calls = 0;
  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    more: InjectOptions = {},
  ) {
    calls += 1;
    const headers = { 'idempotency-key': `call-${calls}`, ...more.headers };
    const answer = await server.app.inject({ ...more, method, url, headers });
    const { payload } = more;
    const sent = { method, url, ...(typeof payload === 'object' && { payload }) };
    expect(comparer.differences(sent, answer)).toEqual([]);
    return answer;
  }
  const by = (key: string) => ({
    headers: { ...server.device, authorization: `Bearer ${key}` },
  });
  return { ...server, document, seen: comparer.seen, call, by };
}

test('each call answers as its document says, whatever comes of it', async () => {
  const { call, by, linkKey, deskKey, clock, db, seen, document, quoteIt } = await compared();
  const move = '/api/your-move';
  const desk = '/api/desk';
  const visitor = by(linkKey);
  const team = by(deskKey);
  const last = async () => (await call('GET', desk, team)).json().last;
  const act = async (action: object) =>
    call('POST', desk, { ...team, payload: { by: 'Anna', after: await last(), ...action } });
  /** One key with two bodies. */
  const twice = async (method: 'POST', url: string, { headers }: typeof team) => {
    const pressed = {
      headers: { ...headers, 'idempotency-key': `press of ${url}`.replaceAll(' ', '-') },
    };
    await call(method, url, { ...pressed, payload: {} });
    await call(method, url, { ...pressed, payload: { said: 'another' } });
  };

  // Without a key.
  await call('GET', PATH);
  await call('GET', '/healthz');
  await call('GET', '/readyz');
  const message = await call('POST', '/api/contact-submissions', { payload: SAMPLE_MESSAGE });
  expect(message.json().linkKey).toBeUndefined();
  await call('POST', '/api/quote-requests', { payload: SAMPLE_REQUEST });
  await call('POST', '/api/taps', { payload: { opens: 'tel', page: '/' } });
  await call('POST', '/api/quote-requests', { payload: {} });
  await call('POST', '/api/quote-requests', {
    headers: { origin: 'https://other.example' },
    payload: {},
  });
  await call('POST', '/api/quote-requests', {
    headers: { 'content-type': 'text/csv' },
    payload: 'a',
  });
  await call('POST', '/api/quote-requests', {
    headers: { 'content-type': 'application/json' },
    payload: '{',
  });
  await call('POST', '/api/quote-requests', { payload: { name: 'x'.repeat(40_000) } });

  // The visitor.
  await call('GET', move);
  await call('GET', move, visitor);
  const { readKey } = (await call('GET', move, visitor)).json();
  await call('GET', '/api/move-plan', by(readKey));
  await twice('POST', `${move}/call`, visitor);
  await call('PUT', `${move}/heard`, { ...visitor, payload: { heard: 'friend' } });
  const { version } = (await call('GET', move, visitor)).json();
  const change = { ...SAMPLE_REQUEST, bedrooms: '2', version };
  expect((await call('PUT', move, { ...visitor, payload: change })).json().changes.length).toBe(1);
  await call('PUT', move, { ...visitor, payload: { ...change, bedrooms: '1' } });
  await call('PUT', move, { ...visitor, payload: { ...change, name: 'T' } });
  await call('POST', `${move}/quote`, { ...visitor, payload: { kind: 'seen', quote: 99 } });
  await call('POST', `${move}/cancel`, { ...visitor, payload: { said: '' } });
  await call('POST', `${move}/report`, { ...visitor, payload: { said: 'A chair.' } });

  // One that gets a new link.
  const third = (await call('POST', '/api/quote-requests', { payload: SAMPLE_REQUEST })).json();
  await twice('POST', `${move}/link`, by(third.linkKey));

  // A second move, which is cancelled and deleted.
  const other = (await call('POST', '/api/quote-requests', { payload: SAMPLE_REQUEST })).json();
  const theirs = by(other.linkKey);
  const { deskKey: otherKey } = await db
    .selectFrom('submissions')
    .select('deskKey')
    .where('id', '=', other.id)
    .executeTakeFirstOrThrow();
  const agreed = { ...AGREED, by: 'Anna', after: 0 };
  await call('POST', desk, { ...by(`${otherKey}`), payload: agreed });
  await call('POST', `${move}/cancel`, { ...theirs, payload: { said: '' } });
  await call('GET', move, theirs);
  await call('DELETE', move, theirs);
  await call('DELETE', move, theirs);

  // The team.
  await call('GET', desk);
  await act({ kind: 'taken' });
  await call('POST', desk, { ...team, payload: { kind: 'taken', by: 'Sam', after: 0 } });
  await act({ kind: 'quoted' });
  await call('GET', `${desk}/days/2026-12-07`, team);
  await call('GET', `${desk}/days/soon`, team);
  await call('GET', `${desk}/link`, team);
  const { deskKey: ofMessage } = await db
    .selectFrom('submissions')
    .select('deskKey')
    .where('kind', '=', 'message')
    .executeTakeFirstOrThrow();
  await call('GET', `${desk}/link`, by(`${ofMessage}`));
  await call('PUT', `${desk}/heard`, { ...team, payload: { heard: 'truck' } });
  expect((await quoteIt()).statusCode).toBe(200);
  await call('GET', desk, team);
  const { quote } = (await call('GET', move, visitor)).json();
  const yes = { kind: 'accepted', quote: quote.number, terms: quote.termsOf };
  await call('POST', `${move}/quote`, { ...visitor, payload: yes });
  await act({ kind: 'confirmed', ...CONFIRMED });
  await call('GET', move, visitor);
  clock.time = Date.parse(`${SAMPLE_VISIT.day}T18:30:00+02:00`);
  await call('POST', `${move}/report`, { ...visitor, payload: { said: 'A chair.' } });
  await act(SETTLED);
  await act({ kind: 'paid', amount: 7600, how: 'card', day: SAMPLE_VISIT.day });
  await act({ kind: 'writtenOff', amount: 100, said: 'A scratch' });
  const { entries } = (await call('GET', desk, team)).json();
  await act({ kind: 'struck', about: entries[0].number, said: '' });
  await act({ kind: 'paid', amount: 100, how: 'cash', day: SAMPLE_VISIT.day });
  await call('GET', move, visitor);
  await call('DELETE', move, visitor);
  await call('DELETE', `${move}?keeps=account`, visitor);
  // The deletion renewed it.
  const { linkKey: lastKey } = await db
    .selectFrom('submissions')
    .select('linkKey')
    .where('linkKey', 'is not', null)
    .where('stage', '=', 'paid')
    .executeTakeFirstOrThrow();
  await call('POST', `${move}/call`, by(`${lastKey}`));
  await call('POST', `${move}/link`, by(`${lastKey}`));
  await call('GET', move, by(`${lastKey}`));
  await call('GET', desk, team);

  // The diary.
  const feed = await replaceFeedKey(db);
  await call('GET', `/diary/${feed}.ics`);
  await call('GET', `/diary/${'x'.repeat(32)}.ics`);
  await call('GET', '/api/diary', team);
  await call('GET', '/api/diary/figures', team);
  for (const day of ['2026-12-01', 'soon']) await call('GET', `/api/diary/before/${day}`, team);
  await call('POST', '/api/diary/find', { ...team, payload: { typed: 'Thandi' } });
  await call('POST', '/api/diary/callers', { ...team, payload: { phone: PHONED.phone } });
  await call('GET', '/api/diary');
  const phoned = { ...PHONED, by: 'Anna' };
  await call('POST', '/api/diary/requests', { ...team, payload: phoned });

  // Devices.
  const signIn = (payload: object) => call('POST', '/api/sign-in', { payload });
  for (let more = 0; more < 7; more += 1) await signIn({});
  const link = await newSignInLink(db, '', { invited: 'command', now: new Date(clock.time) });
  const key = link.slice(-32);
  await signIn({ key });
  await signIn({ key, name: 'Sam’s phone' });
  await signIn({ key, name: 'Sam’s tablet' });
  const { devices } = (await call('GET', '/api/devices', team)).json();
  await call('DELETE', `/api/devices/${devices.at(-1).id}`, team);

  await callWrongly(document, { call, by, keys: { visitorKey: `${lastKey}`, readKey, deskKey } });
  expect(unseen(document, seen)).toEqual([]);
});

test('what is sent without a price is refused by the document as by the server', async () => {
  const { app, act, quoteIt, answer } = await withQuote();
  const comparer = createComparer((await app.inject(PATH)).json());
  await quoteIt();
  await answer('accepted');
  const { visits } = CONFIRMED;
  const [price, rest] = [6500, { kind: 'agreed', visits, said: '' }] as const;
  const hourly = { basis: 'hourly', rate: 800, hours: 5 };
  for (const [priced, status] of [
    [{}, 422],
    [{ price: null }, 422],
    [{ basis: 'hourly', rate: 800 }, 422],
    [{ basis: 'whole', rate: 800, hours: 5 }, 422],
    [{ price }, 200],
    [hourly, 200],
  ] as const) {
    const payload = { ...rest, ...priced };
    expect((await act(payload)).statusCode).toBe(status);
    const sent = {
      method: 'POST',
      url: '/api/desk',
      payload: { ...payload, by: 'Anna', after: 1 },
    };
    expect(comparer.refusals(sent).length === 0, JSON.stringify(priced)).toBe(status === 200);
  }
});

const CONFIRMED = {
  price: 6500,
  visits: [{ day: SAMPLE_VISIT.day, window: 'between 8 and 9', people: 3, trucks: 1 }],
};
const AGREED = { kind: 'agreed', price: 6500, ...onDay(SAMPLE_VISIT.day), said: '' };
const SETTLED = {
  kind: 'settled',
  price: 7700,
  lines: [{ text: 'Two hours more', amount: 1200 }],
  day: SAMPLE_VISIT.day,
  said: '',
};

/** Each call in each way in which it is refused, whatever its key opens. */
async function callWrongly(
  { paths }: ApiDocument,
  { call, by, keys }: Pick<Awaited<ReturnType<typeof compared>>, 'call' | 'by'> & Keys,
): Promise<void> {
  for (const { method, url, operation } of operationsOf(paths)) {
    const names = operation.security.flatMap((each) => Object.keys(each));
    // A device alone needs no other key, and a key too many is not looked at.
    const bearer = names.find((name) => name in keys) ?? 'deskKey';
    const usual = names.length > 0 ? by(`${keys[bearer]}`) : { headers: {} };
    if (names.length > 0) await call(method, url);
    if (method === 'GET') continue;
    const headers = (more: object) => ({ headers: { ...usual.headers, ...more } });
    await call(method, url, headers({ origin: 'https://other.example' }));
    await call(method, url, { ...headers({ 'content-type': 'text/csv' }), payload: 'a' });
    await call(method, url, { ...headers({ 'content-type': 'application/json' }), payload: '{' });
    await call(method, url, { ...usual, payload: { name: 'x'.repeat(40_000) } });
    if (operation.requestBody) await call(method, url, { ...usual, payload: { kind: 'nothing' } });
  }
}

interface Keys {
  readonly keys: Readonly<Record<string, string>>;
}

function operationsOf(paths: ApiDocument['paths']) {
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([name, operation]) => ({
      method: name.toUpperCase() as 'GET' | 'POST' | 'PUT' | 'DELETE', // the methods of the routes
      url: path
        .replace('{day}', '2026-12-07')
        .replace('{key}', 'x'.repeat(32))
        .replace('{id}', 'nobody'),
      name: `${name.toUpperCase()} ${path}`,
      operation,
    })),
  );
}

/** What the document promises and nothing answered. */
function unseen({ paths }: ApiDocument, seen: ReadonlySet<string>): string[] {
  const promised = operationsOf(paths).flatMap(({ name, operation }) =>
    Object.keys(operation.responses).map((status) => `${name} ${status}`),
  );
  // A bug, a server that cannot store, and a limit, which the next test meets.
  return promised.filter((each) => !/(?:429|50[03])$/.test(each) && !seen.has(each));
}

test('a call gets no parameter that the document does not know', async () => {
  const app = fastify();
  const toDocument = documentApi(app, ABOUT);
  const query = { keeps: { values: ['account'], description: 'What is kept' } };
  const answers = { 204: null };
  const heard: unknown[] = [];
  const hear = async (request: FastifyRequest, reply: FastifyReply) => {
    heard.push({ ...Object(request.query) });
    return reply.code(204).send();
  };
  app.delete('/api/one', { config: { api: { summary: 'One', answers, query } } }, hear);
  app.delete('/api/other', { config: { api: { summary: 'Other', answers } } }, hear);
  for (const path of ['one', 'other']) {
    await app.inject({ method: 'DELETE', url: `/api/${path}?keeps=account&all=1&__proto__=2` });
  }
  expect(heard).toEqual([{ keeps: 'account' }, {}]);
  const { paths } = toDocument() as ApiDocument; // as the validator found above
  expect(paths['/api/one']?.delete).toMatchObject({
    parameters: [{ name: 'keeps', in: 'query', schema: { enum: ['account'] } }],
  });
});

test('a deletion after the move is in the document with what it keeps', async () => {
  const { app } = await buildTestApp();
  const { paths }: ApiDocument = (await app.inject(PATH)).json();
  const ofDelete = paths['/api/your-move']?.delete?.parameters;
  expect(ofDelete).toMatchObject([{ name: 'keeps', in: 'query', required: false }]);
});

test('each limit is answered as the document says, and so is a server that cannot store', async () => {
  const { app, db } = await buildTestApp({ config: loadConfig({ RATE_LIMIT: '1' }) });
  const document: ApiDocument = (await app.inject(PATH)).json();
  const comparer = createComparer(document);
  const limited = operationsOf(document.paths).filter(
    ({ operation: { responses } }) => '429' in responses,
  );
  expect(limited.length).toBeGreaterThan(15);
  for (const { method, url, name } of limited) {
    const tries = 10 * (method === 'GET' ? MOST_READS : 1) + 1;
    for (let times = 0; times < tries; times += 1) {
      if (comparer.seen.has(`${name} 429`)) break;
      const answer = await app.inject({ method, url, headers: { authorization: 'Bearer none' } });
      expect(comparer.differences({ method, url }, answer)).toEqual([]);
    }
    expect(comparer.seen).toContain(`${name} 429`);
  }
  await db.destroy();
  const read = { method: 'GET' as const, url: '/readyz' };
  const answer = await app.inject(read);
  expect(comparer.differences(read, answer)).toEqual([]);
  expect(answer.statusCode).toBe(503);
});
