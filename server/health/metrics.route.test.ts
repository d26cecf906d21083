import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { formPost, QUOTE_FIELDS } from '../../tests/server/testing/sample-form.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { buildTestApp, loadTestSite, type TestApp } from '../../tests/server/testing/test-app.ts';
import { loadConfig } from '../settings/config.ts';

const SITE = { 'index.html': 'Home', '404.html': 'Not there' };

async function figures({ app }: Pick<TestApp, 'app'>): Promise<string> {
  const { statusCode, payload } = await app.inject('/metrics');
  expect(statusCode).toBe(200);
  return payload;
}

function send({ app }: TestApp, key: string, changes: object = {}) {
  return app.inject({
    method: 'POST',
    url: '/api/quote-requests',
    headers: { 'idempotency-key': key },
    payload: { ...SAMPLE_REQUEST, ...changes },
  });
}

test('Prometheus reads the process, its event loop and the answers by route', async () => {
  const built = await buildTestApp({ site: await loadTestSite(SITE) });
  await built.app.inject('/');
  await built.app.inject('/');
  await built.app.inject('/thandi@visitor.example');
  await built.app.inject('/healthz?name=thandi');
  await built.app.inject({ method: 'DELETE', url: '/thandi' });
  const response = await built.app.inject('/metrics');
  expect(response.headers).toMatchObject({
    'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    'cache-control': 'no-store',
  });
  for (const line of [
    'movers_http_requests_total{method="GET",route="/*",status="200"} 2',
    'movers_http_requests_total{method="GET",route="/*",status="404"} 1',
    'movers_http_requests_total{method="GET",route="/healthz",status="200"} 1',
    'movers_http_requests_total{method="DELETE",route="none",status="404"} 1',
    'movers_http_request_duration_seconds_count{method="GET",route="/healthz"} 1',
  ]) {
    expect(response.payload.split('\n')).toContain(line);
  }
  expect(response.payload).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(response.payload).toMatch(
    /^movers_release_info\{version="\d+\.\d+\.\d+[^"]*",folder="\/.+"\} 1$/m,
  );
  expect(response.payload).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(response.payload).not.toContain('thandi');
  // A second scrape does not add the same page again.
  expect(await figures(built)).toContain('{method="GET",route="/*",status="200"} 2\n');
});

test('submissions are counted by what became of them, from 0 on', async () => {
  const built = await buildTestApp();
  const before = await figures(built);
  for (const line of [
    'movers_submissions_total{kind="message",outcome="stored"} 0',
    'movers_mails_total{outcome="sent"} 0',
    'movers_webhooks_total{outcome="delivered"} 0',
    'movers_http_requests_total{method="POST",route="/api/quote-requests",status="503"} 0',
  ]) {
    expect(before.split('\n')).toContain(line);
  }
  await send(built, 'one');
  await send(built, 'two', { elapsed: 5 });
  await send(built, 'two', { elapsed: 5 });
  await send(built, 'three', { email: 'thandi' });
  await built.app.inject(formPost('/api/contact-submissions', QUOTE_FIELDS));
  const counted = (await figures(built))
    .split('\n')
    .filter((line) => line.startsWith('movers_submissions_total') && !line.endsWith(' 0'));
  expect(counted.toSorted()).toEqual([
    'movers_submissions_total{kind="message",outcome="refused"} 1',
    'movers_submissions_total{kind="request",outcome="flagged"} 1',
    'movers_submissions_total{kind="request",outcome="refused"} 1',
    'movers_submissions_total{kind="request",outcome="repeated"} 1',
    'movers_submissions_total{kind="request",outcome="stored"} 2',
  ]);
});

test('actions at the desk and by the private link are counted from 0 on', async () => {
  const counted = (await figures(await buildTestApp())).split('\n');
  const team = ['taken', 'phoned', 'refused', 'quoted', 'agreed', 'confirmed', 'callback'];
  const visitor = ['changed', 'call', 'seen', 'asked', 'accepted', 'declined', 'deleted'];
  for (const kind of [...team, ...visitor, 'cancelled']) {
    for (const outcome of ['stored', 'repeated', 'refused']) {
      expect(counted).toContain(`movers_submissions_total{kind="${kind}",outcome="${outcome}"} 0`);
    }
  }
  expect(counted.filter((line) => line.includes('flagged'))).toHaveLength(2);
});

