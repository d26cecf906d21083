import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { SAMPLE_REQUEST } from '../testing/sample-quote.ts';
import { prepareFolder, startServerProcess } from '../testing/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openTestDatabase } from '../testing/test-database.ts';

const SLOW_CLIENTS = 1000;
const DRIP_EVERY_MS = 250;

const HEADERS = 'POST /api/quote-requests HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';
const HEADERS_AND_BODY =
  'POST /api/quote-requests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 30000\r\n\r\n{"name":"';

/** The bytes that each kind of client sends at once, and whether it goes on a byte at a time. */
const KINDS = [
  { says: HEADERS, drips: true },
  { says: HEADERS_AND_BODY, drips: true },
  { says: '', drips: false },
];

interface SlowClient {
  readonly socket: Socket;
  readonly drips: boolean;
  /** Milliseconds until the server hung up. */
  readonly held: Promise<number>;
}

async function openSlowClient(port: number, number: number): Promise<SlowClient> {
  const { says = '', drips = false } = KINDS[number % KINDS.length] ?? {};
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  const from = performance.now();
  if (says) socket.write(says);
  socket.resume();
  // The server resets the connection in the middle of a drip, as the test expects.
  socket.on('error', () => {});
  const held = new Promise<number>((resolve) => {
    socket.on('close', () => resolve(performance.now() - from));
  });
  return { socket, drips, held };
}

/** Sends visitors' requests, one after the other, until the test stops it.
 *  @returns the times of the answers, in milliseconds */
async function sendRequests(url: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const from = performance.now();
    const response = await fetch(`${url}/api/quote-requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(SAMPLE_REQUEST),
    });
    expect(response.status).toBe(201);
    await response.json();
    times.push(performance.now() - from);
    await pause(20);
  }
  return times;
}

test('a thousand clients that hardly say anything are hung up on; visitors notice nothing', async ({
  annotate,
}) => {
  const folder = prepareFolder(temporaryFolder());
  const { url } = await startServerProcess(folder, { RATE_LIMIT: '0', LOG_LEVEL: 'warn' });
  const port = Number(new URL(url).port);
  const slow = await Promise.all(
    Array.from({ length: SLOW_CLIENTS }, (_, number) => openSlowClient(port, number)),
  );
  const drip = setInterval(() => {
    for (const { socket, drips } of slow) if (drips && socket.writable) socket.write('x');
  }, DRIP_EVERY_MS);
  onTestFinished(() => clearInterval(drip));

  let over = false;
  const visitors = [1, 2, 3].map(() => sendRequests(url, () => over));
  const held = await Promise.all(slow.map((client) => client.held));
  over = true;
  const times = (await Promise.all(visitors)).flat();

  const [longest, soonest, last] = [Math.max(...times), Math.min(...held), Math.max(...held)];
  await annotate(
    `${times.length} requests meanwhile, the longest ${Math.round(longest)} ms; slow clients held ${Math.round(soonest)} to ${Math.round(last)} ms`,
  );
  // Compared with each other, not with a clock: on a busy machine both take longer.
  expect(times.length).toBeGreaterThan(visitors.length);
  expect(longest, 'No visitor waited for a slow client to go').toBeLessThan(soonest);
  const db = await openTestDatabase(join(folder, 'var', 'requests.db'));
  const stored = await db.selectFrom('quoteRequests').select('id').execute();
  expect(stored).toHaveLength(times.length);
});
