import { expect, onTestFinished, test, vi } from 'vitest';
import type { EventContent } from '../../../domain/move/event.ts';
import { eventually } from '../../../tests/eventually.ts';
import { onEachDatabase } from '../../../tests/server/testing/databases.ts';
import { quoted } from '../../../tests/server/testing/sample-history.ts';
import { SAMPLE_REQUEST } from '../../../tests/server/testing/sample-request.ts';
import { openDatabaseAt, openTestDatabase } from '../../../tests/server/testing/test-database.ts';
import { storeEvents, storeRequest } from '../../../tests/server/testing/test-desk.ts';
import {
  startReceiver,
  status,
  WEBHOOK_SECRET,
} from '../../../tests/server/testing/webhook-receiver.ts';
import type { Database } from '../../database/database.ts';
import { deleteSubmissions } from '../../requests/submission.repository.ts';
import { retryMail } from '../../sending/outbox/outbox.queries.ts';
import { createLog } from '../../settings/log.ts';
import { createWebhookWorker, switchWebhooks } from './webhook.worker.ts';
import { areSuspended } from './webhook-switch.ts';

interface Changes {
  readonly finishMs?: number;
  readonly timeoutMs?: number;
}

async function startServer(db: Database, url: string, changes: Changes = {}) {
  const logged: string[] = [];
  const log = createLog('info', { write: (line) => void logged.push(line) });
  const receiver = { url, secrets: [WEBHOOK_SECRET], content: 'full' as const };
  const now = vi.fn(() => new Date());
  const countWebhook = vi.fn();
  await switchWebhooks(db, receiver, now());
  const worker = createWebhookWorker({
    receiver,
    db,
    log,
    now,
    pollMs: 5,
    countWebhook,
    ...changes,
  });
  onTestFinished(() => worker.stop());
  return { worker, logged, now, countWebhook };
}

async function waiting(db: Database) {
  const rows = db.selectFrom('outbox').selectAll().where('channel', '=', 'webhook');
  return rows.orderBy('id').execute();
}

/** As if this time had passed for all that waits. */
async function letPass(db: Database, ms: number) {
  for (const { id, runAt, leaseId } of await waiting(db)) {
    if (leaseId !== null) continue;
    const earlier = new Date(Date.parse(runAt) - ms).toISOString();
    await db.updateTable('outbox').set({ runAt: earlier }).where('id', '=', id).execute();
  }
}

const SEEN: EventContent = { kind: 'seen', about: 1 };
const QUOTED = quoted();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

