// @module-tag slow
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { foundIn, openDesk, storeRequest } from '../../tests/server/testing/test-desk.ts';
import { insertJobRun } from '../database/jobs/job-run.repository.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { wipeIfDue, wipeRemoved } from './wipe.ts';

/** By day in Johannesburg. */
const NOW = new Date('2026-11-22T08:00:00Z');

/** Pseudo-random numbers, the same each time (xorshift). */
function numbersFrom(seed: number) {
  let number = seed;
  return (below: number) => {
    number ^= number << 13;
    number ^= number >>> 17;
    number ^= number << 5;
    number >>>= 0;
    return number % below;
  };
}

/** Stores, changes and removes rows, so that SQLite moves rows about in its pages.
 *  @returns the removed texts */
function shuffleOutbox(file: string, seed: number): string[] {
  const database = new DatabaseSync(file);
  database.exec('pragma secure_delete = on; begin');
  const insert = database.prepare(
    `insert into outbox (id, kind, about, state, run_at, attempts)
     values (?, 'morning', ?, 'waiting', ?, 0)`,
  );
  const change = database.prepare("update outbox set last_error = ?, state = 'sent' where id = ?");
  const remove = database.prepare('delete from outbox where id = ?');
  const next = numbersFrom(seed);
  const there: string[] = [];
  const removed: string[] = [];
  for (let each = 0; each < 1500; each += 1) {
    if (next(10) < 7 || there.length === 0) {
      const mark = `mark ${next(1e9)} ${each}.`;
      insert.run(mark, mark, mark);
      if (next(2)) change.run(mark.repeat(1 + next(9)), mark);
      there.push(mark);
    } else {
      const [mark = ''] = there.splice(next(there.length), 1);
      remove.run(mark);
      removed.push(mark);
    }
  }
  database.exec('commit; pragma wal_checkpoint(truncate)');
  database.close();
  return removed;
}

/** Those of the removed texts that any file of the folder has, byte for byte. There are thousands: each file is read
 *  once for all. */
function stillIn(folder: string, removed: readonly string[]): string[] {
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
  const there = new Set(files.flatMap((bytes) => bytes.match(/mark \d+ \d+\./g) ?? []));
  return removed.filter((mark) => there.has(mark));
}

test('takes out the copies of removed rows that SQLite leaves in its pages', async () => {
  const { file, folder, using } = openDesk();
  await using(async () => {});
  const removed: string[] = [];
  for (let seed = 1; stillIn(folder, removed).length === 0; seed += 1) {
    expect(seed, 'SQLite leaves none any more, and VACUUM can go').toBeLessThan(60);
    removed.push(...shuffleOutbox(file, seed * 7919));
  }
  expect(await using((db) => wipeRemoved(db, { now: NOW }))).toBe('wiped');
  expect(stillIn(folder, removed)).toEqual([]);
});

test('reports a reader that keeps the old pages', async () => {
  const { file, using } = openDesk();
  await using(async (db) => {
    const reader = new DatabaseSync(file);
    reader.exec('begin; select * from outbox');
    expect(await wipeRemoved(db, { now: NOW, timeoutMs: 0 })).toBe('busy');
    reader.close();
    expect(await wipeRemoved(db, { now: NOW })).toBe('wiped');
  });
});

test('what comes in the meantime waits, and is stored', async () => {
  const { using } = openDesk();
  await using(async (db) => {
    const order: string[] = [];
    await Promise.all([
      wipeRemoved(db, { now: NOW }).then((wiped) => order.push(wiped)),
      insertJobRun(db, 'a job', new Date()).then(() => order.push('stored')),
    ]);
    expect(order).toEqual(['wiped', 'stored']);
  });
});

test('nobody waits for a reader that keeps the log', async () => {
  const { file, using } = openDesk();
  await using(async (db) => {
    const reader = new DatabaseSync(file);
    reader.exec('begin; select * from outbox');
    const order: string[] = [];
    await Promise.all([
      wipeRemoved(db, { now: NOW, timeoutMs: 1000 }).then((wiped) => order.push(wiped)),
      insertJobRun(db, 'a job', new Date()).then(() => order.push('stored')),
    ]);
    expect(order).toEqual(['stored', 'busy']);
    reader.close();
  });
});

test('a file that cannot be rewritten is the database’s failure, in its words', async () => {
  const { file, using } = openDesk();
  await using(async (db) => {
    const other = new DatabaseSync(file);
    other.exec('pragma wal_checkpoint(truncate)');
    other.close();
    writeFileSync(file, 'no database', { flag: 'r+' });
    const error = await wipeRemoved(db, { now: NOW }).catch((reason: unknown) => reason);
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(`${error}`).toBe('Error: file is not a database');
  });
});

test('a large file is only out of its log by day, and rewritten in the night', async () => {
  const { folder, file, using } = openDesk();
  await using(async () => {});
  const removed: string[] = [];
  for (let seed = 1; stillIn(folder, removed).length === 0; seed += 1) {
    removed.push(...shuffleOutbox(file, seed * 7919));
  }
  await using(async (db) => {
    await storeRequest(db, { name: 'Long Gone' });
    await db.deleteFrom('submissions').execute();
    expect(foundIn(folder, ['Long Gone'])).toEqual(['Long Gone']);
    const byDay = { now: NOW, largestByDay: 0 };
    expect(await wipeRemoved(db, byDay)).toBe('tonight');
    expect(foundIn(folder, ['Long Gone'])).toEqual([]);
    expect(stillIn(folder, removed)).not.toEqual([]);
    expect(await wipeIfDue(db, byDay)).toBeUndefined();
    expect(await wipeIfDue(db, { ...byDay, now: new Date('2026-11-23T01:00:00Z') })).toBe('wiped');
    expect(stillIn(folder, removed)).toEqual([]);
    expect(await wipeIfDue(db, { now: NOW })).toBeUndefined();
  });
});
