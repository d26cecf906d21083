import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../tests/eventually.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { temporaryFolder } from '../../tests/server/testing/temporary-folder.ts';
import { buildTestApp, idleOutbox } from '../../tests/server/testing/test-app.ts';
import { openForVisitors } from '../../tests/server/testing/test-database.ts';
import { createTapCounter } from '../figures/tap-counter.ts';
import { loadConfig } from '../settings/config.ts';
import { createLog } from '../settings/log.ts';
import { createMailJobs } from '../waiting/mail-jobs.ts';
import { watchDatabase } from './database-watch.ts';

/** A server whose database another process can lock: it can be read then, but not written. */
async function setUp() {
  const file = join(temporaryFolder(), 'requests.db');
  const db = await openForVisitors(`sqlite:${file}`);
  const logged: string[] = [];
  const log = createLog('info', { write: (line) => void logged.push(line) });
  const watch = watchDatabase({ db, log, now: () => new Date(), tryEveryMs: 5 });
  const { app } = await buildTestApp({ db, watch, log });
  const other = new DatabaseSync(file, { timeout: 5000 });
  onTestFinished(() => other.close());
  const request = { method: 'POST', url: '/api/quote-requests', payload: SAMPLE_REQUEST } as const;
  return {
    db,
    log,
    watch,
    lock: () => other.exec('begin immediate'),
    unlock: () => other.exec('rollback'),
    ask: async () => (await app.inject(request)).statusCode,
    ready: async () => (await app.inject('/readyz')).statusCode,
    figures: async () => (await app.inject('/metrics')).body,
    logged: () => logged.map((line) => JSON.parse(line)),
  };
}

test('a server whose last write failed is not ready until a write succeeds, and needs no visitor for that', async () => {
  const { db, lock, unlock, ask, ready, figures } = await setUp();
  expect(await figures()).toContain('\nmovers_database_failures_total 0\n');
  lock();
  expect(await ready()).toBe(200);
  expect(await ask()).toBe(503);
  expect(await ready()).toBe(503);
  expect(await figures()).toContain('\nmovers_database_up 0\n');
  unlock();
  await eventually(async () => expect(await ready()).toBe(200));
  expect(await figures()).toContain('\nmovers_database_up 1\n');
  expect(await ask()).toBe(201);
  expect(await db.selectFrom('jobRuns').selectAll().execute()).toEqual([]);
});

test('one failure of the database is one line and a count, however many visitors meet it', async () => {
  const { lock, unlock, ask, ready, figures, logged } = await setUp();
  lock();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([503, 503, 503]);
  unlock();
  await eventually(async () => expect(await ready()).toBe(200));
  const telling = logged().filter(({ msg }) => msg !== 'answered');
  expect(telling).toMatchObject([
    { level: 50, msg: 'the database cannot be used', err: { errcode: 5 } },
    { level: 30, msg: 'the database can be used again', failures: 3 },
  ]);
  expect(await figures()).toContain('\nmovers_database_failures_total 3\n');
});

test('the jobs that look every minute add no line about it of their own', {
  tags: ['slow'],
}, async () => {
  const { lock, unlock, ready, logged, ...working } = await setUp();
  const now = () => new Date('2026-12-04T07:00:00+02:00');
  const jobs = createMailJobs({ ...working, outbox: idleOutbox(), config: loadConfig({}), now });
  const taps = createTapCounter(working);
  taps.count({ day: '2026-12-04', page: '/', kind: 'call', source: '' });
  lock();
  for (const job of jobs) await job.look();
  await taps.stop();
  unlock();
  await eventually(async () => expect(await ready()).toBe(200));
  const told = logged().filter(({ msg }) => msg !== 'answered');
  expect(told).toMatchObject([
    { msg: 'the database cannot be used' },
    { msg: 'the database can be used again' },
  ]);
});
