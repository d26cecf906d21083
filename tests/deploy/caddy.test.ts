import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../server/testing/free-port.ts';
import { temporaryFolder } from '../server/testing/temporary-folder.ts';
import { missingPrograms } from './install-nginx.ts';
import { startCaddy } from './running-caddy.ts';
import { ask } from './running-nginx.ts';

const missing = missingPrograms(['caddy']);
if (missing.length > 0) console.warn(`Skipped: ${missing} cannot be run here.`);

test.skipIf(missing.length > 0)(
  'while the server is away, no log of Caddy has who asked, nor for what',
  async () => {
    const ports = { http: await freePort(), https: await freePort(), server: await freePort() };
    const log = await startCaddy(temporaryFolder(), ports);
    const key = 'x'.repeat(32);
    for (const path of [`/diary/${key}.ics`, `/your-move%23${key}`]) {
      const { status } = await ask(ports.https, path, { from: '127.7.7.7' });
      expect(status).toBe(503);
    }
    expect(log()).not.toContain(key);
    expect(log()).not.toContain('127.7.7.7');
  },
);

/** A server that notes who each request is from, as Caddy tells it. */
async function startNoting() {
  const clients: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    clients.push(request.headersDistinct['x-forwarded-for']?.join());
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // of a TCP server
  return { port, clients };
}

const HEADERS = { 'cf-connecting-ip': '2001:db8::7', 'x-forwarded-for': '203.0.113.9' };

async function clientsAsToldBy(change: (configuration: string) => string) {
  const { port, clients } = await startNoting();
  const ports = { http: await freePort(), https: await freePort(), server: port };
  await startCaddy(temporaryFolder(), ports, change);
  clients.length = 0;
  for (const from of ['127.0.0.9', '127.0.0.8']) {
    await ask(ports.https, '/', { from, headers: HEADERS });
  }
  return clients;
}

test.skipIf(missing.length > 0)('Caddy believes nobody who says where they are', async () => {
  const clients = await clientsAsToldBy((configuration) => configuration);
  expect(clients).toEqual(['127.0.0.9', '127.0.0.8']);
});

const [, minor = '0'] =
  /^v2\.(\d+)/.exec(spawnSync('caddy', ['version']).stdout?.toString() ?? '') ?? [];
const isOld = Number(minor) < 7;
if (isOld) console.warn('Skipped: this Caddy is older than 2.7.');

test.skipIf(missing.length > 0 || isOld)(
  'behind Cloudflare it believes Cloudflare alone',
  async () => {
    const clients = await clientsAsToldBy((configuration) =>
      configuration
        .replace('<networks of Cloudflare>', '127.0.0.9/32')
        .replaceAll(/# (trusted_proxies|client_ip_headers|header_up)/g, '$1'),
    );
    expect(clients).toEqual(['2001:db8::7', '127.0.0.8']);
  },
);