onEachDatabase('$name', ({ name, setUp }) => {
  const newDatabase = setUp();

  test('what one move’s events tell arrives in their order, even after a failure, under the same ids', async () => {
    const db = await openDatabaseAt(await newDatabase());
    const receiver = await startReceiver(status(500));
    const { worker } = await startServer(db, receiver.url);
    const stored = await storeRequest(db);
    await storeEvents(db, stored, [QUOTED, SEEN, { kind: 'accepted', about: 1 }]);
    worker.start();
    const failed = { attempts: 1, lastError: 'HTTP 500', leaseId: null, state: 'waiting' };
    await eventually(async () => expect((await waiting(db))[0]).toMatchObject(failed));
    expect(receiver.told.map(({ data }) => data.number)).toEqual([0]);
    const behindIt = async () => new Set((await waiting(db)).map(({ runAt }) => runAt));
    await eventually(async () => expect((await behindIt()).size, 'all wait as long').toBe(1));

    receiver.answerWith(status(204));
    const other = await storeRequest(db);
    await eventually(() => expect(receiver.told).toHaveLength(2));
    expect(receiver.told[1]?.data.reference, 'another move does not wait').toBe(other.reference);

    await letPass(db, 6000);
    await eventually(async () => expect(await waiting(db)).toEqual([]));
    const ofMove = receiver.told.filter(({ data }) => data.reference === stored.reference);
    expect(ofMove.map(({ data }) => data.number)).toEqual([0, 0, 1, 2, 3]);
    expect(ofMove[1]?.id).toBe(ofMove[0]?.id);
    expect(new Set(ofMove.map(({ id }) => id)).size).toBe(4);
  });

  // On SQLite there is one server.
  test.skipIf(name === 'SQLite')('of several servers one delivers each, once', async () => {
    const url = await newDatabase();
    const receiver = await startReceiver();
    const servers = await Promise.all(
      [1, 2, 3].map(async () => {
        const db = await openDatabaseAt(url);
        return { db, ...(await startServer(db, receiver.url)) };
      }),
    );
    const [first] = servers;
    if (!first) throw new Error('no server');
    for (const { worker } of servers) worker.start();
    for (let count = 0; count < 12; count += 1) {
      await storeEvents(first.db, await storeRequest(first.db), [QUOTED]);
    }
    await eventually(async () => expect(await waiting(first.db)).toEqual([]));
    const once = receiver.told.map(({ data }) => `${data.reference} ${data.number}`);
    expect(new Set(once).size).toBe(24);
    expect(once).toHaveLength(24);
  });

  test('410 gives up what waits, and stores nothing more until the next start', async () => {
    const db = await openDatabaseAt(await newDatabase());
    const receiver = await startReceiver(status(410));
    const { worker, logged } = await startServer(db, receiver.url);
    const stored = await storeRequest(db);
    await storeEvents(db, stored, [QUOTED]);
    worker.start();
    const dead = { state: 'dead', lastError: 'HTTP 410' };
    await eventually(async () => expect(await waiting(db)).toMatchObject([dead, dead]));
    expect(await areSuspended(db)).toBe(true);
    expect(logged.join()).toContain('wants no more webhooks');
    await storeEvents(db, stored, [SEEN]);
    expect(await waiting(db)).toHaveLength(2);
    expect(receiver.told).toHaveLength(1);
    await worker.stop();

    receiver.answerWith(status(204));
    const next = await startServer(db, receiver.url);
    next.worker.start();
    await storeEvents(db, stored, [{ kind: 'accepted', about: 1 }]);
    await eventually(() => expect(receiver.told.at(-1)?.data.number).toBe(3));
    expect(await areSuspended(db)).toBe(false);
    await retryMail(db, 'all');
    await eventually(async () => expect(await waiting(db)).toEqual([]));
    expect(receiver.told.slice(-2).map(({ data }) => data.number)).toEqual([0, 1]);
  });

  test('it is given up after five days, with a warning, and later ones go on', async () => {
    const db = await openDatabaseAt(await newDatabase());
    const receiver = await startReceiver(status(500));
    const { worker, logged, countWebhook } = await startServer(db, receiver.url);
    const stored = await storeRequest(db);
    const attempts = () => waiting(db).then(([row]) => row?.attempts ?? 0);
    worker.start();
    let passed = 0;
    for (let tried = 1; passed < 30; tried += 1) {
      await eventually(async () => expect(await attempts()).toBe(tried));
      const [row] = await waiting(db);
      if (row?.state === 'dead') break;
      passed += 1;
      await letPass(db, Math.max(0, Date.parse(`${row?.runAt}`) - Date.now()));
    }
    expect(await waiting(db)).toMatchObject([
      { state: 'dead', lastError: 'HTTP 500', attempts: 12 },
    ]);
    expect(logged.join()).toContain('webhook given up');
    expect(countWebhook).toHaveBeenCalledTimes(12);
    expect(new Set(receiver.told.map(({ id }) => id)).size).toBe(1);

    receiver.answerWith(status(204));
    await storeEvents(db, stored, [QUOTED]);
    await eventually(() => expect(receiver.told.at(-1)?.data.number).toBe(1));
  });

  test('what is erased is not told, and its body is in no log', async () => {
    const db = await openDatabaseAt(await newDatabase());
    const receiver = await startReceiver();
    const { worker, logged } = await startServer(db, receiver.url);
    const stored = await storeRequest(db);
    // While it is on its way.
    receiver.answerWith((response) => {
      void deleteSubmissions(db, [stored.id]).then(() => response.writeHead(500).end());
    });
    worker.start();
    await eventually(() => expect(logged.join()).toContain('webhook failed'));
    expect(await waiting(db)).toEqual([]);
    const other = await storeRequest(db);
    receiver.answerWith(status(500));
    await eventually(async () => expect(await waiting(db)).toMatchObject([{ attempts: 1 }]));
    await deleteSubmissions(db, [other.id]);
    expect(await waiting(db)).toEqual([]);
    expect(receiver.told.map(({ body }) => body).join()).toContain(SAMPLE_REQUEST.email);
    for (const answer of [SAMPLE_REQUEST.name, SAMPLE_REQUEST.email, SAMPLE_REQUEST.phone]) {
      expect(logged.join()).not.toContain(answer);
    }
  });
});

/** A server whose receiver has just asked it to wait ten minutes. The clock is the test's. */
async function askedToWait(code: number) {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const db = await openTestDatabase();
  const receiver = await startReceiver(status(code, { 'retry-after': '600' }));
  const { worker, now } = await startServer(db, receiver.url);
  await storeRequest(db);
  worker.start();
  await eventually(async () => expect(await waiting(db)).toMatchObject([{ attempts: 1 }]));
  receiver.answerWith(status(204));
  return { db, receiver, now };
}

test('Retry-After holds up all webhooks, and no longer than it says', async () => {
  const { db, receiver, now } = await askedToWait(429);
  await storeRequest(db);
  vi.setSystemTime(Date.now() + 9 * MINUTE);
  const looks = now.mock.calls.length;
  await eventually(() => expect(now.mock.calls.length).toBeGreaterThan(looks + 5));
  expect(receiver.told).toHaveLength(1);
  vi.setSystemTime(Date.now() + 2 * MINUTE);
  await eventually(async () => expect(await waiting(db)).toEqual([]));
  expect(receiver.told).toHaveLength(3);
});

test('a clock that is set back does not prolong the rest', async () => {
  const { db } = await askedToWait(503);
  vi.setSystemTime(Date.now() - 3 * DAY);
  await eventually(async () => expect(await waiting(db)).toEqual([]));
});

test('a stopping server releases what hangs, as if it had not been tried', async () => {
  const db = await openTestDatabase();
  const receiver = await startReceiver(() => {});
  const { worker } = await startServer(db, receiver.url, { finishMs: 10 });
  await storeRequest(db);
  worker.start();
  await eventually(() => expect(receiver.told).toHaveLength(1));
  await worker.stop();
  const released = { attempts: 0, leaseId: null, runAt: '1970-01-01T00:00:00.000Z' };
  expect(await waiting(db)).toMatchObject([released]);
});

test('without a receiver nothing is stored, and what waited is dropped', async () => {
  const db = await openTestDatabase();
  await startServer(db, 'http://127.0.0.1:9/');
  const stored = await storeRequest(db);
  expect(await waiting(db)).toHaveLength(1);
  await switchWebhooks(db, null, new Date());
  await storeEvents(db, stored, [QUOTED]);
  expect(await waiting(db)).toEqual([]);
  expect(await db.selectFrom('outbox').select('kind').execute()).toEqual([{ kind: 'received' }]);
});
