import { expect, test } from 'vitest';
import { booksOf } from '../../../domain/figures/books.ts';
import { onEachDatabase } from '../../../tests/server/testing/databases.ts';
import { onDay } from '../../../tests/server/testing/sample-history.ts';
import { openDatabaseAt } from '../../../tests/server/testing/test-database.ts';
import { withQuote } from '../../../tests/server/testing/test-quote.ts';
import { findPayments, sumPayments } from '../../moves/payment.repository.ts';
import { DAY_REFUSED } from './check-action.ts';

const TUESDAY = '2026-12-08';
const evening = (day: string) => Date.parse(`${day}T18:30:00+02:00`);
const BILL = { kind: 'settled', price: 5000, lines: [], day: TUESDAY, said: '' } as const;

type Server = Awaited<ReturnType<typeof withQuote>>;

/** Agreed at R5 000 for a Tuesday, as it is said on the phone. */
async function agreed(changes: Parameters<typeof withQuote>[0] = {}) {
  const server = await withQuote(changes);
  await server.act({ kind: 'agreed', price: 5000, ...onDay(TUESDAY), said: '' });
  return server;
}

async function lastMail({ deliver, toVisitor }: Server) {
  await deliver();
  return toVisitor().at(-1);
}

const errorsOf = async (answer: ReturnType<Server['act']>) => {
  const { statusCode, json } = await answer;
  expect(statusCode).toBe(422);
  return json().errors;
};

async function inBooks({ db }: Server, month: string) {
  const { byMeans, sum } = booksOf(
    await findPayments(db, { from: `${month}-01`, to: `${month}-31` }),
  );
  return { ...byMeans, sum };
}

onEachDatabase('on $name', ({ setUp }) => {
  const newDatabase = setUp();

  test('a month that is over stays as it was: what is struck later counts below zero then', async () => {
    const server = await agreed({ db: await openDatabaseAt(await newDatabase()) });
    server.clock.time = evening('2026-11-30');
    await server.act({ kind: 'paid', amount: 1000, how: 'card', day: '2026-11-30' });
    const november = await inBooks(server, '2026-11');
    expect(november.sum).toBe(1000);
    server.clock.time = evening('2026-12-02');
    const [entry] = (await server.desk()).entries;
    await server.act({ kind: 'struck', about: entry?.number, said: 'Another customer' });
    expect((await server.move()).account).toMatchObject({ received: 0, payments: [] });
    expect(await inBooks(server, '2026-11')).toEqual(november);
    expect((await inBooks(server, '2026-12')).card).toBe(-1000);
    expect(await findPayments(server.db, { from: '2026-12-01', to: '2026-12-31' })).toMatchObject([
      { strikes: entry?.number, reference: server.reference },
    ]);
    const all = await sumPayments(server.db, { from: '2026-01-01', to: '2026-12-31' });
    expect(booksOf(all).sum).toBe(0);
    // Nothing is there to be struck twice.
    expect(await errorsOf(server.act({ kind: 'struck', about: entry?.number, said: '' }))).toEqual([
      expect.objectContaining({ field: 'about' }),
    ]);
  });
});

test('half now, half on Friday, a scratched table: every surface says what is open', async () => {
  const server = await agreed();
  server.clock.time = evening(TUESDAY);
  const half = { amount: 2500, how: 'cash', day: TUESDAY };
  expect((await server.act({ ...BILL, paid: half })).statusCode).toBe(200);
  expect((await lastMail(server))?.subject).toContain('R5\u00a0000, R2\u00a0500 to pay');
  expect((await server.move()).account).toMatchObject({ due: 5000, received: 2500, open: 2500 });
  expect((await server.morning('2026-12-09'))?.text).toContain(
    'R2\u00a0500 of R5\u00a0000 is not paid yet after a day',
  );

  server.clock.time = evening('2026-12-11');
  await server.act({ kind: 'paid', amount: 2500, how: 'transfer', day: '2026-12-11' });
  expect((await lastMail(server))?.subject).toContain('Thank you: R5\u00a0000, all of it is paid');
  expect(await server.desk()).toMatchObject({ stage: 'paid', account: { open: 0 } });

  server.clock.time = evening('2026-12-12');
  const lines = [{ text: 'The scratched table', amount: -500 }];
  await server.act({ ...BILL, price: 4500, lines });
  const corrected = await lastMail(server);
  expect(corrected?.subject).toContain('Corrected: R4\u00a0500, R500 to give back');
  expect(corrected?.text).toContain('To give back: R500\n');
  expect((await server.move()).account?.open).toBe(-500);
  expect((await server.desk()).facts).toContain('R500 to give back');
  expect((await server.morning('2026-12-13'))?.text).toContain('R500 to give back');

  server.clock.time = evening('2026-12-14');
  await server.act({ kind: 'paid', amount: -500, how: 'transfer', day: '2026-12-14' });
  const { account, bill } = await server.move();
  expect(account).toMatchObject({ received: 4500, open: 0 });
  expect(account?.payments.map(({ amount, how }) => [amount, how])).toEqual([
    [2500, 'cash'],
    [2500, 'transfer'],
    [-500, 'transfer'],
  ]);
  expect(bill?.lines.map(({ label }) => label).join()).toContain('Given back by transfer');
  expect((await server.morning('2026-12-15'))?.text ?? '').not.toContain(server.reference);
  expect(await inBooks(server, '2026-12')).toEqual({
    ...{ cash: 2500, card: 0, transfer: 2000, other: 0 },
    sum: 4500,
  });
});

