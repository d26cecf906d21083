import { describe, expect, test } from 'vitest';
import { PHASES } from '../../../domain/move/phases.ts';
import { onDay } from '../../../tests/server/testing/sample-history.ts';
import { withQuote } from '../../../tests/server/testing/test-quote.ts';
import { ACCOUNT_STAYS } from '../../notifications/to-visitor/pay-in-words.ts';
import { DAY_REFUSED } from './check-action.ts';

const DAY = '2026-12-07';
const BILL = {
  kind: 'settled',
  price: 7700,
  lines: [{ text: 'Two hours more', amount: 1200 }],
  paid: { amount: 7700, how: 'cash', day: DAY },
  day: DAY,
  said: 'The lift was broken.',
} as const;

type Server = Awaited<ReturnType<typeof withQuote>>;

/** Agreed at R6 500 for Monday 7 December, on the evening of that day unless the test says otherwise. */
async function agreed(time = `${DAY}T18:30:00+02:00`): Promise<Server> {
  const server = await withQuote();
  await server.quoteIt();
  await server.answer('accepted');
  await server.deliver();
  server.clock.time = Date.parse(time);
  return server;
}

async function booked(time?: string): Promise<Server> {
  const server = await agreed('2026-12-01T10:00:00+02:00');
  await server.confirmIt();
  await server.deliver();
  server.clock.time = Date.parse(time ?? `${DAY}T18:30:00+02:00`);
  return server;
}

const errorsOf = async (answer: ReturnType<Server['act']>) => {
  const { statusCode, json } = await answer;
  expect(statusCode).toBe(422);
  return json().errors;
};

/** The last mail to the visitor. */
async function lastMail({ deliver, toVisitor }: Server) {
  await deliver();
  return toVisitor().at(-1);
}

describe.each([
  ['booked', booked, `${DAY}T18:30:00+02:00`],
  ['never confirmed', agreed, `${DAY}T18:30:00+02:00`],
  ['never confirmed, four days late', agreed, '2026-12-11T20:00:00+02:00'],
])('a move that was %s', (_, begin, time) => {
  test('is done: its visitor has the receipt, and every surface says so', async () => {
    const server = await begin(time);
    expect((await server.desk()).may.settled).toBe(true);
    expect((await server.act(BILL)).statusCode).toBe(200);
    const mail = await lastMail(server);
    expect(mail?.subject).toBe(
      `Thank you: R7\u00a0700, paid in cash on Monday 7 December 2026 [${server.reference}]`,
    );
    for (const line of [
      'From: 12 Kelly Avenue, Boskruin',
      'Agreed: R6\u00a0500',
      'Two hours more: R1\u00a0200',
      'Note: The lift was broken.',
      'Price: R7\u00a0700',
      'Paid in cash on Monday 7 December 2026: R7\u00a0700',
      'Open: R0',
    ]) {
      expect(mail?.text).toContain(`${line}\n`);
    }
    expect(await server.move()).toMatchObject({
      phase: 'paid',
      bill: { price: 'R7\u00a0700', day: DAY },
      account: { due: 7700, received: 7700, open: 0, payments: [{ how: 'cash', day: DAY }] },
    });
    const desk = await server.desk();
    expect(desk).toMatchObject({ stage: 'paid', status: PHASES.paid.desk });
    expect(desk.bill).toMatchObject({ price: 7700, day: DAY });
    expect((await server.morning('2026-12-12'))?.text).not.toContain(server.reference);
  });
});

test('one that is not paid says how to pay, until it is', async () => {
  const server = await booked();
  await server.act({ ...BILL, paid: undefined });
  const bill = await lastMail(server);
  expect(bill?.subject).toBe(
    `What your move came to: R7\u00a0700, R7\u00a0700 to pay [${server.reference}]`,
  );
  expect(bill?.text).toContain(`Write ${server.reference} on a transfer.`);
  expect(bill?.text).toContain(ACCOUNT_STAYS);
  expect((await server.move()).phase).toBe('owing');
  const reminders = async () => (await server.desk()).texts.map(({ label }) => label);
  server.clock.time = Date.parse('2026-12-09T10:00:00+02:00');
  expect(await reminders()).toEqual([]);
  const morning = await server.morning('2026-12-10');
  expect(morning?.subject).toContain('1 not paid yet');
  expect(morning?.text).toMatch(/not paid yet: R7\s700 in all/i);
  expect(morning?.text).toContain('Mon 7 Dec\n  R7\u00a0700 is not paid yet after 3 days');
  expect(await reminders()).toEqual([expect.stringContaining('Remind them to pay')]);
  const [text] = (await server.desk()).texts;
  const said = await server.asSent(text?.url);
  expect(said).toContain(
    'R7\u00a0700 on the bill for your move on Monday 7 December 2026 is still open.',
  );
  expect(said).toContain(`/your-move#${server.linkKey}`);
  server.clock.time = Date.parse('2026-12-15T10:00:00+02:00');
  expect(
    (
      await server.act({
        kind: 'paid',
        amount: 7700,
        how: 'transfer',
        day: '2026-12-14',
      })
    ).statusCode,
  ).toBe(200);
  expect((await lastMail(server))?.subject).toBe(
    `Thank you: R7\u00a0700, paid by transfer on Monday 14 December 2026 [${server.reference}]`,
  );
  expect(await server.desk()).toMatchObject({
    stage: 'paid',
    may: { paid: true, writtenOff: false, settled: true },
  });
});

