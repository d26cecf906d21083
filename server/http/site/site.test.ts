import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/server/testing/temporary-folder.ts';
import { buildTestApp, loadTestSite } from '../../../tests/server/testing/test-app.ts';
import { createLog } from '../../settings/log.ts';
import { StartError } from '../../settings/start-error.ts';
import { loadSite } from './load-site.ts';

const WORDS = 'Moves from Boskruin to Fourways, from R450. '.repeat(50);
const ABOUT = `<!doctype html><style>p{color:red}</style><p>${WORDS}</p><script>go()</script>`;
const FILES = {
  'index.html': '<!doctype html><p>Home</p>',
  'about.html': ABOUT,
  'get-quote.html': '<!doctype html><p>Quote</p>',
  '404.html': '<!doctype html><style>h1{}</style><h1>404 Page Not Found</h1>',
  'robots.txt': 'User-agent: *',
  '_astro/app.B1c2.js': `console.log('${WORDS}')`,
  '_astro/hero.Xy.webp': Buffer.from([82, 73, 70, 70, 0, 255]),
};

async function siteApp(files: Record<string, string | Buffer> = FILES) {
  const { app } = await buildTestApp({ site: await loadTestSite(files) });
  return app;
}

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

test.each([
  ['/', 'Home', 'text/html; charset=utf-8', 'no-cache'],
  ['/get-quote', 'Quote', 'text/html; charset=utf-8', 'no-cache'],
  ['/get-quote?from=ad', 'Quote', 'text/html; charset=utf-8', 'no-cache'],
  ['/robots.txt', 'User-agent', 'text/plain; charset=utf-8', 'public, max-age=3600'],
  [
    '/_astro/app.B1c2.js',
    'console',
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ],
])('%s is served', async (url, words, type, cacheControl) => {
  const answer = await (await siteApp()).inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain(words);
  expect(answer.headers).toMatchObject({ 'content-type': type, 'cache-control': cacheControl });
});

test('a picture comes byte for byte, whatever the client could unpack', async () => {
  const headers = { 'accept-encoding': 'br, gzip' };
  const answer = await (await siteApp()).inject({ url: '/_astro/hero.Xy.webp', headers });
  expect(answer.rawPayload).toEqual(FILES['_astro/hero.Xy.webp']);
  expect(answer.headers).toMatchObject({ 'content-type': 'image/webp' });
  expect(answer.headers).not.toHaveProperty('content-encoding');
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
])('a client with "%s" gets %s', async (accepted, encoding, unpack) => {
  const headers = { 'accept-encoding': accepted };
  const answer = await (await siteApp()).inject({ url: '/about', headers });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
  expect(answer.headers.vary).toBe('Accept-Encoding');
  expect(unpack(answer.rawPayload).toString()).toBe(ABOUT);
});

test.each(['', 'identity', 'br;q=0', '*;q=0'])(
  'a client with "%s" gets it plain',
  async (accepted) => {
    const headers = { 'accept-encoding': accepted };
    const answer = await (await siteApp()).inject({ url: '/about', headers });
    expect(answer.body).toBe(ABOUT);
    expect(answer.headers).not.toHaveProperty('content-encoding');
  },
);

test('what the build has compressed is used, and is not a page itself', async () => {
  const br = brotliCompressSync('made by the build');
  const app = await siteApp({ ...FILES, 'about.html.br': br });
  const headers = { 'accept-encoding': 'br' };
  expect((await app.inject({ url: '/about', headers })).rawPayload).toEqual(br);
  expect((await app.inject('/about.html.br')).statusCode).toBe(404);
});

test('a copy that is still good is not sent again, one encoding at a time', async () => {
  const app = await siteApp();
  const first = await app.inject({ url: '/about', headers: { 'accept-encoding': 'br' } });
  const etag = String(first.headers.etag);
  expect(etag).toMatch(/^"[^"]+"$/);
  const ask = (tag: string, encoding: string) =>
    app.inject({ url: '/about', headers: { 'accept-encoding': encoding, 'if-none-match': tag } });

  const again = await ask(`"other", W/${etag}`, 'br');
  expect(again.statusCode).toBe(304);
  expect(again.rawPayload).toHaveLength(0);
  expect(again.headers).toMatchObject({
    etag,
    vary: 'Accept-Encoding',
    'cache-control': 'no-cache',
    'content-security-policy': first.headers['content-security-policy'],
  });
  expect((await ask(etag, 'gzip')).statusCode).toBe(200);
  expect((await ask('"other"', 'br')).statusCode).toBe(200);
  const headers = { 'if-none-match': '*' };
  expect((await app.inject({ url: '/nothing', headers })).statusCode).toBe(404);
});

