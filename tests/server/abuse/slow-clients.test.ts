// @module-tag slow
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../eventually.ts';
import { SAMPLE_REQUEST } from '../testing/sample-request.ts';
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
  /** Ends when the server hangs up. */
  readonly hungUp: Promise<unknown>;
}

async function openSlowClient(port: number, number: number): Promise<SlowClient> {
  const { says = '', drips = false } = KINDS[number % KINDS.length] ?? {};
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  // The server resets the connection in the middle of a drip, as the test expects.
  socket.on('error', () => {});
  const hungUp = new Promise((resolve) => void socket.on('close', resolve));
  if (says) socket.write(says);
  socket.resume();
  return { socket, drips, hungUp };
}

/** Sends a visitor's requests, one after the other, until the test stops it.
 *  @param onAnswer gets each status, 0 when the server hung up */
async function sendRequests(
  url: string,
  isOver: () => boolean,
  onAnswer: (status: number) => void,
) {
  while (!isOver()) {
    const answer = fetch(`${url}/api/quote-requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(SAMPLE_REQUEST),
    });
    onAnswer(await answer.then(({ status }) => status).catch(() => 0));
    await pause(20);
  }
}

/** Opens a thousand slow clients, and lets three visitors send requests until the last of them has gone.
 *  @returns every answer's status, and how many each visitor got before the first slow client went */
async function visitBesideSlowClients(url: string) {
  const port = Number(new URL(url).port);
  const slow = await Promise.all(
    Array.from({ length: SLOW_CLIENTS }, (_, number) => openSlowClient(port, number)),
  );
  const drip = setInterval(() => {
    for (const { socket, drips } of slow) if (drips && socket.writable) socket.write('x');
  }, DRIP_EVERY_MS);
  onTestFinished(() => clearInterval(drip));

  const statuses: number[] = [];
  const early = [0, 0, 0];
  let allAreThere = true;
  let over = false;
  const visitors = early.map((_, visitor) =>
    sendRequests(
      url,
      () => over,
      (status) => {
        statuses.push(status);
        if (allAreThere && status === 201) early[visitor] = (early[visitor] ?? 0) + 1;
      },
    ),
  );
  await Promise.race(slow.map(({ hungUp }) => hungUp));
  allAreThere = false;
  await Promise.all(slow.map(({ hungUp }) => hungUp));
  over = true;
  await Promise.all(visitors);
  return { statuses, early };
}

test('a thousand clients that hardly say anything are hung up on; visitors notice nothing', async ({
  annotate,
}) => {
  const folder = prepareFolder(temporaryFolder());
  const { url } = await startServerProcess(folder, { RATE_LIMIT: '0', LOG_LEVEL: 'warn' });
  const answers: number[] = [];
  // After a machine has stood still, the slow ones go first: only another try tells whether visitors wait.
  await eventually(async () => {
    const { statuses, early } = await visitBesideSlowClients(url);
    answers.push(...statuses);
    await annotate(`${statuses.length} answers; while all slow clients were there ${early}`);
    expect(Math.min(...early), 'No visitor waits for a slow client to go').toBeGreaterThan(1);
  });
  expect(new Set(answers)).toEqual(new Set([201]));
  const db = await openTestDatabase(join(folder, 'var', 'requests.db'));
  const stored = await db.selectFrom('submissions').select('id').execute();
  expect(stored).toHaveLength(answers.length);
});