test('a bill that is corrected replaces the one before, and says so', async () => {
  const server = await booked();
  await server.act(BILL);
  await server.deliver();
  const lines = [{ text: 'Two hours more', amount: 1000.5 }];
  await server.act({ ...BILL, price: 7500.5, lines, paid: undefined });
  const mail = await lastMail(server);
  expect(mail?.subject).toContain('Corrected: R7\u00a0500.50, R199.50 to give back');
  const { bill } = await server.move();
  expect(bill).toMatchObject({ price: 'R7\u00a0500.50', isCorrected: true });
});

test('of a bill that is not mailed yet when it is paid, only the receipt goes out', async () => {
  const server = await booked();
  await server.act({ ...BILL, paid: undefined });
  await server.act({ kind: 'paid', amount: 7700, how: 'cash', day: DAY });
  await server.deliver();
  const subjects = server.toVisitor().map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('What your move'))).toEqual([]);
  expect(subjects.at(-1)).toContain(
    'Thank you: R7\u00a0700, paid in cash on Monday 7 December 2026',
  );
});

test('a move that was cancelled in error took place after all', async () => {
  const server = await booked('2026-12-06T10:00:00+02:00');
  await server.act({ kind: 'cancelled', said: '' });
  expect((await server.desk()).may.settled).toBe(false);
  server.clock.time = Date.parse('2026-12-20T10:00:00+02:00');
  expect((await server.act(BILL)).statusCode).toBe(200);
  expect((await server.move()).phase).toBe('paid');
});

describe.each([
  ['booked', booked],
  ['agreed', agreed],
])('a move that was %s, did not take place and is cancelled late', (_, begin) => {
  test('is told to nobody by email, and waits for nobody', async () => {
    const server = await begin('2026-12-08T09:00:00+02:00');
    expect((await server.morning('2026-12-08'))?.text).toContain(server.reference);
    expect((await server.act({ kind: 'cancelled', said: 'They moved later.' })).statusCode).toBe(
      200,
    );
    await server.deliver();
    expect(await server.mails('cancellation')).toEqual([]);
    expect((await server.morning('2026-12-09'))?.text ?? '').not.toContain(server.reference);
    expect((await server.desk()).wishes).toEqual([]);
    const { phase, booking } = await server.move();
    expect(phase).toBe('off');
    expect(booking?.day).toBe(DAY);
    expect((await server.desk()).status).toBe(PHASES.off.desk);
    // It took place after all.
    expect((await server.act(BILL)).statusCode).toBe(200);
    expect((await server.move()).phase).toBe('paid');
    expect((await lastMail(server))?.subject).toContain('Thank you: R7\u00a0700');
  });
});

test('an email that says we had to cancel does not go out once the day is over', async () => {
  const server = await booked('2026-12-06T10:00:00+02:00');
  await server.act({ kind: 'cancelled', said: 'The truck broke.' });
  server.clock.time = Date.parse('2026-12-08T09:00:00+02:00');
  await server.deliver();
  expect(server.toVisitor().map(({ subject }) => subject)).not.toContainEqual(
    expect.stringContaining('cancelled'),
  );
});

test('of an hourly price the hours make the sum, and are on the receipt', async () => {
  const server = await withQuote();
  server.clock.time = Date.parse('2026-12-01T10:00:00+02:00');
  const hourly = { basis: 'hourly', rate: 800, hours: 5, hoursUpTo: 7 };
  await server.act({ kind: 'agreed', ...hourly, ...onDay(DAY), said: '' });
  await server.confirmIt();
  server.clock.time = Date.parse(`${DAY}T18:30:00+02:00`);
  const bill = { ...BILL, worked: 6.5, lines: [], price: 5200, paid: undefined };
  expect(await errorsOf(server.act({ ...bill, price: 5600 }))).toEqual([
    {
      field: 'price',
      message: '6.5 hours at R800 an hour come to R5\u00a0200, and not to R5\u00a0600',
    },
  ]);
  expect((await server.act(bill)).statusCode).toBe(200);
  expect((await server.desk()).bill).toMatchObject({ worked: 6.5, price: 5200 });
  expect((await lastMail(server))?.text).toContain('6.5 hours at R800 an hour: R5\u00a0200\n');
});

