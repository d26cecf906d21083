import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { buildTestApp } from '../../tests/server/testing/test-app.ts';
import { loadConfig } from '../settings/config.ts';
import { limitClients } from './client-limit.ts';

interface Sender {
  readonly remoteAddress: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Whether what each sender sends under a limit of one submission a minute is stored as usual, or marked. */
async function answersTo(senders: readonly Sender[], environment: Record<string, string> = {}) {
  const { app, db } = await buildTestApp({
    config: loadConfig({ RATE_LIMIT: '1', ...environment }),
  });
  for (const sender of senders) {
    const request = {
      method: 'POST',
      url: '/api/quote-requests',
      payload: SAMPLE_REQUEST,
    } as const;
    expect((await app.inject({ ...request, ...sender })).statusCode).toBe(201);
  }
  const rows = await db.selectFrom('submissions').select('flag').orderBy('id').execute();
  return rows.map(({ flag }) => (flag === null ? 'taken' : 'marked'));
}

test.each([
  ['an IPv4 address', '192.0.2.1', '192.0.2.1'],
  ['an IPv4 address written as IPv6', '192.0.2.1', '::ffff:192.0.2.1'],
  ['the same in hexadecimal digits', '192.0.2.1', '::FFFF:C000:0201'],
  ['an IPv6 address, however it is written', '2001:db8::1', '2001:0DB8:0:0:0:0:0:1'],
  [
    'the first and last address of a household',
    '2001:db8:0:1::',
    '2001:db8:0:1:ffff:ffff:ffff:ffff',
  ],
  ['an address of one wire', 'fe80::1%eth0', 'fe80::1%eth0'],
])('%s is one client', async (_what, first, second) => {
  const senders = [{ remoteAddress: first }, { remoteAddress: second }];
  expect(await answersTo(senders)).toEqual(['taken', 'marked']);
});

test.each([
  ['two IPv4 addresses', '192.0.2.1', '192.0.2.2'],
  ['two IPv4 addresses written as IPv6', '::ffff:192.0.2.1', '::ffff:192.0.2.2'],
  ['two households', '2001:db8:0:1::1', '2001:db8:0:2::1'],
])('%s are two', async (_what, first, second) => {
  const senders = [{ remoteAddress: first }, { remoteAddress: second }];
  expect(await answersTo(senders)).toEqual(['taken', 'taken']);
});

test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip'])(
  'nobody becomes somebody else by %s',
  async (name) => {
    const claims = ['198.51.100.1', '198.51.100.2', '2001:db8::7'];
    const senders = claims.map((claim) => ({
      remoteAddress: '192.0.2.1',
      headers: { [name]: name === 'forwarded' ? `for=${claim}` : claim },
    }));
    expect(await answersTo(senders)).toEqual(['taken', 'marked', 'marked']);
    // The server trusts a proxy, but this sender is not that proxy.
    expect(await answersTo(senders, { TRUST_PROXY: '10.0.0.0/8' })).toEqual([
      'taken',
      'marked',
      'marked',
    ]);
  },
);

test.each([
  ['an IPv4 address', '192.0.2.1:40001', '192.0.2.1:40002', '192.0.2.2:40001'],
  ['an IPv6 address', '[2001:db8::1]:40001', '[2001:db8::2]:40002', '[2001:db8:0:1::1]:40001'],
  [
    'a chain of proxies that all do',
    '192.0.2.1:40001, 10.0.0.2:50001',
    '192.0.2.1:40002, 10.0.0.2:50002',
    '192.0.2.2:40001, 10.0.0.2:50001',
  ],
])(
  'a port that the proxy writes behind %s makes no new client',
  async (_what, first, again, other) => {
    const senders = [first, again, other].map((list) => ({
      remoteAddress: '10.0.0.1',
      headers: { 'x-forwarded-for': list },
    }));
    expect(await answersTo(senders, { TRUST_PROXY: '10.0.0.0/8' })).toEqual([
      'taken',
      'marked',
      'taken',
    ]);
  },
);

