import { expect, test } from 'vitest';
import { onEachDatabase } from '../../tests/server/testing/databases.ts';
import { onDay } from '../../tests/server/testing/sample-history.ts';
import { openDatabaseAt } from '../../tests/server/testing/test-database.ts';
import { withQuote } from '../../tests/server/testing/test-quote.ts';

const DAY = '2026-12-16';

/** Booked at R6 000 for the 16th. */
async function booked(changes: Parameters<typeof withQuote>[0] = {}) {
  const server = await withQuote(changes);
  await server.quoteIt({ price: 6000, day: DAY });
  await server.answer('accepted');
  await server.confirmIt({ day: DAY });
  await server.deliver();
  return server;
}

type Server = Awaited<ReturnType<typeof booked>>;

/** What each surface says that the move costs. */
async function priceOn({ move, desk, deliver, toVisitor }: Server) {
  await deliver();
  const { booking, account, phase, moveDay } = await move();
  return {
    page: booking?.figure,
    due: account?.due,
    desk: (await desk()).price,
    phase,
    day: moveDay,
    subject: toVisitor().at(-1)?.subject.replace(/ \[.*/, ''),
  };
}

const BEFORE = {
  page: 'R6\u00a0000',
  due: 6000,
  desk: 'R6\u00a0000',
  phase: 'booked',
  day: { day: DAY, status: 'confirmed' },
};
const AFTER = { ...BEFORE, page: 'R7\u00a0200', due: 7200, desk: 'R7\u00a0200' };

onEachDatabase('on $name', ({ setUp }) => {
  const newUrl = setUp();

  test('a piano: the booking counts until the yes, and after it stays confirmed', async () => {
    const server = await booked({ db: await openDatabaseAt(await newUrl()) });
    const { quoteIt, answer, move, desk, toVisitor, toTeam, deliver } = server;
    await quoteIt({ price: 7200, day: DAY, note: 'With the piano' });
    expect(await priceOn(server)).toEqual({
      ...BEFORE,
      subject: 'R7\u00a0200 instead of R6\u00a0000: your new quote',
    });
    const asked = await move();
    expect(asked).toMatchObject({ may: expect.arrayContaining(['accepted', 'declined']) });
    expect(asked.quote).toMatchObject({ figure: 'R7\u00a0200', replaces: 'booking', isOpen: true });
    expect(asked.bookedQuote).toMatchObject({ figure: 'R6\u00a0000' });
    expect((await desk()).facts).toContain('new price R7\u00a0200, no yes yet, not opened yet');

    await answer('accepted');
    expect(await priceOn(server)).toEqual({
      ...AFTER,
      subject: 'You said yes: R7\u00a0200 instead of R6\u00a0000',
    });
    expect(toVisitor().at(-1)?.text).toContain('Your day stays confirmed.');
    expect(toVisitor().at(-1)?.text).toContain('Price: R7\u00a0200 (before: R6\u00a0000)');
    await deliver();
    expect(toTeam().at(-1)?.text).toContain('The day stays confirmed');
    expect(await move()).toMatchObject({ bookedQuote: null, quote: { isOpen: false } });
    expect((await desk()).may.agreed).toBe(true);
  });
});

test('a no leaves what is booked, and the quote cannot be accepted any more', async () => {
  const server = await booked();
  await server.quoteIt({ price: 7200, day: DAY });
  await server.answer('declined');
  expect(await priceOn(server)).toMatchObject(BEFORE);
  await server.answer('accepted');
  expect(await priceOn(server)).toMatchObject(BEFORE);
});

test('a yes to another day has to be confirmed again, at the new price', async () => {
  const server = await booked();
  await server.quoteIt({ price: 7200, day: '2026-12-17' });
  expect(await priceOn(server)).toMatchObject(BEFORE);
  await server.answer('accepted');
  expect(await priceOn(server)).toMatchObject({
    page: 'R7\u00a0200',
    phase: 'agreed',
    day: { day: '2026-12-17', status: 'agreed' },
  });
  await server.confirmIt({ day: '2026-12-17' });
  expect(await priceOn(server)).toMatchObject({ ...AFTER, day: { day: '2026-12-17' } });
});

test('a yes to another price on the phone is one press, and an email says it', async () => {
  const server = await booked();
  const yes = { kind: 'agreed', price: 7200, ...onDay(DAY), said: 'The piano comes too' };
  expect((await server.act(yes)).json().stage).toBe('booked');
  expect(await priceOn(server)).toEqual({
    ...AFTER,
    subject: 'You said yes: R7\u00a0200 instead of R6\u00a0000',
  });
});

test('another price with the day is refused, and names the two ways', async () => {
  const server = await booked();
  const refused = await server.confirmIt({ day: DAY, price: 7200 });
  expect([refused.statusCode, refused.json().errors[0]]).toEqual([
    422,
    {
      field: 'price',
      message:
        'They said yes to R6\u00a0000. For another price send a new quote (quoted), or enter that they agreed to it (agreed)',
    },
  ]);
  expect(await priceOn(server)).toMatchObject(BEFORE);
});

test('a quote for a booked move ends with the move, and when it is cancelled', async () => {
  const cancelled = await booked();
  await cancelled.quoteIt({ price: 7200, day: DAY });
  await cancelled.cancel();
  expect((await cancelled.move()).may).not.toContain('accepted');
  const moved = await booked();
  await moved.quoteIt({ price: 7200, day: DAY, validUntil: '2026-12-30' });
  moved.clock.time = Date.parse('2026-12-18T10:00:00+02:00');
  expect(await moved.move()).toMatchObject({ phase: 'moved' });
  expect((await moved.move()).may).not.toContain('accepted');
});

test('mails in a row that say something else have other subjects', async () => {
  const server = await booked();
  for (const crew of [['Sam'], ['Sam', 'Lindiwe'], ['Thabo']]) {
    await server.confirmIt({ day: DAY, crew });
  }
  await server.quoteIt({ price: 7200, day: DAY });
  await server.quoteIt({ price: 7200, day: DAY, note: 'With the piano' });
  await server.deliver();
  const subjects = server.toVisitor().map(({ subject }) => subject.replace(/ \[.*/, ''));
  expect(new Set(subjects).size).toBe(subjects.length);
  for (const subject of subjects) expect(subject.length, subject).toBeLessThanOrEqual(52);
});
