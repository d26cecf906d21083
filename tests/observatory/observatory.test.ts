import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { loadSite } from '../../server/http/site/load-site.ts';
import { loadConfig } from '../../server/settings/config.ts';
import { CONTACT_FIELDS, formPost } from '../server/testing/sample-form.ts';
import { SAMPLE_REQUEST } from '../server/testing/sample-request.ts';
import { buildTestApp } from '../server/testing/test-app.ts';
import { type Answer, gradeAnswer } from './grader.ts';

const SITE_URL = 'https://www.movers.example';
const QUOTES = '/api/quote-requests';

const site = await loadSite(join(import.meta.dirname, '../../dist/site'), SITE_URL);
const script = [...site.files.keys()].find((path) => /^\/_astro\/.+\.js$/.test(path)) ?? '';
const picture = [...site.files.keys()].find((path) => path.endsWith('.avif')) ?? '';

const quote = (payload: object | string = SAMPLE_REQUEST): InjectOptions => ({
  method: 'POST',
  url: QUOTES,
  headers: { 'content-type': 'application/json' },
  payload,
});
const form = (fields: Parameters<typeof formPost>[1]) =>
  formPost('/api/contact-submissions', fields, { origin: SITE_URL });

async function startApp(environment: Record<string, string> = {}) {
  return buildTestApp({ config: loadConfig({ SITE_URL, RATE_LIMIT: '0', ...environment }), site });
}

async function ask(app: FastifyInstance, request: InjectOptions): Promise<Answer> {
  const { statusCode, headers, payload } = await app.inject(request);
  const pairs = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return { status: statusCode, headers: Object.fromEntries(pairs), body: payload };
}

/** This must hold without a reverse proxy in front of the server. */
async function expectTopGrade(app: FastifyInstance, answer: Answer) {
  const headers = {
    origin: 'https://elsewhere.example',
    'access-control-request-method': 'GET',
  };
  const preflight = await ask(app, { method: 'OPTIONS', url: '/', headers });
  const { grade, score, failed } = await gradeAnswer(answer, preflight);
  expect(failed).toEqual([]);
  expect(grade).toBe('A+');
  expect(score).toBeGreaterThanOrEqual(130);
  expect(answer.headers).toMatchObject({
    'content-security-policy': expect.stringMatching(/^default-src 'none'/),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  for (const name of ['server', 'x-powered-by', 'via', 'set-cookie']) {
    expect(answer.headers).not.toHaveProperty(name);
  }
}

test.each<[string, number, InjectOptions]>([
  ['the home page', 200, { url: '/' }],
  ['the wizard', 200, { url: '/get-quote' }],
  ['an area page', 200, { url: '/movers-boskruin' }],
  ['the page for what is not there', 404, { url: '/nothing' }],
  ['the thank-you page', 200, { url: '/thank-you/JFM-7K3Q-24' }],
  ['the thank-you page without a reference', 404, { url: '/thank-you' }],
  ['a second name of a page', 308, { url: '/about/' }],
  ['a script', 200, { url: script }],
  ['a picture', 200, { url: picture }],
  ['robots.txt', 200, { url: '/robots.txt' }],
  ['the sitemap', 200, { url: '/sitemap.xml' }],
  ['health', 200, { url: '/healthz' }],
  ['readiness', 200, { url: '/readyz' }],
  ['the figures', 200, { url: '/metrics' }],
  ['a request that was stored', 201, quote()],
  ['no JSON', 400, quote('{')],
  ['another site’s request', 403, { ...quote(), headers: { 'sec-fetch-site': 'cross-site' } }],
  ['an address of the API that is not there', 404, { url: '/api/nothing' }],
  ['a list of requests', 405, { url: QUOTES }],
  ['a request that is too large', 413, quote({ padding: 'x'.repeat(40_000) })],
  ['another media type', 415, { ...quote('<a/>'), headers: { 'content-type': 'text/xml' } }],
  ['wrong answers', 422, quote({})],
  ['a form that was stored', 303, form(CONTACT_FIELDS)],
  ['a form with wrong answers', 422, form({ ...CONTACT_FIELDS, email: 'oops' })],
  ['an address that cannot be read', 404, { url: '/%E0%A4%A' }],
  ['an address of the API that cannot be read', 400, { url: '/api/%E0%A4%A' }],
])('%s (%i)', async (_what, status, request) => {
  const { app } = await startApp();
  const answer = await ask(app, request);
  expect(answer.status).toBe(status);
  await expectTopGrade(app, answer);
});

test.each([
  ['a request', quote()],
  ['a form', form(CONTACT_FIELDS)],
])('%s too many (429)', async (_what, request) => {
  const { app } = await startApp({ RATE_LIMIT: '1' });
  // Beyond the limit a complete one is taken and marked, ten times beyond it none.
  for (let sent = 0; sent < 10; sent += 1) await ask(app, request);
  const answer = await ask(app, request);
  expect(answer.status).toBe(429);
  await expectTopGrade(app, answer);
});

test.each([
  ['a request', quote()],
  ['a form', form(CONTACT_FIELDS)],
  ['readiness', { url: '/readyz' }],
])('%s without a database (5xx)', async (_what, request) => {
  const { app, db } = await startApp();
  await db.destroy();
  const answer = await ask(app, request);
  expect(answer.status).toBeGreaterThanOrEqual(500);
  await expectTopGrade(app, answer);
});

test.each([
  ['what is not HTTP', 400, 'HELLO\r\n\r\n'],
  ['headers without end', 431, `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}`],
])('%s (%i)', async (_what, status, words) => {
  const { app } = await startApp();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1'); // It has a port.
  await once(socket, 'connect');
  socket.write(words);
  const [statusLine = '', ...lines] = (await text(socket)).split('\r\n');
  const pairs = lines.filter(Boolean).map((line) => line.split(/: (.*)/s).slice(0, 2));
  expect(statusLine).toContain(String(status));
  await expectTopGrade(app, { status, headers: Object.fromEntries(pairs), body: '' });
});