test('a yes and a confirmation that are entered late promise nothing by email', async () => {
  const server = await withQuote();
  server.clock.time = Date.parse('2026-12-11T10:00:00+02:00');
  await server.act({ kind: 'agreed', price: 6500, ...onDay(DAY), said: '' });
  expect(await server.desk()).toMatchObject({ stage: 'accepted', may: { settled: true } });
  expect((await server.confirmIt()).statusCode).toBe(200);
  expect((await server.move()).phase).toBe('moved');
  await server.deliver();
  expect(server.toVisitor()).toEqual([]);
  expect(await server.mails('answer')).toEqual([]);
  expect((await server.act(BILL)).statusCode).toBe(200);
});

test('a move is not done before its day, and entered however late with its true day', async () => {
  const server = await booked('2026-12-06T18:30:00+02:00');
  const message =
    'A move can be entered as done from its first day on. First note or confirm its day';
  const before = { ...BILL, day: '2026-12-06' };
  expect(await errorsOf(server.act({ ...before, paid: undefined }))).toEqual([
    { field: 'kind', message },
  ]);
  expect(await errorsOf(server.act(BILL))).toEqual([{ field: 'day', message: DAY_REFUSED.ahead }]);
  server.clock.time = Date.parse('2027-12-22T10:00:00+02:00');
  expect((await server.act(BILL)).statusCode).toBe(200);
  expect((await server.move()).bill?.day).toBe(BILL.day);
});

test('what was entered in time stays correctable', async () => {
  const server = await booked();
  await server.act(BILL);
  server.clock.time = Date.parse('2027-03-01T10:00:00+02:00');
  expect((await server.act({ ...BILL, paid: undefined })).statusCode).toBe(200);
});

test('lines that do not explain the price are refused, and so is a payment to come', async () => {
  const server = await booked();
  expect(await errorsOf(server.act({ ...BILL, price: 7800 }))).toEqual([
    {
      field: 'price',
      message: 'R6\u00a0500 agreed and these lines come to R7\u00a0700, and not to R7\u00a0800',
    },
  ]);
  expect(
    await errorsOf(server.act({ ...BILL, paid: { ...BILL.paid, day: '2026-12-08' } })),
  ).toEqual([{ field: 'paid.day', message: DAY_REFUSED.ahead }]);
  expect(await errorsOf(server.act({ ...BILL, price: 7700.001 }))).toHaveLength(1);
  expect(
    (await server.act({ ...BILL, price: 7800, lines: [{ text: 'A piano' }] })).statusCode,
  ).toBe(200);
});

test('a line that is a total, or a payment, is refused by its name', async () => {
  const server = await booked();
  for (const text of ['Subtotal', 'Less deposit paid']) {
    const lines = [...BILL.lines, { text, amount: 7700 }];
    expect(await errorsOf(server.act({ ...BILL, price: 15_400, lines }))).toEqual([
      {
        field: 'lines',
        message: `Please leave out “${text}”: each line changes the price. A total or a payment belongs in the note`,
      },
    ]);
  }
});

test('of two who enter it, the second is told of the first; a repeat is one', async () => {
  const server = await booked();
  const { last: after } = await server.desk();
  const sent = { ...BILL, after };
  expect((await server.act(sent, 'one-key')).statusCode).toBe(200);
  expect((await server.act(sent, 'one-key')).statusCode).toBe(200);
  expect((await server.act({ ...sent, by: 'Sam' })).statusCode).toBe(409);
  await server.deliver();
  expect(await server.mails('bill')).toHaveLength(1);
});

test('from the morning of the day only a call cancels a move for its visitor', async () => {
  const eve = await booked('2026-12-06T23:00:00+02:00');
  expect((await eve.move()).may).toContain('cancelled');
  for (const begin of [booked, agreed]) {
    const server = await begin(`${DAY}T00:30:00+02:00`);
    expect((await server.move()).may).not.toContain('cancelled');
    const refused = await server.cancel();
    expect(refused.statusCode).toBe(409);
    expect(refused.json().detail).toContain('Please call us.');
  }
});
