import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Note } from '../../../domain/quote/invoice.ts';
import { onEachDatabase } from '../../../tests/server/testing/databases.ts';
import { SAMPLE_INVOICE } from '../../../tests/server/testing/sample-invoice.ts';
import { temporaryFolder } from '../../../tests/server/testing/temporary-folder.ts';
import { openDatabaseAt } from '../../../tests/server/testing/test-database.ts';
import { openDesk, storeRequest } from '../../../tests/server/testing/test-desk.ts';
import { tries } from '../../../tests/tries.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { deleteInvoices, findInvoices, insertInvoice } from '../../moves/invoice.repository.ts';

const at = new Date('2026-12-05T18:00:00Z');
const issuing = { first: 1, at };

function note(number: number): Note {
  const { reference, supplier, customer, percent } = SAMPLE_INVOICE;
  return {
    ...{ reference, supplier, customer, percent, lines: [], said: '' },
    ...{ about: { number, at: at.toISOString() }, before: 7700, after: 7000, isWhole: false },
  };
}

const issue = (db: Database, paper = SAMPLE_INVOICE as Parameters<typeof insertInvoice>[1]) =>
  inTransaction(db, (trx) => insertInvoice(trx, paper, issuing));

const numbersIn = async (db: Database) =>
  (await findInvoices(db, { from: '0', before: '9' })).map(({ number }) => number);

onEachDatabase('on $name', ({ setUp }) => {
  const newDatabase = setUp();

  test('an older backup gets the invoices and notes that were issued since, and goes on above them', async () => {
    const DATABASE_URL = await newDatabase();
    const backup = join(temporaryFolder(), 'backup.db');
    const { leads, using } = openDesk({ DATABASE_URL }, '2026-12-06T08:00:00Z');
    await using((db) => issue(db));
    expect(await leads(`backup ${backup}`)).toMatchObject({ exitCode: 0 });
    await using(async (db) => {
      await issue(db, note(1));
      await issue(db, { ...SAMPLE_INVOICE, price: 1 });
    });
    const restored = await leads(`restore ${backup}`);
    expect(restored).toMatchObject({ exitCode: 0 });
    expect(restored.err).not.toContain('Tax invoices go on');
    expect(await using(numbersIn)).toEqual([1, 2, 3]);
    expect(await using((db) => issue(db))).toBe(4);
  });

  test('over any order of what is issued, taken back, kept by a purge, backed up and restored no number comes twice', {
    tags: 'property',
    // Databases are made and restored.
    timeout: 90_000,
  }, async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('issue' as const), server: fc.nat(2) }),
      fc.record({ do: fc.constant('note' as const), server: fc.nat(2) }),
      fc.record({ do: fc.constant('take back' as const), server: fc.nat(2) }),
      fc.constant({ do: 'many' as const }),
      fc.constant({ do: 'purge' as const }),
      fc.constant({ do: 'back up' as const }),
      fc.constant({ do: 'restore' as const }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const DATABASE_URL = await newDatabase();
        const folder = temporaryFolder();
        // What a restore sets aside is named by its second.
        const deskAt = (minute: number) =>
          openDesk({ DATABASE_URL }, `2026-12-06T08:${String(minute).padStart(2, '0')}:00Z`);
        const given: number[] = [];
        const backups: string[] = [];
        let servers: Database[] = [];
        const open = async () => {
          servers = await Promise.all([1, 2, 3].map(() => openDatabaseAt(DATABASE_URL)));
        };
        const close = () => Promise.all(servers.map((server) => server.destroy()));
        await open();
        const serverOf = (nth: number) => servers[nth] as Database; // there are three
        for (const [nth, each] of steps.entries()) {
          const desk = deskAt(nth);
          if (each.do === 'issue') given.push(await issue(serverOf(each.server)));
          if (each.do === 'note') given.push(await issue(serverOf(each.server), note(1)));
          if (each.do === 'take back') {
            const taken = inTransaction(serverOf(each.server), async (trx) => {
              await insertInvoice(trx, SAMPLE_INVOICE, issuing);
              throw new Error('taken back');
            });
            await expect(taken).rejects.toThrow('taken back');
          }
          if (each.do === 'many') {
            const some = await Promise.all(servers.map((server) => issue(server)));
            given.push(...some.toSorted((a, b) => a - b));
          }
          if (each.do === 'purge') await deleteInvoices(serverOf(0), '2040');
          if (each.do === 'back up') {
            const file = join(folder, `${nth}.db`);
            expect(await desk.leads(`backup ${file}`)).toMatchObject({ exitCode: 0 });
            backups.push(file);
          }
          const [oldest] = backups;
          if (each.do === 'restore' && oldest) {
            await close();
            expect(await desk.leads(`restore ${oldest}`)).toMatchObject({ exitCode: 0 });
            await open();
          }
        }
        await close();
        expect(given).toEqual([...new Set(given)].toSorted((a, b) => a - b));
      }),
      { numRuns: tries(15) },
    );
  });
});

test('where the database is lost, a thousand numbers are left out, and it is said', async () => {
  const backup = join(temporaryFolder(), 'backup.db');
  const first = openDesk();
  await first.using((db) => issue(db));
  expect(await first.leads(`backup ${backup}`)).toMatchObject({ exitCode: 0 });
  const other = openDesk();
  const restored = await other.leads(`restore ${backup}`);
  expect(restored.err).toContain('Tax invoices go on with number 1002');
  expect(await other.using((db) => issue(db))).toBe(1002);
});

test('a company that issues none is told nothing of numbers', async () => {
  const backup = join(temporaryFolder(), 'backup.db');
  const first = openDesk();
  await first.using((db) => storeRequest(db));
  expect(await first.leads(`backup ${backup}`)).toMatchObject({ exitCode: 0 });
  const restored = await openDesk().leads(`restore ${backup}`);
  expect(restored).toMatchObject({ exitCode: 0 });
  expect(restored.err).not.toContain('invoice');
});