test('what a client says of itself before the proxy adds its address counts for nothing', async () => {
  const senders = ['198.51.100.1', '198.51.100.2', 'unknown', ''].map((claim) => ({
    remoteAddress: '10.0.0.1',
    headers: { 'x-forwarded-for': `${claim}, 192.0.2.1` },
  }));
  expect(await answersTo(senders, { TRUST_PROXY: '10.0.0.0/8' })).toEqual([
    'taken',
    'marked',
    'marked',
    'marked',
  ]);
});

test('it remembers 10,000 clients and no more', { tags: 'slow' }, async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  const { sending: preHandler } = await limitClients(app, 1);
  app.get('/', { preHandler }, () => 'taken');
  const statusFor = async (number: number) => {
    const remoteAddress = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
    return (await app.inject({ url: '/', remoteAddress })).statusCode;
  };
  for (let client = 0; client < 10_000; client += 1) await statusFor(client);
  expect(await statusFor(0)).toBe(429);
  await statusFor(10_000);
  expect(await statusFor(1)).toBe(200);
  expect(await statusFor(0)).toBe(429);
});

const MINE = '192.0.2.1';

async function limited(limit = '2') {
  const built = await buildTestApp({ config: loadConfig({ RATE_LIMIT: limit }) });
  const post = (payload: object, remoteAddress = MINE) =>
    built.app.inject({ method: 'POST', url: '/api/quote-requests', payload, remoteAddress });
  return { ...built, post };
}

test('rubbish from an address takes nothing from whoever else is behind it', async () => {
  const { db, post } = await limited();
  for (let one = 0; one < 15; one += 1) expect((await post({ x: 1 })).statusCode).toBe(422);
  expect((await post(SAMPLE_REQUEST)).statusCode).toBe(201);
  expect(await db.selectFrom('submissions').select('flag').execute()).toEqual([{ flag: null }]);
});

test('a complete request beyond the share of a household is marked, and the rest is told', async () => {
  const { db, post } = await limited();
  for (let one = 0; one < 3; one += 1) expect((await post(SAMPLE_REQUEST)).statusCode).toBe(201);
  const flags = await db.selectFrom('submissions').select('flag').orderBy('id').execute();
  expect(flags.map(({ flag }) => flag)).toEqual([null, null, 'too-many']);
  const incomplete = await post({ ...SAMPLE_REQUEST, name: '' });
  expect(incomplete.statusCode).toBe(422);
});

test('ten times the limit is refused, good or bad, and with a time to wait', async () => {
  const { post } = await limited();
  for (let one = 0; one < 20; one += 1) await post(one % 2 === 0 ? SAMPLE_REQUEST : {});
  const refused = await post(SAMPLE_REQUEST);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await post(SAMPLE_REQUEST, '192.0.2.2')).statusCode).toBe(201);
});

test('networks of one /48 share what five households may send', async () => {
  const { db, post } = await limited('1');
  for (let network = 1; network <= 8; network += 1) {
    await post(SAMPLE_REQUEST, `2001:db8:0:${network}::1`);
  }
  await post(SAMPLE_REQUEST, '2001:db8:1:1::1');
  const flags = await db.selectFrom('submissions').select('flag').orderBy('id').execute();
  const taken = Array(5).fill(null);
  expect(flags.map(({ flag }) => flag)).toEqual([...taken, ...Array(3).fill('too-many'), null]);
});

test('keys that open nothing do not stop a link from the same address', async () => {
  const { app, post } = await limited();
  const { linkKey } = (await post(SAMPLE_REQUEST)).json<{ linkKey: string }>();
  const ask = (key: string, method: 'GET' | 'PUT' = 'GET', payload: object = {}) => {
    const headers = { authorization: `Bearer ${key}` };
    const asked = { method, url: '/api/your-move', headers, remoteAddress: MINE };
    return app.inject(method === 'GET' ? asked : { ...asked, payload });
  };
  for (let one = 0; one < 100; one += 1) await ask('x'.repeat(32));
  expect((await ask(linkKey)).statusCode).toBe(200);
  for (let one = 0; one < 15; one += 1) await ask(linkKey, 'PUT', { x: 1 });
  const bedrooms = { ...SAMPLE_REQUEST, bedrooms: '4+' };
  expect((await ask(linkKey, 'PUT', bedrooms)).statusCode).toBe(200);
});
