import { expect, test } from 'vitest';
import { entryIn } from '../../tests/server/testing/calendar-entry.ts';
import { onEachDatabase } from '../../tests/server/testing/databases.ts';
import { onDay } from '../../tests/server/testing/sample-history.ts';
import { openDatabaseAt } from '../../tests/server/testing/test-database.ts';
import { withQuote } from '../../tests/server/testing/test-quote.ts';

type Server = Awaited<ReturnType<typeof withQuote>>;

/** The entries in the last two mails about an acceptance. */
async function entriesAfter({ deliver, toTeam, toVisitor }: Server) {
  await deliver();
  return [entryIn(toTeam().at(-1)), entryIn(toVisitor().at(-1))] as const;
}

/** The wish is Saturday 5 December; the quote is for Monday 7 December. */
onEachDatabase('on $name', ({ setUp }) => {
  const newUrl = setUp();

  test('a quoted move has one day, before and after the yes, in both calendars, at the desk and on the private page', async () => {
    const server = await withQuote({ db: await openDatabaseAt(await newUrl()) });
    const { quoteIt, answer, move, desk } = server;
    await quoteIt();
    await server.deliver();
    expect((await move()).moveDay).toEqual({ day: '2026-12-07', status: 'offered' });
    await answer('seen');
    await answer('accepted');
    const [team, visitor] = await entriesAfter(server);
    for (const entry of [team, visitor])
      expect(entry).toMatchObject({ day: '20261207', time: '0800' });
    expect(team.summary).toBe('Thandi Nkosi: Boskruin to Fourways\\, Mon 7 Dec\\, between 8 and 9');
    expect((await move()).moveDay).toEqual({ day: '2026-12-07', status: 'agreed' });
    const { quote, history } = await desk();
    expect(quote?.draft.visits[0].day).toBe('2026-12-07');
    expect(history[1]?.lines).toContain('Arrival: Monday 7 December 2026, between 8 and 9');
  });

  test('all files of a move are one entry, and later ones replace earlier ones', async () => {
    const server = await withQuote({ db: await openDatabaseAt(await newUrl()) });
    await server.quoteIt();
    await server.deliver();
    const wished = entryIn(server.toTeam()[0]);
    expect(wished).toMatchObject({ day: '20261205', sequence: 0 });
    await server.answer('accepted');
    const agreed = await entriesAfter(server);
    await server.quoteIt({ day: '2026-12-08' });
    await server.answer('accepted');
    const again = await entriesAfter(server);
    expect(again.map(({ day }) => day)).toEqual(['20261208', '20261208']);
    expect(new Set([wished, ...agreed, ...again].map(({ uid }) => uid))).toHaveLength(1);
    for (const [earlier, later] of [
      [[wished], agreed],
      [agreed, again],
    ] as const) {
      const highest = Math.max(...earlier.map(({ sequence }) => sequence));
      for (const { sequence } of later) expect(sequence).toBeGreaterThan(highest);
    }
    // The page makes its own file, with this number.
    expect((await server.move()).last).toBeGreaterThanOrEqual(again[1].sequence);
  });
});

test('a new quote takes the day of the earlier yes out of the calendars, and a yes to it brings its own', async () => {
  const { quoteIt, answer, deliver, toTeam, toVisitor } = await withQuote();
  await quoteIt();
  await answer('accepted');
  await deliver();
  const agreed = entryIn(toVisitor().at(-1));
  const off = { method: 'CANCEL', status: 'CANCELLED', uid: agreed.uid, day: '20261207' };
  await quoteIt({ day: '2026-12-11' });
  await deliver();
  expect(entryIn(toVisitor().at(-1))).toMatchObject(off);
  expect(entryIn(toTeam().at(-1))).toMatchObject(off);
  expect(toTeam().at(-1)?.text).toContain('Take Monday 7 December 2026 out of the diary');
  await answer('accepted');
  await deliver();
  for (const mail of [toTeam().at(-1), toVisitor().at(-1)]) {
    expect(entryIn(mail)).toMatchObject({ uid: agreed.uid, status: 'TENTATIVE', day: '20261211' });
  }
});

