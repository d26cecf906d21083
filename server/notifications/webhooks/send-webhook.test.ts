import { expect, test } from 'vitest';
import { freePort } from '../../../tests/server/testing/free-port.ts';
import {
  startReceiver,
  status,
  WEBHOOK_SECRET,
} from '../../../tests/server/testing/webhook-receiver.ts';
import { sendWebhook } from './send-webhook.ts';

const BODY =
  '{"type":"request.received","timestamp":"2026-11-21T20:33:13.106Z","data":{"reference":"A","number":0}}';

function send(url: string, { timeoutMs = 10_000, signal = new AbortController().signal } = {}) {
  const message = { id: '01a1fdaa', body: BODY, at: new Date() };
  return sendWebhook(
    { url, secrets: [WEBHOOK_SECRET], content: 'anonymous' },
    message,
    signal,
    timeoutMs,
  );
}

test.each([200, 201, 204])('a receiver that verifies it and answers %i has it', async (code) => {
  const { url, told } = await startReceiver(status(code));
  expect(await send(url)).toEqual({ status: 'delivered' });
  expect(told).toMatchObject([{ id: '01a1fdaa', body: BODY }]);
});

test('while the secret changes, a receiver with either of the two takes it', async () => {
  const other = `whsec_${Buffer.from('another secret of thirty-two b.').toString('base64')}`;
  for (const secrets of [
    [WEBHOOK_SECRET, other],
    [other, WEBHOOK_SECRET],
  ]) {
    const { url, told } = await startReceiver();
    const message = { id: '01a1fdaa', body: BODY, at: new Date() };
    const { signal } = new AbortController();
    const delivery = await sendWebhook({ url, secrets, content: 'anonymous' }, message, signal);
    expect(delivery).toEqual({ status: 'delivered' });
    expect(told).toHaveLength(1);
  }
});

test.each([400, 404, 500, 502])('%i is a failure', async (code) => {
  const { url } = await startReceiver(status(code));
  expect(await send(url)).toEqual({ status: 'failed', reason: `HTTP ${code}`, waitMs: 0 });
});

test('a redirect is a failure, and is not followed', async () => {
  const other = await startReceiver();
  const { url } = await startReceiver(status(307, { location: other.url }));
  expect(await send(url)).toMatchObject({ status: 'failed', reason: 'HTTP 307' });
  expect(other.told).toEqual([]);
});

test('410 is the receiver’s last word', async () => {
  const { url } = await startReceiver(status(410));
  expect(await send(url)).toEqual({ status: 'gone', reason: 'HTTP 410' });
});

test.each([
  ['120', 120_000],
  [' 5 ', 5000],
  ['soon', 0],
  ['-5', 0],
  ['', 0],
  ['999999999999', 26.4 * 3_600_000],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
])('Retry-After: %s', async (value, waitMs) => {
  const { url } = await startReceiver(status(429, { 'retry-after': value }));
  const delivery = await send(url);
  expect(delivery).toEqual({ status: 'failed', reason: 'HTTP 429', waitMs });
});

test('Retry-After may be a date', async () => {
  const inAnHour = new Date(Date.now() + 3_600_000);
  const { url } = await startReceiver(status(503, { 'retry-after': inAnHour.toUTCString() }));
  const delivery = await send(url);
  const waitMs = delivery.status === 'failed' ? delivery.waitMs : 0;
  expect(Math.abs(waitMs - 3_600_000)).toBeLessThan(60_000);
});

test('a receiver that hangs has failed in the end', async () => {
  const { url } = await startReceiver(() => {});
  expect(await send(url, { timeoutMs: 100 })).toEqual({
    status: 'failed',
    reason: 'no answer in time',
    waitMs: 0,
  });
});

test('the try ends when the server stops', async () => {
  const stop = new AbortController();
  const { url } = await startReceiver(() => stop.abort());
  expect(await send(url, { signal: stop.signal })).toMatchObject({ status: 'failed' });
});

test('nobody listens', async () => {
  const url = `http://127.0.0.1:${await freePort()}/`;
  expect(await send(url)).toMatchObject({ status: 'failed', reason: 'ECONNREFUSED' });
});

test('a receiver that dies before it answers does not have it', async () => {
  const { url } = await startReceiver((response) => response.destroy());
  expect(await send(url)).toMatchObject({ status: 'failed', reason: 'UND_ERR_SOCKET' });
});

test('one that dies in the middle of its answer’s body has it', async () => {
  const { url } = await startReceiver((response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('half', () => response.destroy());
  });
  expect(await send(url)).toEqual({ status: 'delivered' });
});

test('an endless answer is not read', async () => {
  const receiver = await startReceiver((response) => {
    response.writeHead(200);
    const more = () => {
      while (response.write('x'.repeat(65_536)));
    };
    response.on('drain', more);
    more();
  });
  const closed = new Promise((resolve) => {
    receiver.server.on('connection', (socket) => socket.on('error', () => {}).on('close', resolve));
  });
  expect(await send(receiver.url)).toEqual({ status: 'delivered' });
  await closed;
});

test('an answer that never begins its body is not waited for', async () => {
  const { url } = await startReceiver((response) => void response.writeHead(200).flushHeaders());
  expect(await send(url)).toEqual({ status: 'delivered' });
});

test('headers without end are a failure', async () => {
  const { url } = await startReceiver((response) => {
    const { socket } = response;
    socket?.write('HTTP/1.1 200 OK\r\n');
    const more = () => {
      while (socket?.writable && socket.write(`x: ${'y'.repeat(1000)}\r\n`));
    };
    socket?.on('drain', more).on('error', () => {});
    more();
  });
  expect(await send(url)).toMatchObject({ status: 'failed', reason: 'UND_ERR_HEADERS_OVERFLOW' });
});

test('what the receiver writes is not kept: it may repeat the body', async () => {
  const { url } = await startReceiver(
    (response) => void response.writeHead(500, BODY.slice(0, 10)).end(BODY),
  );
  expect(JSON.stringify(await send(url))).not.toContain('type');
});