test('HEAD has the headers of GET and no body', async () => {
  const app = await siteApp();
  const [head, get] = [
    await app.inject({ method: 'HEAD', url: '/about' }),
    await app.inject('/about'),
  ];
  expect(head.statusCode).toBe(200);
  expect(head.rawPayload).toHaveLength(0);
  expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
});

test.each([
  ['/index.html', '/'],
  ['/get-quote.html', '/get-quote'],
  ['/get-quote/', '/get-quote'],
  ['/get-quote/?from=ad', '/get-quote?from=ad'],
  ['/Get-Quote', '/get-quote'],
  ['/GET-QUOTE/?from=Leaflet', '/get-quote?from=Leaflet'],
  ['/Get%2DQuote', '/get-quote'],
])('%s is a second name: the browser is sent to %s', async (url, location) => {
  const answer = await (await siteApp()).inject(url);
  expect(answer.statusCode).toBe(308);
  expect(answer.headers.location).toBe(location);
});

test.each([
  '/nothing',
  '/404',
  '/404.html',
  '/get-quote/nothing',
  '/../package.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '//evil.example/',
  '//Evil.example/Get-Quote',
  '/Nothing',
  '/constructor',
  `/${'long'.repeat(30)}`,
  // The router refuses these before it looks for a route.
  '/get-quote%',
  '/caf%e9',
  `/thank-you/${'long'.repeat(30)}`,
])('%s does not exist, and gets the page about that', async (url) => {
  const answer = await (await siteApp()).inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('404 Page Not Found');
  expect(answer.headers['content-security-policy']).toContain(hashOf('h1{}'));
});

test('a site without such a page answers with a problem document', async () => {
  const answer = await (await siteApp({ 'index.html': 'Home' })).inject('/nothing');
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toBe('application/problem+json');
});

test('a page is not written to', async () => {
  const answer = await (await siteApp()).inject({ method: 'POST', url: '/about' });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers.allow).toBe('GET, HEAD');
});

test("each page's policy has its own code and no other's", async () => {
  const app = await siteApp();
  const policyOf = async (url: string) =>
    String((await app.inject(url)).headers['content-security-policy']);
  expect(await policyOf('/about')).toContain(`script-src 'self' ${hashOf('go()')};`);
  expect(await policyOf('/about')).toContain(`style-src 'self' ${hashOf('p{color:red}')};`);
  expect(await policyOf('/')).toContain("script-src 'self';");
  expect(await policyOf('/robots.txt')).toMatch(/^default-src 'none'; base-uri/);
});

test('without a built site the server says how to build it', async () => {
  const loading = loadSite(temporaryFolder(), 'http://localhost:3000');
  await expect(loading).rejects.toThrow(StartError);
  await expect(loading).rejects.toThrow('npm start builds it');
});

test.each([
  ['/about%23KEY', '/about#KEY'],
  ['/about%2523KEY', '/about#KEY'],
  ['/about/%23KEY', '/about#KEY'],
  ['/About%23KEY', '/about#KEY'],
  ['/about%23KEY?fbclid=1', '/about?fbclid=1#KEY'],
  ['/about%23KEY.%20%C3%A9%0D%0Ax', '/about#KEY.%20%C3%A9%0D%0Ax'],
  ['/%23KEY', '/#KEY'],
])('a link with an escaped #, %s, leads to %s', async (url, target) => {
  const answer = await (await siteApp()).inject(url);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, target]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each(['/nothing%23KEY', '/api/%23KEY', '//example.com%23KEY', '/%23', '/robots.txt%23KEY'])(
  '%s leads nowhere else',
  async (url) => {
    const { location } = (await (await siteApp()).inject(url)).headers;
    expect(location ?? '/').toMatch(/^\/(robots\.txt)?(#.*)?$/);
  },
);

test('no log has the key of a link, however it is asked for', async () => {
  const logged: string[] = [];
  const { app } = await buildTestApp({
    site: await loadTestSite(FILES),
    log: createLog('trace', { write: (line) => void logged.push(line) }),
  });
  const key = 'x'.repeat(32);
  for (const method of ['GET', 'HEAD', 'POST', 'DELETE'] as const) {
    for (const path of [
      '/about%23',
      '/nothing%23',
      '/api/desk%23',
      '/about%2523',
      '/%E0%A4%A23',
      '/diary/',
    ]) {
      await app.inject({ method, url: `${path}${key}` });
    }
  }
  expect(logged.join()).not.toContain(key);
  expect((await app.inject('/metrics')).body).not.toContain(key);
});
