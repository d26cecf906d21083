import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { visitOn } from '../../../tests/server/testing/sample-history.ts';
import { SAMPLE_INVOICE } from '../../../tests/server/testing/sample-invoice.ts';
import { openDesk, storeEvents, storeRequest } from '../../../tests/server/testing/test-desk.ts';
import { inTransaction } from '../../database/transaction.ts';
import { endInvoices, findInvoices, insertInvoice } from '../../moves/invoice.repository.ts';
import { newLinkKey } from '../../requests/link-key.ts';

const spaces = (text: string) => text.replaceAll('\u00a0', ' ');

/** One of December, which another one of January replaces. */
function twoMonths({ using }: ReturnType<typeof openDesk>) {
  return using((db) =>
    inTransaction(db, async (trx) => {
      const at = new Date('2026-12-31T21:59:00Z');
      await insertInvoice(trx, SAMPLE_INVOICE, { first: 1, at });
      const later = new Date('2026-12-31T22:00:00Z');
      await endInvoices(trx, [1], later);
      const replaces = { number: 1, at: at.toISOString() };
      const corrected = { ...SAMPLE_INVOICE, price: 7500.5, replaces };
      await insertInvoice(trx, corrected, { first: 1, at: later });
    }),
  );
}

test('lists what a month issued, and takes off what it ended', async () => {
  const desk = openDesk();
  await twoMonths(desk);
  expect(spaces((await desk.leads('invoices --month 2026-12')).out)).toBe(
    `1  2026-12-31  JFM-7K3Q-24  R7 700, VAT R1 004.35  Thandi Nkosi, issued
All of 2026-12: R7 700, of which VAT is R1 004.35
`,
  );
  expect(spaces((await desk.leads('invoices --month 2027-01')).out)).toBe(
    `1  2027-01-01  JFM-7K3Q-24  −R7 700, VAT −R1 004.35  Thandi Nkosi, ended
2  2027-01-01  JFM-7K3Q-24  R7 500.50, VAT R978.33  Thandi Nkosi, issued, replaces 1
All of 2027-01: −R199.50, of which VAT is −R26.02
`,
  );
  const rowsOf = async (option: string) =>
    (await desk.leads(`invoices --month 2027-01 ${option}`)).out.split('\r\n');
  expect(await rowsOf('--csv')).toEqual([
    '\ufeffnumber,on,status,reference,customer,customerVat,orderNumber,movedOn,price,tax,withoutTax,replaces,about',
    '1,2027-01-01,ended,JFM-7K3Q-24,Thandi Nkosi,,,2026-12-05,-7700.00,-1004.35,-6695.65,,',
    '2,2027-01-01,issued,JFM-7K3Q-24,Thandi Nkosi,,,2026-12-05,7500.50,978.33,6522.17,1,',
    'All,,,,,,,,-199.50,-26.02,-173.48,,',
    '',
  ]);
  expect((await rowsOf('--excel')).slice(0, 3)).toEqual([
    '\ufeffnumber;on;status;reference;customer;customerVat;orderNumber;movedOn;price;tax;withoutTax;replaces;about',
    '1;2027-01-01;ended;JFM-7K3Q-24;Thandi Nkosi;;;2026-12-05;-7700,00;-1004,35;-6695,65;;',
    '2;2027-01-01;issued;JFM-7K3Q-24;Thandi Nkosi;;;2026-12-05;7500,50;978,33;6522,17;1;',
  ]);
  expect((await rowsOf('--excel'))[3]).toBe('All;;;;;;;;-199,50;-26,02;-173,48;;');
  expect((await desk.leads('invoices --csv --json')).exitCode).toBe(2);
  expect((await desk.leads('invoices --month 2026-11')).out).toContain('All of 2026-11: R0');
});

test('the months add up to the invoices that count, to the cent', async () => {
  const cents = fc.array(fc.integer({ min: 1, max: 90_000_00 }), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(cents, async (prices) => {
      const desk = openDesk();
      await desk.using((db) =>
        inTransaction(db, async (trx) => {
          for (const [nth, price] of prices.entries()) {
            const at = new Date(Date.UTC(2026, nth % 3, 10));
            const number = await insertInvoice(
              trx,
              { ...SAMPLE_INVOICE, price: price / 100 },
              { first: 1, at },
            );
            if (nth % 4 === 0) await endInvoices(trx, [number], new Date(Date.UTC(2026, 2, 20)));
          }
        }),
      );
      const months = ['2026-01', '2026-02', '2026-03'].map(async (month) => {
        const { out } = await desk.leads(`invoices --month ${month} --json`);
        return Math.round(JSON.parse(out).all.price * 100);
      });
      const sum = (await Promise.all(months)).reduce((one, other) => one + other);
      const counts = prices.filter((_, nth) => nth % 4 !== 0);
      expect(sum).toBe(counts.reduce((one, other) => one + other, 0));
    }),
    { numRuns: 5 },
  );
});

test('an invoice outlives its request, and says so; in the end it goes by its age', {
  tags: 'slow',
}, async () => {
  const desk = openDesk({}, '2027-01-05T08:00:00Z');
  const reference = await desk.using(async (db) => {
    const number = await inTransaction(db, (trx) =>
      insertInvoice(trx, SAMPLE_INVOICE, { first: 1, at: new Date('2026-12-05T18:00:00Z') }),
    );
    const stored = await storeRequest(db, { deskKey: newLinkKey() });
    await storeEvents(db, stored, [
      { kind: 'agreed', price: 6500, upTo: null, ...visitOn('2026-12-05'), said: '', by: 'Anna' },
      {
        ...{ kind: 'settled', price: 7700, lines: [], paid: 'cash', day: '2026-12-05', said: '' },
        ...{ invoice: number, by: 'Anna' },
      },
    ]);
    return stored.reference;
  });
  const kept = 'tax invoice 1, as the VAT Act wants it';
  expect((await desk.leads(`erase ${reference} --accounts --dry-run`)).out).toContain(
    `Would keep ${kept}`,
  );
  expect((await desk.leads(`erase ${reference} --accounts`)).out).toContain(`Kept ${kept}`);
  expect((await desk.leads('invoices --month 2026-12')).out).toContain(SAMPLE_INVOICE.reference);
  await desk.using((db) =>
    inTransaction(db, (trx) =>
      insertInvoice(trx, SAMPLE_INVOICE, { first: 1, at: new Date('2033-12-05T18:00:00Z') }),
    ),
  );
  const numbersAfter = async (now: string) => {
    const later = openDesk({ DATABASE_URL: `sqlite:${desk.file}` }, now);
    await later.leads('purge --anyway');
    const found = await desk.using((db) => findInvoices(db, { from: '0', before: '9' }));
    return found.map(({ number }) => number);
  };
  expect(await numbersAfter('2032-12-01T08:00:00Z')).toEqual([1, 2]);
  expect(await numbersAfter('2033-12-06T08:00:00Z')).toEqual([2]);
});