test('a day that was confirmed before a wish in words goes from both calendars, however late the mails', async () => {
  for (const end of ['cancelled', 'quoted', 'refused'] as const) {
    const server = await withQuote();
    await server.quoteIt();
    await server.answer('accepted');
    await server.confirmIt();
    await server.deliver();
    await server.change({ moveDate: 'end of May' });
    if (end === 'cancelled') await server.cancel();
    else await server.quoteIt({ day: '' });
    if (end === 'refused') await server.act({ kind: 'refused' });
    await server.deliver();
    const toTeam = server.toTeam().at(-1);
    expect(entryIn(toTeam)).toMatchObject({ method: 'CANCEL', day: '20261207' });
    expect(toTeam?.text).toContain('Monday 7 December 2026');
    if (end === 'refused') continue;
    expect(entryIn(server.toVisitor().at(-1))).toMatchObject({ method: 'CANCEL', day: '20261207' });
  }
});

test('a deletion tells the crew of the booking that a new quote had replaced', async () => {
  const { app, linkKey, quoteIt, answer, change, confirmIt, deliver, toTeam } = await withQuote();
  await quoteIt();
  await answer('accepted');
  await confirmIt();
  await change({ moveDate: '2026-12-11' });
  await quoteIt({ day: '2026-12-12' });
  const headers = { authorization: `Bearer ${linkKey}` };
  await app.inject({ method: 'DELETE', url: '/api/your-move', headers });
  await deliver();
  expect(toTeam().at(-1)).toMatchObject({ important: true });
  expect(toTeam().at(-1)?.text).toContain('Take Monday 7 December 2026 out of the diary');
});

test('the contents of a quote that was turned down are in no confirmation of another yes', async () => {
  const { quoteIt, answer, act, confirmIt, deliver, move, toVisitor } = await withQuote();
  await quoteIt({ note: 'With packing of the whole house.' });
  await answer('declined');
  await act({ kind: 'agreed', price: 4000, ...onDay('2026-12-14'), said: '' });
  await confirmIt({ price: 4000, day: '2026-12-14' });
  await deliver();
  expect(toVisitor().at(-1)?.subject).toContain(': booked');
  expect(toVisitor().at(-1)?.text).not.toContain('packing');
  expect(JSON.stringify(await move())).not.toContain('packing');
});

test('a booking that a new quote replaced stays in the morning mail once that quote has run out', async () => {
  const { quoteIt, answer, change, confirmIt, deliver, morning, toTeam } = await withQuote();
  await quoteIt();
  await answer('accepted');
  await confirmIt();
  await change({ moveDate: '2026-12-11' });
  await quoteIt({ day: '2026-12-11', validUntil: '2026-11-28' });
  await deliver();
  expect((await morning('2026-12-06'))?.text).toContain('replaced a yes, and has run out');
  await answer('declined');
  await deliver();
  expect(toTeam().at(-1)?.text).toContain('Nothing is booked: it replaced their yes.');
});

test('a wish in words takes the day of a yes, or the confirmed one, out of both calendars', async () => {
  for (const isConfirmed of [false, true]) {
    const { quoteIt, answer, confirmIt, change, deliver, toTeam, toVisitor } = await withQuote();
    await quoteIt();
    await answer('accepted');
    if (isConfirmed) await confirmIt();
    await deliver();
    await change({ moveDate: 'end of January' });
    await deliver();
    for (const mail of [toTeam().at(-1), toVisitor().at(-1)]) {
      expect(entryIn(mail)).toMatchObject({ method: 'CANCEL', day: '20261207' });
    }
  }
});

test('a first quote, and a no to it, come without a calendar file', async () => {
  const { quoteIt, answer, deliver, toTeam, toVisitor } = await withQuote();
  await quoteIt();
  await deliver();
  await answer('declined');
  await deliver();
  for (const mail of [toTeam().at(-1), toVisitor().at(-1)])
    expect(mail).not.toHaveProperty('calendar');
});

test('the morning mail names it in the week of the agreed day, not of the wished one', async () => {
  const { quoteIt, answer, confirmIt, deliver, morning } = await withQuote();
  await quoteIt();
  await answer('accepted');
  await confirmIt();
  await deliver();
  expect((await morning('2026-11-30'))?.subject).toBe('This morning: nothing waits');
  const mail = await morning('2026-12-01');
  expect(mail?.subject).toBe('This morning: 1 move this week');
  expect(mail?.text).toContain('Thandi Nkosi: Boskruin to Fourways, Mon 7 Dec\n  between 8 and 9');
  expect((await morning('2026-12-07'))?.subject).toBe('This morning: 1 move today');
  expect((await morning('2026-12-08'))?.subject).toBe(
    'This morning: 1 move to settle, 1 to ask how it went',
  );
  expect((await morning('2026-12-09'))?.subject).toBe('This morning: 1 move to settle');
  expect((await morning('2026-12-22'))?.subject).toBe('This morning: 1 move to settle');
});
