import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { buildTestApp } from '../../tests/server/testing/test-app.ts';
import { loadConfig } from '../config.ts';
import { limitClients } from './client-limit.ts';

interface Sender {
  readonly remoteAddress: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The status that each sender gets under a limit of one submission a minute. */
async function answersTo(senders: readonly Sender[], environment: Record<string, string> = {}) {
  const { app } = await buildTestApp({ config: loadConfig({ RATE_LIMIT: '1', ...environment }) });
  const statuses: number[] = [];
  for (const sender of senders) {
    const request = {
      method: 'POST',
      url: '/api/quote-requests',
      payload: SAMPLE_REQUEST,
    } as const;
    statuses.push((await app.inject({ ...request, ...sender })).statusCode);
  }
  return statuses;
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
  expect(await answersTo(senders)).toEqual([201, 429]);
});

test.each([
  ['two IPv4 addresses', '192.0.2.1', '192.0.2.2'],
  ['two IPv4 addresses written as IPv6', '::ffff:192.0.2.1', '::ffff:192.0.2.2'],
  ['two households', '2001:db8:0:1::1', '2001:db8:0:2::1'],
])('%s are two', async (_what, first, second) => {
  const senders = [{ remoteAddress: first }, { remoteAddress: second }];
  expect(await answersTo(senders)).toEqual([201, 201]);
});

test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip'])(
  'nobody becomes somebody else by %s',
  async (name) => {
    const claims = ['198.51.100.1', '198.51.100.2', '2001:db8::7'];
    const senders = claims.map((claim) => ({
      remoteAddress: '192.0.2.1',
      headers: { [name]: name === 'forwarded' ? `for=${claim}` : claim },
    }));
    expect(await answersTo(senders)).toEqual([201, 429, 429]);
    // The server trusts a proxy, but this sender is not that proxy.
    expect(await answersTo(senders, { TRUST_PROXY: '10.0.0.0/8' })).toEqual([201, 429, 429]);
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
    expect(await answersTo(senders, { TRUST_PROXY: '10.0.0.0/8' })).toEqual([201, 429, 201]);
  },
);

test('what a client says of itself before the proxy adds its address counts for nothing', async () => {
  const senders = ['198.51.100.1', '198.51.100.2', 'unknown', ''].map((claim) => ({
    remoteAddress: '10.0.0.1',
    headers: { 'x-forwarded-for': `${claim}, 192.0.2.1` },
  }));
  expect(await answersTo(senders, { TRUST_PROXY: '10.0.0.0/8' })).toEqual([201, 429, 429, 429]);
});

test('it remembers 10,000 clients and no more', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  const preHandler = await limitClients(app, 1);
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
