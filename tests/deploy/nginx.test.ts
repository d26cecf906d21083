import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { freePort } from '../server/testing/free-port.ts';
import { SAMPLE_REQUEST } from '../server/testing/sample-request.ts';
import { startServerProcess } from '../server/testing/server-process.ts';
import { temporaryFolder } from '../server/testing/temporary-folder.ts';
import { missingPrograms } from './install-nginx.ts';
import { ask, type Ports, startNginx } from './running-nginx.ts';

const missing = missingPrograms();
if (missing.length > 0) console.warn(`Skipped: ${missing.join(' and ')} cannot be run here.`);

const PAGE = `<!doctype html><title>Home</title>${'<p>We move pianos.</p>'.repeat(200)}`;
const QUOTES = '/api/quote-requests';

/** The server behind nginx, as docs/deploy.md sets them up. */
async function start(environment: Record<string, string> = {}, inFront = '') {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'dist/site'), { recursive: true });
  writeFileSync(join(folder, 'dist/site/index.html'), PAGE);
  writeFileSync(join(folder, 'dist/site/404.html'), '<!doctype html>Not there');
  const { url, child } = await startServerProcess(folder, {
    SITE_URL: 'https://example.co.za',
    SMTP_URL: 'smtp://127.0.0.1:1',
    TRUST_PROXY: '127.0.0.1/32',
    LOG_LEVEL: 'warn',
    ...environment,
  });
  const server = Number(new URL(url).port);
  const ports: Ports = { http: await freePort(), https: await freePort(), server };
  const logged = await startNginx(folder, ports, inFront);
  return { ...ports, child, url, logged };
}

const quote = (changes: object = {}) => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    origin: 'https://example.co.za',
    'sec-fetch-site': 'same-origin',
  },
  body: JSON.stringify({ ...SAMPLE_REQUEST, ...changes }),
});

