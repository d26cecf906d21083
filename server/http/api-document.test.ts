import { Validator } from '@seriousme/openapi-schema-validator';
import { fastify, type InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { type ApiDocument, createComparer } from '../../tests/server/testing/documented.ts';
import { SAMPLE_QUOTE } from '../../tests/server/testing/sample-history.ts';
import { SAMPLE_MESSAGE } from '../../tests/server/testing/sample-message.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { buildTestApp } from '../../tests/server/testing/test-app.ts';
import { PHONED, withQuote } from '../../tests/server/testing/test-quote.ts';
import { loadConfig } from '../config.ts';
import { findDiaryKeys, replaceDiaryKeys } from '../diary/diary-key.repository.ts';
import { release } from '../release.ts';
import { documentApi } from './api-document.ts';

const PATH = '/api/openapi.json';
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
      const url = path.replaceAll('{day}', ':day').replace('{key}', ':key([A-Za-z0-9]{32})');
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
  const by = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });
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
  await call('POST', `${move}/call`, visitor);
  await call('PUT', `${move}/heard`, { ...visitor, payload: { heard: 'friend' } });
  const { version } = (await call('GET', move, visitor)).json();
  const change = { ...SAMPLE_REQUEST, bedrooms: '2', version };
  expect((await call('PUT', move, { ...visitor, payload: change })).json().changes.length).toBe(1);
  await call('PUT', move, { ...visitor, payload: { ...change, bedrooms: '1' } });
  await call('POST', `${move}/quote`, { ...visitor, payload: { kind: 'seen', quote: 99 } });
  await call('POST', `${move}/cancel`, { ...visitor, payload: { said: '' } });
  await call('POST', `${move}/report`, { ...visitor, payload: { said: 'A chair.' } });

  // A second move, which is cancelled and deleted.
  const other = (await call('POST', '/api/quote-requests', { payload: SAMPLE_REQUEST })).json();
  const theirs = by(other.linkKey);
  const { deskKey: key } = await db
    .selectFrom('submissions')
    .select('deskKey')
    .where('id', '=', other.id)
    .executeTakeFirstOrThrow();
  const agreed = { ...AGREED, by: 'Anna', after: 0 };
  await call('POST', desk, { ...by(`${key}`), payload: agreed });
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
  await call('PUT', `${desk}/heard`, { ...team, payload: { heard: 'truck' } });
  expect((await quoteIt()).statusCode).toBe(200);
  await call('GET', desk, team);
  const { quote } = (await call('GET', move, visitor)).json();
  const yes = { kind: 'accepted', quote: quote.number, terms: quote.termsOf };
  await call('POST', `${move}/quote`, { ...visitor, payload: yes });
  await act({ kind: 'confirmed', ...CONFIRMED });
  await call('GET', move, visitor);
  clock.time = Date.parse(`${CONFIRMED.day}T18:30:00+02:00`);
  await call('POST', `${move}/report`, { ...visitor, payload: { said: 'A chair.' } });
  await act(SETTLED);
  await act({ kind: 'paid', how: 'cash' });
  await call('GET', move, visitor);
  await call('DELETE', move, visitor);
  await call('DELETE', `${move}?keeps=account`, visitor);
  await call('POST', `${move}/call`, visitor);
  await call('GET', move, visitor);
  await call('GET', desk, team);

  // The diary.
  await replaceDiaryKeys(db);
  const keys = await findDiaryKeys(db);
  const diary = by(`${keys?.page}`);
  await call('GET', `/diary/${keys?.feed}.ics`);
  await call('GET', `/diary/${'x'.repeat(32)}.ics`);
  await call('GET', '/api/diary', diary);
  await call('GET', '/api/diary/figures', diary);
  await call('GET', '/api/diary');
  const phoned = { ...PHONED, by: 'Anna' };
  await call('POST', '/api/diary/requests', { ...diary, payload: phoned });
  await call('POST', '/api/diary/list', diary);
  for (let more = 0; more < 6; more += 1) await call('POST', '/api/diary/list', diary);

  expect(unseen(document, seen)).toEqual([]);
});

const CONFIRMED = {
  day: SAMPLE_QUOTE.day,
  window: 'between 8 and 9',
  price: 6500,
  people: 3,
  trucks: 1,
  registration: 'JX 12 CD GP',
  crew: ['Sipho Dlamini'],
};
const AGREED = { kind: 'agreed', price: 6500, day: SAMPLE_QUOTE.day, said: '' };
const SETTLED = {
  kind: 'settled',
  price: 7700,
  lines: [{ text: 'Two hours more', amount: 1200 }],
  paid: 'not-yet',
  day: SAMPLE_QUOTE.day,
  said: '',
};

/** What the document promises and nothing answered: each success and each conflict, and each refusal somewhere. */
function unseen({ paths }: ApiDocument, seen: ReadonlySet<string>): string[] {
  const promised = Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, { responses }]) =>
      Object.keys(responses).map((status) => `${method.toUpperCase()} ${path} ${status}`),
    ),
  );
  const isOwn = (each: string) => /(?:2\d\d|409)$/.test(each);
  const statuses = new Set([...seen].map((each) => each.slice(-3)));
  const isElsewhere = (each: string) => ELSEWHERE.includes(each.slice(-3));
  return promised.filter(
    (each) => !isElsewhere(each) && !(isOwn(each) ? seen.has(each) : statuses.has(each.slice(-3))),
  );
}

/** A bug, and a server that cannot store or keep up. */
const ELSEWHERE = ['500', '503'];

test('too many requests and a server that cannot store answer so too', async () => {
  const { app, db } = await buildTestApp({ config: loadConfig({ RATE_LIMIT: '1' }) });
  const comparer = createComparer((await app.inject(PATH)).json());
  const sent = {
    method: 'POST' as const,
    url: '/api/contact-submissions',
    payload: SAMPLE_MESSAGE,
  };
  const statuses: number[] = [];
  for (const request of [sent, sent]) {
    const answer = await app.inject(request);
    expect(comparer.differences(request, answer)).toEqual([]);
    statuses.push(answer.statusCode);
  }
  await db.destroy();
  const read = { method: 'GET' as const, url: '/readyz' };
  const answer = await app.inject(read);
  expect(comparer.differences(read, answer)).toEqual([]);
  expect([...statuses, answer.statusCode]).toEqual([201, 429, 503]);
});