test('before the move a deposit is asked for, received, and named wherever payment is', async () => {
  const server = await withQuote();
  await server.quoteIt({ price: 18_500, deposit: { amount: 5000, by: '2026-12-03' } });
  const quote = await lastMail(server);
  const sentence =
    'R5\u00a0000 by Thursday 3 December 2026, and the rest when the move is done, by';
  expect(quote?.text).toContain('Deposit: R5\u00a0000 by Thursday 3 December 2026\n');
  expect(quote?.text).toContain(sentence);
  await server.answer('accepted');
  expect((await server.move()).account).toMatchObject({
    ...{ due: 18_500, received: 0, open: 18_500 },
    deposit: { amount: 5000, by: '2026-12-03', isReceived: false },
  });
  expect((await server.desk()).facts.join()).toContain('deposit of R5\u00a0000');
  await server.confirmIt({ price: 18_500 });
  expect((await lastMail(server))?.text).toContain(sentence);
  await server.act({ kind: 'paid', amount: 5000, how: 'transfer', day: '2026-11-21' });
  const thanks = await lastMail(server);
  expect(thanks?.subject).toContain('Thank you for R5\u00a0000: R13\u00a0500 to pay');
  expect((await server.move()).account).toMatchObject({
    open: 13_500,
    deposit: { isReceived: true },
  });
});

test('of a price by the hour nothing is due before the bill, and what is expected is beside it', async () => {
  const server = await withQuote();
  await server.quoteIt({ basis: 'hourly', price: null, rate: 800, hours: 5, hoursUpTo: 7 });
  expect((await server.move()).account).toBeNull();
  await server.answer('accepted');
  expect((await server.move()).account).toMatchObject({
    ...{ due: null, open: null, received: 0 },
    expected: { from: 4000, to: 5600 },
  });
});

test('after a cancellation nothing is due, or the fee, and what came is to be given back', async () => {
  const server = await agreed();
  await server.act({ kind: 'paid', amount: 2000, how: 'transfer', day: '2026-11-21' });
  await server.act({ kind: 'cancelled', said: '', fee: 500 });
  const { account } = await server.move();
  expect(account).toMatchObject({ due: 500, received: 2000, open: -1500 });
  expect((await server.morning('2026-11-24'))?.text).toContain('R1\u00a0500 to give back');
  await server.act({ kind: 'paid', amount: -1500, how: 'transfer', day: '2026-11-21' });
  expect((await server.move()).account?.open).toBe(0);
});

test('what is written off is asked for no more, and no more than is open', async () => {
  const server = await agreed();
  server.clock.time = evening(TUESDAY);
  await server.act(BILL);
  expect(await errorsOf(server.act({ kind: 'writtenOff', amount: 6000, said: 'x' }))).toEqual([
    { field: 'amount', message: 'R5\u00a0000 is open. Please write off no more' },
  ]);
  await server.act({ kind: 'writtenOff', amount: 5000, said: 'They went away' });
  expect((await server.move()).account).toMatchObject({ open: 0, writtenOff: 5000 });
  const desk = await server.desk();
  expect(desk).toMatchObject({ stage: 'paid', may: { writtenOff: false } });
  expect((await server.morning('2026-12-20'))?.text ?? '').not.toContain(server.reference);
});

test('a price of R0 needs its reason, and no payment comes before a yes', async () => {
  const server = await withQuote();
  const paid = { kind: 'paid', amount: 100, how: 'cash', day: '2026-11-21' };
  expect(await errorsOf(server.act(paid))).toEqual([expect.objectContaining({ field: 'kind' })]);
  await server.act({ kind: 'agreed', price: 5000, ...onDay(TUESDAY), said: '' });
  server.clock.time = evening(TUESDAY);
  expect(await errorsOf(server.act({ ...BILL, price: 0 }))).toEqual([
    { field: 'price', message: 'A move for R0 needs a line that says why' },
  ]);
  expect(await errorsOf(server.act({ ...paid, day: '2026-12-09' }))).toEqual([
    { field: 'day', message: DAY_REFUSED.ahead },
  ]);
  const lines = [{ text: 'A present from us', amount: -5000 }];
  expect((await server.act({ ...BILL, price: 0, lines })).statusCode).toBe(200);
  expect((await server.move()).phase).toBe('paid');
});
