import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { buildTestApp, loadTestSite } from '../../tests/server/testing/test-app.ts';
import { pathOfTarget } from './request-target.ts';

test.each([
  ['/get-quote?from=ad', '/get-quote?from=ad'],
  ['http://movers.example/get-quote?from=ad', '/get-quote?from=ad'],
  ['HTTPS://movers.example:8443/', '/'],
  ['http://movers.example', '/'],
  ['http://movers.example?from=ad', '/?from=ad'],
  ['http://[2001:db8::1]:80/a', '/a'],
  ['//get-quote', '//get-quote'],
  ['/http://movers.example/', '/http://movers.example/'],
  ['*', '*'],
])('%s asks for %s', (url, path) => {
  expect(pathOfTarget({ url })).toBe(path);
});

/** The first line of the answer to a request that is written as it is here. */
async function statusLine(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.end(request);
  const [line = ''] = (await text(socket)).split('\r\n');
  return line;
}

test('pages, the API and what is missing answer a target with scheme and host as they do a path', async () => {
  const site = await loadTestSite({ 'get-quote.html': '<p>Quote</p>', '404.html': '<p>None</p>' });
  const { app } = await buildTestApp({ site });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const port = Number(new URL(address).port);
  const head = 'host: movers.example\r\nconnection: close\r\n';
  const get = (target: string) => statusLine(port, `GET ${target} HTTP/1.1\r\n${head}\r\n`);
  expect(await get('http://movers.example/get-quote')).toContain(' 200 ');
  expect(await get('https://movers.example/Get-Quote')).toContain(' 308 ');
  expect(await get('http://movers.example/healthz')).toContain(' 200 ');
  expect(await get('http://movers.example/none')).toContain(' 404 ');
  const body = JSON.stringify(SAMPLE_REQUEST);
  const about = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
  const post = `POST http://movers.example/api/quote-requests HTTP/1.1\r\n${head}${about}\r\n${body}`;
  expect(await statusLine(port, post)).toContain(' 201 ');
});
