import { expect, test } from 'vitest';
import { TO_BE_SETTLED } from '../../domain/quote/price-in-words.ts';
import { LABELS } from '../../domain/request/labels.ts';
import { entryIn } from '../../tests/server/testing/calendar-entry.ts';
import { onEachDatabase } from '../../tests/server/testing/databases.ts';
import { letTimePass } from '../../tests/server/testing/outbox-waiting.ts';
import { onDay } from '../../tests/server/testing/sample-history.ts';
import { openDatabaseAt } from '../../tests/server/testing/test-database.ts';
import { AWAY, SENT, withQuote } from '../../tests/server/testing/test-quote.ts';
import { WISHES } from '../team/desk/desk-facts.ts';

type Server = Awaited<ReturnType<typeof withQuote>>;

async function book(server: Server): Promise<Server> {
  await server.quoteIt();
  await server.answer('accepted');
  await server.confirmIt();
  await server.deliver();
  return server;
}

onEachDatabase('on $name, after the day stood', ({ setUp }) => {
  const newUrl = setUp();
  const booked = async () => book(await withQuote({ db: await openDatabaseAt(await newUrl()) }));

  test('another day is to be confirmed: at the desk and in both calendars', async () => {
    const { change, confirmIt, deliver, desk, move, toTeam, toVisitor } = await booked();
    const stood = entryIn(toVisitor().at(-1));
    await change({ moveDate: '2026-12-10' });
    await deliver();
    const { stage, wishes, confirmation } = await desk();
    const [wish] = wishes;
    expect([stage, confirmation.visits[0]?.day]).toEqual(['accepted', '2026-12-10']);
    expect(wish?.heading).toContain(WISHES.change);
    expect(await move()).toMatchObject({
      phase: 'changed',
      moveDay: { day: '2026-12-10', status: 'wished' },
    });
    const [team, visitor] = [toTeam().at(-1), toVisitor().at(-1)];
    expect(team).toMatchObject({ sender: 'Changed: Thandi Nkosi', important: true });
    expect(team?.text).toContain('THEY HAD SAID YES: CONFIRM THE DAY AGAIN');
    expect(visitor?.subject).toContain('You changed your move');
    for (const mail of [team, visitor]) {
      const entry = entryIn(mail);
      expect(entry).toMatchObject({ uid: stood.uid, status: 'TENTATIVE', day: '20261210' });
      expect(entry.sequence).toBeGreaterThan(stood.sequence);
    }
    await confirmIt({ day: '2026-12-10' });
    await deliver();
    expect(await desk()).toMatchObject({ stage: 'booked', wishes: [] });
    expect(entryIn(toVisitor().at(-1))).toMatchObject({ status: 'CONFIRMED', day: '20261210' });
  });

  test('another address is to be confirmed too, on the day that was agreed', async () => {
    const { change, desk, move } = await booked();
    await change({ toAddress: '9 Long Street, Melville' });
    expect((await desk()).stage).toBe('accepted');
    expect((await move()).moveDay).toEqual({ day: '2026-12-07', status: 'agreed' });
  });

  test('another address keeps what was confirmed last, not what was quoted before', async () => {
    const server = await withQuote({ db: await openDatabaseAt(await newUrl()) });
    const { change, confirmIt, deliver, desk, move, toVisitor } = server;
    await server.quoteIt({ upTo: 8000 });
    await server.answer('accepted');
    await deliver();
    expect(toVisitor().at(-1)?.text).toContain(TO_BE_SETTLED);
    await confirmIt({ day: '2026-12-09', price: 7200, window: 'between 13 and 14' });
    await change({ toAddress: '9 Long Street, Melville' });
    await deliver();
    expect((await move()).moveDay).toEqual({ day: '2026-12-09', status: 'agreed' });
    expect((await desk()).confirmation).toMatchObject({
      price: 7200,
      visits: [{ day: '2026-12-09', window: 'between 13 and 14' }],
    });
    const mail = toVisitor().at(-1);
    expect(entryIn(mail).day).toBe('20261209');
    expect(mail?.text).toContain('Price: R7\u00a0200 for the whole move, however long it takes\n');
    expect(mail?.text).toContain('Arrival: Wednesday 9 December 2026, between 13 and 14');
    expect(mail?.text).not.toMatch(/7 December|R[68]\u00a0|Good until|Exact price/);
  });

  test('a price agreed by phone is the only price in the mail about a change', async () => {
    const server = await withQuote({ db: await openDatabaseAt(await newUrl()) });
    await server.quoteIt();
    await server.act({ kind: 'agreed', price: 6200, ...onDay('2026-12-08'), said: '' });
    await server.change({ moveDate: '2026-12-10' });
    await server.deliver();
    const { subject, text } = server.toVisitor().at(-1) ?? {};
    expect(subject).toContain('You changed your move');
    expect(text).toContain('Price: R6\u00a0200\n');
    expect(text).toContain('Thursday 10 December 2026, to be confirmed');
    expect(text).not.toMatch(/R6\u00a0500|[78] December|Arrival/);
  });

  test('the visitor reads what they changed, and that the contents are older, in the mail and on the page', async () => {
    const older =
      'What is included was written before you changed your request. If the price changes, we’ll ask you first.';
    const { change, deliver, move, toVisitor } = await booked();
    await change({ moveDate: '2026-12-10' });
    await deliver();
    const day = toVisitor().at(-1)?.text ?? '';
    const newDay = `${LABELS.moveDate}: Thursday 10 December 2026, was Saturday 5 December 2026`;
    expect(day).toContain(`WHAT YOU CHANGED\n${newDay}\n`);
    expect(day).not.toContain(older);
    await change({ moveDate: '2026-12-10', toAddress: '9 Long Street, Melville' });
    await deliver();
    const address = toVisitor().at(-1)?.text ?? '';
    expect(address).toContain(
      `WHAT YOU CHANGED\n${LABELS.toAddress}: 9 Long Street, Melville, was 4 Cedar Road`,
    );
    expect(address).toContain(`${LABELS.toAddress}: 9 Long Street, Melville\n`);
    expect(address).toContain(older);
    expect((await move()).quote?.lines.at(-1)?.value).toBe(older);
  });

  test('the form begins with the confirmed day, and the wish can be asked for again', async () => {
    const { deliver, desk, move, put, toTeam } = await booked();
    const { request, version } = await move();
    expect(request.moveDate).toBe('2026-12-07');
    await put({ ...request, version, additionalNotes: 'The gate code is 12' });
    expect((await desk()).stage).toBe('booked');
    const noted = await move();
    await put({ ...noted.request, version: noted.version, moveDate: '2026-12-05' });
    await deliver();
    expect(await move()).toMatchObject({
      phase: 'changed',
      moveDay: { day: '2026-12-05', status: 'wished' },
    });
    const change = `${LABELS.moveDate}: Saturday 5 December 2026, was Monday 7 December 2026`;
    expect(toTeam().at(-1)?.text).toContain(change);
  });

  test('a day that was confirmed while the form was open is shown, not overwritten', async () => {
    const server = await withQuote({ db: await openDatabaseAt(await newUrl()) });
    const { answer, confirmIt, desk, move, put, quoteIt } = server;
    await quoteIt();
    await answer('accepted');
    const opened = await move();
    await confirmIt({ day: '2026-12-09' });
    const late = await put({ ...opened.request, version: opened.version, moveDate: '2026-12-14' });
    expect(late.statusCode).toBe(409);
    expect(late.json().move.request.moveDate).toBe('2026-12-09');
    expect((await desk()).stage).toBe('booked');
  });

  test('a wish that is corrected to the confirmed day leaves the day confirmed', async () => {
    const { change, deliver, desk, move, toVisitor } = await booked();
    const before = toVisitor().length;
    await change({ moveDate: '2026-12-07' });
    await deliver();
    expect((await desk()).stage).toBe('booked');
    expect((await move()).moveDay).toEqual({ day: '2026-12-07', status: 'confirmed' });
    expect(toVisitor()).toHaveLength(before);
  });

  test('a move that is over stays done, whatever its visitor changes or presses', async () => {
    const { clock, change, cancel, deliver, move, toTeam, toVisitor } = await booked();
    clock.time = Date.parse('2026-12-07T22:30:00Z');
    const before = toVisitor().length;
    await change({ moveDate: '2026-12-10', toAddress: '9 Long Street, Melville' });
    const refused = await cancel();
    expect([refused.statusCode, refused.json().move.phase]).toEqual([409, 'moved']);
    await deliver();
    expect(await move()).toMatchObject({
      phase: 'moved',
      moveDay: { day: '2026-12-07', status: 'confirmed' },
    });
    expect(toVisitor()).toHaveLength(before);
    expect(toTeam().at(-1)?.sender).toBe('Changed: Thandi Nkosi');
    expect(toTeam().at(-1)?.text).not.toContain('CONFIRM THE DAY');
  });

  test('another list of things leaves the day as it is', async () => {
    const { change, deliver, desk, move, sent, toTeam } = await booked();
    const before = sent.length;
    await change({ inventory: { kitchen: ['stove'] } });
    await deliver();
    const { stage, wishes } = await desk();
    const [wish] = wishes;
    expect(stage).toBe('booked');
    expect(wish?.heading).toContain(WISHES.change);
    expect((await move()).moveDay).toEqual({ day: '2026-12-07', status: 'confirmed' });
    // Only the team is told, without a calendar file.
    expect(sent.length).toBe(before + 1);
    expect(toTeam().at(-1)).not.toHaveProperty('calendar');
    expect(toTeam().at(-1)).not.toHaveProperty('important');
  });

  test('a mail about a change that waited until it was confirmed is not sent', async () => {
    const { db, answers, change, confirmIt, deliver, toTeam, toVisitor } = await booked();
    const before = toVisitor().length;
    answers.toVisitor = AWAY;
    await change({ moveDate: '2026-12-10' });
    await deliver();
    await confirmIt({ day: '2026-12-10' });
    answers.toVisitor = SENT;
    await letTimePass(db);
    await deliver();
    const subjects = toVisitor()
      .slice(before)
      .map(({ subject }) => subject.replace(/ \[.*/, ''));
    expect(subjects).toEqual(['New day: Thu 10 Dec, 12 Kelly Avenue']);
    for (const mail of [toVisitor().at(-1), toTeam().at(-1)]) {
      expect(mail?.text).toContain(
        'Day: Thursday 10 December 2026 instead of Monday 7 December 2026',
      );
    }
    expect(toTeam().at(-1)?.sender).toBe('New day: Thandi Nkosi');
  });
});

test('the morning mail lists the day to confirm', async () => {
  const { change, morning } = await book(await withQuote());
  await change({ moveDate: '2026-12-10' });
  const mail = await morning('2026-11-23');
  expect(mail?.subject).toBe('This morning: 1 to confirm');
  expect(mail?.text).toMatch(
    /SAID YES: CONFIRM THE DAY\n.*Thu 10 Dec\n +changed what was agreed on /,
  );
});

test.each([
  ['before a yes', async () => {}],
  [
    'after a cancellation',
    async (server: Server) => {
      await server.answer('accepted');
      await server.cancel();
    },
  ],
])('a change %s is not a day to confirm', async (_, prepare) => {
  const server = await withQuote();
  await server.quoteIt();
  await prepare(server);
  await server.deliver();
  const before = server.toVisitor().length;
  await server.change({ moveDate: '2026-12-10', toAddress: '9 Long Street, Melville' });
  await server.deliver();
  const mail = server.toTeam().at(-1);
  expect(mail?.sender).toBe('Changed: Thandi Nkosi');
  expect(mail?.text).not.toContain('CONFIRM THE DAY');
  expect(mail).not.toHaveProperty('calendar');
  expect(server.toVisitor()).toHaveLength(before);
});
