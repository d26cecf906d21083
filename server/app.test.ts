import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { eventually } from '../tests/eventually.ts';
import { buildTestApp, idleOutbox, loadTestSite } from '../tests/server/testing/test-app.ts';
import { loadConfig } from './settings/config.ts';
import { release } from './settings/release.ts';

const SITE = { 'index.html': 'Home', '404.html': 'Not there', 'robots.txt': '' };

/** Sends exactly these bytes, and returns the server's answer. */
async function sayTo(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  return text(socket);
}

test('the server tells that it is alive and ready, and which release it is', async () => {
  const { app } = await buildTestApp();
  const alive = (await app.inject('/healthz')).json();
  expect(alive).toEqual({ status: 'alive', version: release.version });
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
});

test('it is alive but not ready when no mail goes out', async () => {
  const { app } = await buildTestApp({ outbox: { ...idleOutbox(), isRunning: () => false } });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
});

test('it is alive but not ready without its database', async () => {
  const { app, db } = await buildTestApp();
  await db.destroy();
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
});

test.each<[string, InjectOptions, number]>([
  ['a page', { url: '/' }, 200],
  ['a file', { url: '/robots.txt' }, 200],
  ['a redirect', { url: '/index.html' }, 308],
  ['the page for what is not there', { url: '/nothing' }, 404],
  ['an address of the API that is not there', { url: '/api/nothing' }, 404],
  ['a list of requests', { url: '/api/quote-requests' }, 405],
  ['a method that nobody takes', { method: 'DELETE', url: '/' }, 405],
  ['an address that cannot be read', { url: '/%E0%A4%A' }, 404],
  ['one of the API', { url: '/api/%E0%A4%A' }, 400],
  ['a bad request', { method: 'POST', url: '/api/quote-requests' }, 400],
  ['health', { url: '/healthz' }, 200],
])('%s has all security headers and no banner', async (_what, request, status) => {
  const config = loadConfig({ SITE_URL: 'https://www.movers.example' });
  const site = await loadTestSite(SITE, config.siteUrl);
  const { app } = await buildTestApp({ config, site });
  const { statusCode, headers } = await app.inject(request);
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringMatching(/^default-src 'none'/),
    'strict-transport-security': expect.stringContaining('max-age=63072000'),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('geolocation=()'),
  });
  expect(headers).not.toHaveProperty('server');
  expect(headers).not.toHaveProperty('x-powered-by');
});

test('an unknown path of the API gets a problem document', async () => {
  const { app } = await buildTestApp({ site: await loadTestSite(SITE) });
  for (const method of ['GET', 'POST'] as const) {
    const answer = await app.inject({ method, url: '/api/nothing' });
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.json()).toMatchObject({ type: 'about:blank', title: 'Not Found', status: 404 });
  }
});

test('requests are taken and never shown', async () => {
  const { app } = await buildTestApp({ site: await loadTestSite(SITE) });
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'] as const) {
    const answer = await app.inject({ method, url: '/api/quote-requests' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('POST');
  }
});

test.each([
  ['no HTTP', 'HELLO\r\n\r\n', 400],
  ['endless headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is answered with the security headers, and hung up on', async (_what, request, status) => {
  const { app } = await buildTestApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await sayTo(Number(new URL(app.listeningOrigin).port), request);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain('x-content-type-options: nosniff');
  expect(answer).toContain('connection: close');
});

test('what comes on an open connection while the server stops is still answered', async () => {
  const { app } = await buildTestApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1');
  const began = once(app.server, 'request');
  const start =
    'POST /api/quote-requests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  socket.write(`${start}Content-Length: 2\r\n\r\n{`);
  await began;
  const closed = app.close();
  await eventually(() => expect(app.server.listening).toBe(false));
  socket.write('}GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  const answers = await text(socket);
  expect(answers).toMatch(/^HTTP\/1.1 422 /);
  expect(answers).toContain('HTTP/1.1 200 ');
  await closed;
});

test('nobody holds a connection without sending', async () => {
  const { app } = await buildTestApp();
  const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = app.server;
  expect(headersTimeout).toBeLessThanOrEqual(requestTimeout);
  expect(requestTimeout).toBeLessThanOrEqual(15_000);
  expect(timeout).toBeGreaterThan(0);
  expect(keepAliveTimeout).toBeGreaterThan(60_000);
  // More than a busy day's connections, and fewer than a process's open files may be.
  expect(app.server.maxConnections).toBeGreaterThan(2000);
  expect(app.server.maxConnections).toBeLessThan(4096);
});

test('in development the address of the server leads to the one that has the pages', async () => {
  const pagesAt = 'http://localhost:4321';
  const { app } = await buildTestApp({ pagesAt });
  const { statusCode, headers } = await app.inject('/');
  expect({ statusCode, location: headers.location }).toEqual({
    statusCode: 302,
    location: pagesAt,
  });
  expect((await app.inject('/api/nothing')).statusCode).toBe(404);
});
