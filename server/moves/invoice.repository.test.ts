import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { root } from '../../scripts/command.ts';
import { onEachDatabase } from '../../tests/server/testing/databases.ts';
import { SAMPLE_INVOICE } from '../../tests/server/testing/sample-invoice.ts';
import { openDatabaseAt } from '../../tests/server/testing/test-database.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { deleteInvoices, endInvoices, findInvoices, insertInvoice } from './invoice.repository.ts';

const at = new Date('2026-12-05T18:00:00Z');
const ALWAYS = { from: '0', before: '9' };
const issue = (db: Database, first = 1, time = at) =>
  inTransaction(db, (trx) => insertInvoice(trx, SAMPLE_INVOICE, { first, at: time }));

async function numbersIn(db: Database) {
  return (await findInvoices(db, ALWAYS)).map(({ number }) => number);
}

/** @returns the numbers that a separate process issued before it was killed */
async function issueUntil(url: string, count: number): Promise<number[]> {
  const program = join(root, 'tests/server/testing/issue-invoices.ts');
  const child = spawn(process.execPath, [program, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  const given: number[] = [];
  for await (const line of createInterface(child.stdout)) {
    given.push(Number(line));
    if (given.length === count) child.kill('SIGKILL');
  }
  return given;
}

onEachDatabase('on $name', ({ setUp }) => {
  const newDatabase = setUp();

  test('servers that issue many at once, and take some back, leave no gap and no number twice', async () => {
    const url = await newDatabase();
    const servers = await Promise.all([1, 2, 3].map(() => openDatabaseAt(url)));
    const tries = Array.from({ length: 60 }, (_, nth) => nth);
    const results = await Promise.all(
      tries.map(async (nth) => {
        const db = servers[nth % servers.length] as Database; // there are three
        return inTransaction(db, async (trx) => {
          const number = await insertInvoice(trx, SAMPLE_INVOICE, { first: 1, at });
          if (nth % 4 === 0) throw new Error('taken back');
          return number;
        }).catch(() => null);
      }),
    );
    const [db] = servers as [Database];
    const stored = results.filter((number) => number !== null).toSorted((a, b) => a - b);
    expect(stored).toEqual(Array.from({ length: 45 }, (_, nth) => nth + 1));
    expect(await numbersIn(db)).toEqual(stored);
  });

  test('servers that are killed as they issue lose no number that was given, and give none twice', {
    tags: 'slow',
  }, async () => {
    const url = await newDatabase();
    const db = await openDatabaseAt(url);
    const given: number[] = [];
    for (const killAfter of [3, 8]) {
      const issuing = [1, 2].map(() => issueUntil(url, killAfter));
      given.push(...(await Promise.all(issuing)).flat());
    }
    const stored = await numbersIn(db);
    expect(new Set(given).size).toBe(given.length);
    expect(stored).toEqual(Array.from({ length: stored.length }, (_, nth) => nth + 1));
    expect(stored).toEqual(expect.arrayContaining(given));
    expect(await issue(db)).toBe(stored.length + 1);
  });

  test('a book that was begun elsewhere goes on, and a number never comes again', async () => {
    const db = await openDatabaseAt(await newDatabase());
    expect([await issue(db, 413), await issue(db, 413), await issue(db)]).toEqual([413, 414, 415]);
    await deleteInvoices(db, '2027-01-01T00:00:00.000Z');
    expect(await numbersIn(db)).toEqual([]);
    expect(await issue(db)).toBe(416);
  });

  test('one that ended counts in the month that issued it and in the month that ended it', async () => {
    const db = await openDatabaseAt(await newDatabase());
    await issue(db);
    await inTransaction(db, (trx) => endInvoices(trx, [1], new Date('2027-01-10T08:00:00Z')));
    await inTransaction(db, (trx) => endInvoices(trx, [1], new Date('2027-02-10T08:00:00Z')));
    const months = ['2026-12', '2027-01', '2027-02'].map((month) =>
      findInvoices(db, { from: month, before: `${month}-32` }),
    );
    expect((await Promise.all(months)).map(({ length }) => length)).toEqual([1, 1, 0]);
    expect(await findInvoices(db, ALWAYS)).toEqual([
      {
        number: 1,
        at: at.toISOString(),
        endedAt: '2027-01-10T08:00:00.000Z',
        invoice: SAMPLE_INVOICE,
      },
    ]);
  });
});