describe.skipIf(missing.length > 0)('behind nginx', () => {
  test('pages come over TLS, compressed by the server, with each header once', async () => {
    const { https } = await start();
    for (const [encoding, decompress] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const page = await ask(https, '/', { headers: { 'accept-encoding': encoding } });
      expect(page.status).toBe(200);
      expect(page.headers['content-encoding']).toBe(encoding);
      expect(decompress(page.body).toString()).toBe(PAGE);
      const names = page.rawHeaders.filter((_, index) => index % 2 === 0);
      expect(names.map((name) => name.toLowerCase()).toSorted()).toEqual(
        [...new Set(names.map((name) => name.toLowerCase()))].toSorted(),
      );
      expect(page.headers).toMatchObject({
        'strict-transport-security': 'max-age=63072000',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        vary: 'Accept-Encoding',
      });
      expect(page.headers.server ?? '').not.toMatch(/\d/);
      const again = { 'accept-encoding': encoding, 'if-none-match': `${page.headers.etag}` };
      expect((await ask(https, '/', { headers: again })).status).toBe(304);
    }
  });

  test('http and www lead to the one name, with the address kept', async () => {
    const { http, https } = await start();
    const target = 'https://example.co.za/about?from=a%20flyer';
    for (const host of ['example.co.za', 'www.example.co.za']) {
      const path = '/about?from=a%20flyer';
      const plain = await ask(http, path, { scheme: 'http', headers: { host } });
      expect([plain.status, plain.headers.location]).toEqual([301, target]);
    }
    const www = await ask(https, '/about?from=a%20flyer', {
      headers: { host: 'www.example.co.za' },
    });
    expect([www.status, www.headers.location]).toEqual([301, target]);
  });

  test('each visitor has a separate limit, whatever address they claim', async () => {
    const { https } = await start({ RATE_LIMIT: '1' });
    const send = async (from: string, claimed = '') => {
      const { headers, ...rest } = quote();
      const claims = claimed && { 'x-forwarded-for': claimed, forwarded: `for=${claimed}` };
      return ask(https, QUOTES, { ...rest, from, headers: { ...headers, ...claims } });
    };
    for (let last = 1; last <= 10; last += 1) {
      expect((await send('127.0.0.2', `203.0.113.${last}`)).status).toBe(201);
    }
    const refused = await send('127.0.0.2', '203.0.113.12');
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect(JSON.parse(refused.body.toString())).toMatchObject({ status: 429 });
    expect((await send('127.0.0.3')).status).toBe(201);
  });

  test('behind Cloudflare each visitor has a separate limit, and nobody else is believed', async () => {
    const inFront = 'set_real_ip_from 127.0.0.9/32; real_ip_header CF-Connecting-IP;';
    const { https } = await start({ RATE_LIMIT: '1' }, inFront);
    const send = (from: string, visitor: string) => {
      const { headers, ...rest } = quote();
      return ask(https, QUOTES, {
        ...rest,
        from,
        headers: { ...headers, 'cf-connecting-ip': visitor },
      });
    };
    const statuses = async (from: string, visitors: readonly string[]) => {
      const answers = [];
      for (const visitor of visitors) answers.push((await send(from, visitor)).status);
      return answers;
    };
    const other = (last: number) => `203.0.113.${last}`;
    const sameNetwork = (last: number) => `2001:db8:1:2::${last}`;
    const each = Array.from({ length: 12 }, (_, index) => index + 1);
    expect(new Set(await statuses('127.0.0.9', each.map(other)))).toEqual(new Set([201]));
    expect(await statuses('127.0.0.9', each.map(sameNetwork))).toContain(429);
    expect(await statuses('127.0.0.9', ['2001:db8:1:3::1'])).toEqual([201]);
    expect(await statuses('127.0.0.8', each.map(other))).toContain(429);
  });

  test('a request that is too large gets the server’s own answer', async () => {
    const { https } = await start();
    const refused = await ask(https, QUOTES, quote({ padding: 'x'.repeat(100_000) }));
    expect(refused.status).toBe(413);
    expect(refused.headers['content-type']).toBe('application/problem+json');
  });

  test('the server’s figures are nobody’s business, from this machine too', async () => {
    const { https, url } = await start();
    for (const from of ['127.0.0.1', '127.0.0.2']) {
      const hidden = await ask(https, '/metrics', { from });
      expect(hidden.status).toBe(404);
      expect(hidden.body.toString()).not.toContain('movers_');
    }
    expect(await (await fetch(`${url}/metrics`)).text()).toContain('movers_http_requests_total');
  });

  test('no log has a visitor’s address or the key of a link, whatever fails', async () => {
    const { http, https, child, logged } = await start();
    const from = '127.0.0.77';
    const key = 'x'.repeat(32);
    const www = { from, headers: { host: 'www.example.co.za' } };
    await ask(http, '/about', { ...www, scheme: 'http' });
    await ask(https, '/about', www);
    await ask(https, '/', { from });
    await ask(https, QUOTES, { ...quote({ padding: 'x'.repeat(400_000) }), from });
    // Plain text where a TLS handshake is due.
    const socket = connect({ host: '127.0.0.1', port: https, localAddress: from });
    await once(socket.resume().end('GET / HTTP/1.1\r\n\r\n'), 'close');
    const escaped = `/your-move%23${key}`;
    await ask(http, escaped, { ...www, scheme: 'http' });
    await ask(https, escaped, { from });
    child.kill('SIGKILL');
    for (const path of ['/', escaped, `/diary/${key}.ics`]) {
      expect((await ask(https, path, { from })).status).toBe(503);
    }
    expect(logged()).not.toContain(from);
    expect(logged()).not.toContain(key);
  });

  test('while the server is away a sender is asked to try again', async () => {
    const { https, child } = await start();
    child.kill('SIGKILL');
    const away = await ask(https, QUOTES, quote());
    expect(away.status).toBe(503);
    expect(away.headers).toMatchObject({
      'retry-after': '5',
      'strict-transport-security': expect.stringContaining('max-age'),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });
});
