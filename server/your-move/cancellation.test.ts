import { expect, test } from 'vitest';
import { cancelledLate } from '../../content/terms.ts';
import { entryIn } from '../../tests/server/testing/calendar-entry.ts';
import { onEachDatabase } from '../../tests/server/testing/databases.ts';
import { onDay } from '../../tests/server/testing/sample-history.ts';
import { openDatabaseAt } from '../../tests/server/testing/test-database.ts';
import { withQuote } from '../../tests/server/testing/test-quote.ts';

type Server = Awaited<ReturnType<typeof withQuote>>;

/** Quoted for Monday 7 December, and confirmed for Wednesday 9 December. */
async function book(server: Server): Promise<Server> {
  await server.quoteIt();
  await server.answer('accepted');
  await server.confirmIt({ day: '2026-12-09' });
  await server.deliver();
  return server;
}

const SIDES: readonly (readonly [side: string, cancel: (server: Server) => Promise<unknown>])[] = [
  ['the visitor', ({ cancel }) => cancel('The buyer backed out')],
  ['the team', ({ act }) => act({ kind: 'cancelled', said: 'The buyer backed out' })],
];

onEachDatabase('on $name', ({ setUp }) => {
  const newUrl = setUp();
  const booked = async () => book(await withQuote({ db: await openDatabaseAt(await newUrl()) }));

  test.each(SIDES)('cancelled by %s, it leaves both calendars', async (side, cancel) => {
    const server = await booked();
    const { deliver, desk, move, toTeam, toVisitor } = server;
    const earlier = entryIn(toVisitor().at(-1));
    await cancel(server);
    await deliver();
    const [team, visitor] = [toTeam().at(-1), toVisitor().at(-1)];
    expect(team).toMatchObject({ sender: 'Cancelled: Thandi Nkosi', important: true });
    expect(team?.text).toContain('- Why: The buyer backed out');
    expect(visitor?.subject).toContain('Your move is cancelled');
    for (const mail of [team, visitor]) {
      const entry = entryIn(mail);
      expect(entry).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid: earlier.uid });
      expect(entry.day).toBe('20261209');
      expect(entry.sequence).toBeGreaterThan(earlier.sequence);
    }
    expect(entryIn(team).summary).toContain('Wed 9 Dec');
    expect((await desk()).stage).toBe('cancelled');
    const byVisitor = side === 'the visitor';
    expect(await move()).toMatchObject({ phase: 'cancelled', booking: { byVisitor } });
  });

  test('a second press, or one from the other side, is the same cancellation', async () => {
    const { act, cancel, desk, deskKey, device, app, mails } = await booked();
    const after = (await desk()).last;
    const both = await Promise.all([cancel(), cancel()]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const late = await app.inject({
      method: 'POST',
      url: '/api/desk',
      headers: { ...device, authorization: `Bearer ${deskKey}`, 'idempotency-key': 'late' },
      payload: { kind: 'cancelled', by: 'Anna', after, said: '' },
    });
    expect([late.statusCode, late.json().desk.stage]).toEqual([409, 'cancelled']);
    expect((await act({ kind: 'cancelled', said: '' })).statusCode).toBe(409);
    expect(await mails('cancellation')).toHaveLength(1);
  });

  test('a press at the desk that is sent again is the same', async () => {
    const { act, mails } = await booked();
    for (let tries = 0; tries < 2; tries += 1) {
      const answer = await act({ kind: 'cancelled', said: '' }, 'one-press');
      expect(answer.statusCode).toBe(200);
    }
    expect(await mails('cancellation')).toHaveLength(1);
  });

  test('a move that is cancelled and confirmed at the same moment is cancelled, and only that is mailed', async () => {
    const server = await withQuote({ db: await openDatabaseAt(await newUrl()) });
    const { quoteIt, answer, confirmIt, cancel, deliver, desk, toTeam, toVisitor } = server;
    await quoteIt();
    await answer('accepted');
    const [confirmed, cancelled] = await Promise.all([confirmIt(), cancel()]);
    expect(cancelled.statusCode).toBe(200);
    expect([200, 409]).toContain(confirmed.statusCode);
    expect((await desk()).stage).toBe('cancelled');
    await deliver();
    const subjects = toVisitor().map(({ subject }) => subject.replace(/ \[.*/, ''));
    expect(subjects).toEqual(['Your move is cancelled: 12 Kelly Avenue']);
    const told = toTeam().find(({ sender }) => sender?.startsWith('Cancelled'));
    expect(entryIn(told).method).toBe('CANCEL');
  });

  test('a deleted request whose move was booked: the team reads that first', async () => {
    const { app, db, linkKey, deliver, toTeam, sent } = await booked();
    const headers = { authorization: `Bearer ${linkKey}` };
    await app.inject({ method: 'DELETE', url: '/api/your-move', headers });
    const before = sent.length;
    await deliver();
    expect(sent.length).toBe(before + 1);
    const mail = toTeam().at(-1);
    expect(mail?.subject).toMatch(/^The visitor deleted a move that they had said yes to \[/);
    expect(mail?.important).toBe(true);
    const text = `${mail?.text}`;
    expect(text.indexOf('THEY HAD SAID YES')).toBeLessThan(
      text.indexOf('Please delete your copies'),
    );
    expect(text).toContain('THEY HAD SAID YES');
    expect(text).not.toContain('Thandi');
    expect(await db.selectFrom('events').select('number').execute()).toEqual([]);
  });
});

/** A move whose day went by without a confirmation. */
async function letPass(server: Server): Promise<Server> {
  await server.quoteIt();
  await server.answer('accepted');
  await server.deliver();
  return server;
}

test.each([
  ['the move', book],
  ['a day that nobody confirmed', letPass],
])(
  'whoever deletes a request after %s is not told as one that is still ahead',
  async (_, begin) => {
    const { app, clock, linkKey, deliver, toTeam } = await begin(await withQuote());
    clock.time = Date.parse('2026-12-09T22:30:00Z');
    const headers = { authorization: `Bearer ${linkKey}` };
    await app.inject({ method: 'DELETE', url: '/api/your-move?keeps=account', headers });
    await deliver();
    const mail = toTeam().at(-1);
    expect(mail?.subject).toMatch(/^Deleted by the visitor, and the account kept \[/);
    expect(mail?.text).not.toContain('THEY HAD SAID YES');
  },
);

test('the morning mail no longer lists it, and it can be quoted and booked again', async () => {
  const { quoteIt, answer, confirmIt, cancel, deliver, desk, move, morning, toVisitor } =
    await book(await withQuote());
  expect((await morning('2026-12-06'))?.subject).toBe('This morning: 1 move this week');
  await cancel();
  await deliver();
  expect((await morning('2026-12-07'))?.subject).toBe('This morning: nothing waits');
  await quoteIt({ day: '2026-12-18', validUntil: '2027-01-06' });
  expect((await move()).phase).toBe('quoted');
  expect((await move()).booking).toBeNull();
  expect((await answer('accepted')).statusCode).toBe(200);
  await confirmIt({ day: '2026-12-18' });
  await deliver();
  expect((await desk()).stage).toBe('booked');
  expect(entryIn(toVisitor().at(-1))).toMatchObject({
    status: 'CONFIRMED',
    day: '20261218',
    method: 'PUBLISH',
  });
});

test('before a yes there is nothing to cancel', async () => {
  const { quoteIt, cancel, act, desk } = await withQuote();
  await quoteIt();
  expect((await cancel()).statusCode).toBe(409);
  expect((await act({ kind: 'cancelled', said: '' })).statusCode).toBe(409);
  expect(await desk()).toMatchObject({ stage: 'quoted', last: 1 });
});

test('a yes by phone without a quote is cancelled on the day that was agreed', async () => {
  const { act, cancel, deliver, toVisitor } = await withQuote();
  await act({ kind: 'agreed', price: 6200, ...onDay('2026-12-08'), said: '' });
  await cancel();
  await deliver();
  expect(entryIn(toVisitor().at(-1))).toMatchObject({ method: 'CANCEL', day: '20261208' });
});

test('a quoted move that was never agreed is deleted as any other request', async () => {
  const { app, linkKey, quoteIt, deliver, toTeam } = await withQuote();
  await quoteIt();
  const headers = { authorization: `Bearer ${linkKey}` };
  await app.inject({ method: 'DELETE', url: '/api/your-move', headers });
  await deliver();
  expect(toTeam().at(-1)?.subject).toMatch(/^Deleted by the visitor/);
  expect(toTeam().at(-1)?.text).not.toContain('BOOKED');
});

const byPhone = ({ act }: Server) => act({ kind: 'cancelled', askedBy: 'customer', said: '' });

test.each([
  ['on the page', ({ cancel }: Server) => cancel()],
  ['by phone', byPhone],
])(
  'both sides read how late a cancellation %s came, and what the terms ask for',
  async (_, cancelIt) => {
    const server = await book(await withQuote());
    server.clock.time = Date.parse('2026-12-08T19:00:00+02:00');
    await cancelIt(server);
    await server.deliver();
    const { booking } = await server.move();
    for (const says of [
      server.toTeam().at(-1)?.text,
      server.toVisitor().at(-1)?.text,
      booking?.lines.map(({ value }) => value).join('; '),
      (await server.desk()).facts.join('; '),
    ]) {
      expect(says).toContain(cancelledLate('13 hours'));
    }
    const early = await book(await withQuote());
    await early.cancel();
    await early.deliver();
    for (const mail of [early.toTeam().at(-1), early.toVisitor().at(-1)]) {
      expect(mail?.text).not.toMatch(/before the move\. Our terms/);
    }
  },
);

test('what a customer cancels by phone, we did not have to cancel', async () => {
  const server = await book(await withQuote());
  await byPhone(server);
  await server.deliver();
  expect(server.toVisitor().at(-1)?.text).toContain('we’ve cancelled your move, as you asked on');
  expect(server.toTeam().at(-1)?.text).toContain('cancelled this move, as Anna noted.');
  expect((await server.move()).booking?.byVisitor).toBe(true);
  const { facts, history } = await server.desk();
  expect(facts.slice(0, 2)).toEqual(['by the visitor', 'noted by Anna']);
  expect(history.at(-1)?.heading).toBe('Anna: they cancelled');
});

test('nobody is late whose move we cancel', async () => {
  const server = await book(await withQuote());
  server.clock.time = Date.parse('2026-12-08T19:00:00+02:00');
  await server.act({ kind: 'cancelled', said: 'The truck broke' });
  await server.deliver();
  for (const mail of [server.toTeam().at(-1), server.toVisitor().at(-1)]) {
    expect(mail?.text).not.toContain(cancelledLate('13 hours'));
  }
});