test('what waits in the outbox is looked up, and a dead database is said', async () => {
  const built = await buildTestApp();
  await send(built, 'one');
  const alive = await figures(built);
  expect(alive).toContain('\nmovers_outbox_waiting 2\n');
  expect(alive).toContain('\nmovers_outbox_dead 0\n');
  expect(alive).toContain('\nmovers_webhooks_waiting 0\n');
  expect(alive).toContain('\nmovers_webhooks_dead 0\n');
  expect(alive).toMatch(/\nmovers_outbox_oldest_waiting_seconds \d+\n/);
  expect(alive).toContain('\nmovers_database_up 1\n');
  await built.db.destroy();
  const dead = await figures(built);
  expect(dead).toContain('\nmovers_database_up 0\n');
  expect(dead).toContain('\nmovers_outbox_waiting Nan\n');
});

test('two apps in one process count apart', async () => {
  const [first, second] = [await buildTestApp(), await buildTestApp()];
  await first.app.inject('/healthz');
  expect(await figures(first)).toContain('route="/healthz",status="200"');
  expect(await figures(second)).not.toContain('route="/healthz",status="200"');
});

const strangers: [string, InjectOptions][] = [
  ['another machine', { remoteAddress: '192.0.2.7' }],
  ['another machine over IPv6', { remoteAddress: '2001:db8::7' }],
  ...['Forwarded', 'Via', 'X-Forwarded-For', 'X-Forwarded-Proto', 'X-Real-IP'].map(
    (name): [string, InjectOptions] => [
      `a proxy on this machine, with ${name}`,
      { remoteAddress: '127.0.0.1', headers: { [name]: '127.0.0.1' } },
    ],
  ),
];

test.each(strangers)('for %s there is no such address', async (_who, stranger) => {
  const config = loadConfig({ RATE_LIMIT: '0', TRUST_PROXY: '127.0.0.1/32' });
  for (const site of [null, await loadTestSite(SITE)]) {
    const { app } = await buildTestApp({ config, site });
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'] as const) {
      const ask = (url: string) => app.inject({ ...stranger, method, url });
      const [metrics, nothing] = [await ask('/metrics'), await ask('/nothing')];
      for (const answer of [metrics, nothing]) delete answer.headers['x-request-id'];
      for (const answer of [metrics, nothing]) delete answer.headers.date;
      expect(metrics.statusCode).toBe(404);
      expect(metrics.headers).toEqual(nothing.headers);
      expect(metrics.payload).toBe(nothing.payload);
    }
  }
});

test.each([
  ['192.0.2.0/24', '192.0.2.7', 200],
  ['192.0.2.7', '192.0.2.7', 200],
  ['192.0.2.7', '::ffff:192.0.2.7', 200],
  ['192.0.2.0/24', '192.0.3.7', 404],
  ['2001:db8::/32', '2001:db8::7', 200],
  ['192.0.2.0/24', '127.0.0.1', 404],
])('with METRICS_FROM=%s, %s gets %i', async (METRICS_FROM, remoteAddress, status) => {
  const { app } = await buildTestApp({ config: loadConfig({ METRICS_FROM }) });
  expect((await app.inject({ url: '/metrics', remoteAddress })).statusCode).toBe(status);
});

test('a page of another name that points to this machine reads no figures', async () => {
  const { app } = await buildTestApp();
  const statusFor = async (host: string) =>
    (await app.inject({ url: '/metrics', headers: { host } })).statusCode;
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST']) {
    expect([host, await statusFor(host)]).toEqual([host, 200]);
  }
  for (const host of [
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
  ]) {
    expect([host, await statusFor(host)]).toEqual([host, 404]);
  }
});
