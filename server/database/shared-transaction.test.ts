import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { inSharedTransaction } from './shared-transaction.ts';

/** A database with a list, and what somebody else sees of it: what is committed. */
async function setUp() {
  const file = join(temporaryFolder(), 'requests.db');
  const db = await openTestDatabase(file);
  await sql`create table list (word text primary key)`.execute(db);
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  const committed = () => other.prepare('select word from list').all().length;
  return { db, other, committed };
}

async function add(trx: Database, word: string): Promise<string> {
  await sql`insert into list values (${word})`.execute(trx);
  return word;
}

async function wordsIn(db: Database): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`select word from list order by word`.execute(db);
  return rows.map(({ word }) => word);
}

function addShared(db: Database, word: string, afterwards: (trx: Database) => unknown = () => {}) {
  return inSharedTransaction(db, async (trx) => {
    await add(trx, word);
    await afterwards(trx);
    return word;
  });
}

test('what waits is written together, and nobody is told before it is committed', async () => {
  const { db, committed } = await setUp();
  const told: string[] = [];
  const tell = (word: string) => told.push(word);
  await Promise.all([
    addShared(db, 'a').then(tell),
    addShared(db, 'b').then(tell),
    addShared(db, 'c', async (trx) => {
      expect(await wordsIn(trx)).toEqual(['a', 'b', 'c']);
      expect(committed()).toBe(0);
      expect(told).toEqual([]);
    }).then(tell),
  ]);
  expect(told).toEqual(['a', 'b', 'c']);
  expect(committed()).toBe(3);
});

test('what comes while a transaction is written goes into the next', async () => {
  const { db, committed } = await setUp();
  const late: Promise<string>[] = [];
  const seen: number[] = [];
  const see = () => seen.push(committed());
  await addShared(db, 'a', () => {
    late.push(addShared(db, 'b', see), addShared(db, 'c', see));
  });
  expect(await Promise.all(late)).toEqual(['b', 'c']);
  expect(seen).toEqual([1, 1]);
});

test('a long queue is written in the order in which it came, no more than 50 at once', async () => {
  const { db, committed } = await setUp();
  const words = Array.from({ length: 120 }, (_, number) => `${number}`);
  const order: string[] = [];
  const before = new Set<number>();
  const see = (word: string) => {
    order.push(word);
    before.add(committed());
  };
  await Promise.all(words.map((word) => addShared(db, word, () => see(word))));
  expect(order).toEqual(words);
  expect([...before]).toEqual([0, 50, 100]);
});

test('what fails is undone and told so alone', async () => {
  const { db } = await setUp();
  const outcomes = await Promise.allSettled([
    addShared(db, 'a'),
    addShared(db, 'b', () => {
      throw new Error('a bug');
    }),
    addShared(db, 'a'),
    addShared(db, 'c'),
  ]);
  expect(outcomes).toMatchObject([
    { value: 'a' },
    { reason: { message: 'a bug' } },
    { reason: { message: expect.stringContaining('UNIQUE') } },
    { value: 'c' },
  ]);
  expect(await wordsIn(db)).toEqual(['a', 'c']);
});

test('a commit that fails is a failure for all of them, and the next ones go on', async () => {
  const { db } = await setUp();
  await sql`create table note (
    about text references list (word) deferrable initially deferred
  )`.execute(db);
  const outcomes = await Promise.allSettled([
    addShared(db, 'a'),
    // SQLite looks at it when it commits.
    addShared(db, 'b', (trx) => sql`insert into note values ('nothing')`.execute(trx)),
    addShared(db, 'c'),
  ]);
  const failed = { reason: { message: 'FOREIGN KEY constraint failed' } };
  expect(outcomes).toMatchObject([failed, failed, failed]);
  expect(await wordsIn(db)).toEqual([]);
  expect(await addShared(db, 'd')).toBe('d');
});

test('a disk that is full ends it for all of them, also for those whose turn had not come', async () => {
  const { db } = await setUp();
  await sql`create trigger full before insert on list when new.word = 'b' begin
    select raise(rollback, 'disk full');
  end`.execute(db);
  const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((word) => addShared(db, word)));
  const failed = { reason: { message: 'disk full' } };
  expect(outcomes).toMatchObject([failed, failed, failed]);
  expect(await wordsIn(db)).toEqual([]);
  expect(await addShared(db, 'd')).toBe('d');
});

test('who waited for a lock in vain does not wait again, however long the queue', async () => {
  const { db, other } = await setUp();
  other.exec('begin immediate');
  const unlock = () => other.isTransaction && other.exec('rollback');
  const first = addShared(db, 'first');
  const others = Array.from({ length: 120 }, (_, number) => addShared(db, `${number}`));
  const waiting = others.map((other) => other.catch(unlock));
  await expect(first).rejects.toThrow('locked');
  await Promise.all(waiting);
  expect(await wordsIn(db)).toEqual([]);
  expect(await addShared(db, 'after')).toBe('after');
});
