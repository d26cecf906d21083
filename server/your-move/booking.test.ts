import { expect, test } from 'vitest';
import { daysIn } from '../../content/term.ts';
import { TERMS } from '../../content/terms.ts';
import { addDays } from '../../domain/dates/calendar-date.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import { STILL_IN_CALENDAR } from '../../domain/request/calendar.ts';
import { entryIn } from '../../tests/server/testing/calendar-entry.ts';
import { onEachDatabase } from '../../tests/server/testing/databases.ts';
import { onDay } from '../../tests/server/testing/sample-history.ts';
import { openDatabaseAt } from '../../tests/server/testing/test-database.ts';
import { REFUSED, SENT, withQuote } from '../../tests/server/testing/test-quote.ts';
import { withoutChance } from '../../tests/server/testing/without-chance.ts';

const PRICE = 'R6\u00a0500';
const DAY = '2026-12-08';
const AGREED = { kind: 'agreed', price: 6200, ...onDay(DAY), said: 'Tuesday suits them' };
const CONFIRMED = { kind: 'confirmed', price: 6200 };
const WHO = { day: DAY, people: 3, trucks: 1 };

onEachDatabase('on $name', ({ setUp }) => {
  const newUrl = setUp();
  const withRequest = async () => withQuote({ db: await openDatabaseAt(await newUrl()) });

  test('a yes asks the team to confirm the day, and confirming the day tells both sides', async () => {
    const server = await withRequest();
    const { quoteIt, answer, confirmIt, deliver, move, desk, toTeam, toVisitor } = server;
    await quoteIt();
    await deliver();
    await answer('accepted');
    await deliver();
    const asked = toTeam().at(-1);
    expect(asked).toMatchObject({ sender: 'Yes: Thandi Nkosi', important: true });
    expect(asked?.text).toContain('- Confirm the day. They’re waiting for it.');
    const answered = toVisitor().at(-1);
    expect(answered?.subject).toContain('You said yes: R6\u00a0500');
    expect(entryIn(answered)).toMatchObject({ status: 'TENTATIVE', day: '20261207' });
    expect(entryIn(answered).description).toContain('We still have to confirm the day.');
    expect(await move()).toMatchObject({ phase: 'agreed', booking: { byVisitor: true } });
    expect(await desk()).toMatchObject({
      stage: 'accepted',
      confirmation: {
        price: 6500,
        visits: [{ day: '2026-12-07', window: 'between 8 and 9', people: null }],
      },
    });

    expect((await confirmIt()).json().stage).toBe('booked');
    await deliver();
    const confirmed = toVisitor().at(-1);
    expect(confirmed?.subject).toContain('R6\u00a0500, Mon 7 Dec: booked');
    const entry = entryIn(confirmed);
    expect(entry).toMatchObject({
      status: 'CONFIRMED',
      day: '20261207',
      time: '0800',
      method: 'PUBLISH',
    });
    expect(entry.description).toContain('Arrival: Monday 7 December 2026, between 8 and 9');
    expect(entry.description).toContain(`Price: ${PRICE}`);
    expect(entry.description).not.toContain('still have to confirm');
    expect(entry.sequence).toBeGreaterThan(entryIn(answered).sequence);
    const told = toTeam().at(-1);
    expect(told?.sender).toBe('Day confirmed: Thandi Nkosi');
    expect(entryIn(told)).toMatchObject({ uid: entry.uid, status: 'CONFIRMED' });
    expect(told?.subject).toBe(toTeam()[0]?.subject.replace(/^/, 'Re: '));
    expect(await move()).toMatchObject({
      phase: 'booked',
      booking: { byVisitor: false },
      moveDay: { day: '2026-12-07', status: 'confirmed' },
    });
  });

  test('a yes by phone without a quote is confirmed like any other', async () => {
    const { act, confirmIt, deliver, move, toVisitor } = await withRequest();
    expect((await act(AGREED)).json().stage).toBe('accepted');
    expect(await move()).toMatchObject({
      quote: null,
      phase: 'agreed',
      booking: { byVisitor: false },
      moveDay: { day: DAY, status: 'agreed' },
    });
    await confirmIt({ price: AGREED.price, day: DAY });
    await deliver();
    expect(toVisitor().map(({ part }) => part)).toEqual(['confirmation-2']);
    expect(entryIn(toVisitor()[0])).toMatchObject({ status: 'CONFIRMED', day: '20261208' });
  });

  test('a yes by phone after a quote has the price and the day that were agreed there', async () => {
    const { quoteIt, act, answer, move, desk } = await withRequest();
    await quoteIt();
    await act(AGREED);
    const { confirmation } = await desk();
    expect(confirmation).toMatchObject({ price: 6200, visits: [{ day: DAY, window: '' }] });
    expect(await move()).toMatchObject({ phase: 'agreed', quote: { obstacle: null } });
    expect((await move()).may).not.toContain('accepted');
    expect((await answer('accepted')).statusCode).toBe(409);
  });

  test('a day that is over, however long ago, is agreed and confirmed with its true day', async () => {
    const { act, confirmIt, mails } = await withRequest();
    const past = '2026-10-06';
    expect((await act({ ...AGREED, ...onDay(past) })).statusCode).toBe(200);
    expect((await confirmIt({ day: past })).json().stage).toBe('booked');
    expect(await mails('confirmation')).toEqual([]);
  });

  test('a yes to other terms than today’s, or to none, is refused and not stored', async () => {
    const { quoteIt, answer, desk, mails } = await withRequest();
    await quoteIt();
    const refused = await answer('accepted', { terms: 'January 2020' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().move.phase).toBe('quoted');
    const without = await answer('accepted', { terms: undefined });
    expect(without.statusCode).toBe(422);
    expect(without.json().errors).toMatchObject([{ field: 'terms' }]);
    expect(await desk()).toMatchObject({ stage: 'quoted', last: 1 });
    expect(await mails('answer')).toEqual([]);
    expect((await answer('accepted')).statusCode).toBe(200);
  });

  test('a confirmation that bounces is told to the team, and waits for its reaction', async () => {
    const { act, confirmIt, deliver, desk, answers, toTeam } = await withRequest();
    await act(AGREED);
    answers.toVisitor = REFUSED;
    await confirmIt();
    await deliver();
    const told = toTeam().find(({ sender }) => sender === 'Not delivered: Thandi Nkosi');
    expect(told?.text).toContain('The email with the confirmed day did not reach Thandi Nkosi');
    expect(told?.text).toContain('WHAT WAS CONFIRMED');
    const { stage, wishes } = await desk();
    const [wish] = wishes;
    expect(stage).toBe('booked');
    expect(wish?.heading).toContain('did not reach them');
    expect(wish?.lines).toEqual(['550 5.1.1 no such user']);
    answers.toVisitor = SENT;
    await act({ kind: 'phoned', said: 'They know' });
    expect((await desk()).wishes).toEqual([]);
  });
});

test('two of the team confirm from the same view: one of the days is stored', async () => {
  const { app, act, deskKey, device, mails } = await withQuote();
  await act(AGREED);
  const confirm = (by: string, window: string) =>
    app.inject({
      method: 'POST',
      url: '/api/desk',
      headers: { ...device, authorization: `Bearer ${deskKey}`, 'idempotency-key': by },
      payload: { ...CONFIRMED, visits: [{ ...WHO, window }], by, after: 1 },
    });
  const both = await Promise.all([confirm('Anna', 'at 8'), confirm('Sam', 'at 10')]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(await mails('confirmation')).toHaveLength(1);
});

test('a confirmation that bounced is in the morning mail', async () => {
  const { act, confirmIt, deliver, answers, morning } = await withQuote();
  await act(AGREED);
  answers.toVisitor = REFUSED;
  await confirmIt();
  await deliver();
  const mail = await morning('2026-11-22');
  expect(mail?.subject).toBe('This morning: 1 call, question or change');
  expect(mail?.text).toContain('an email did not reach them on ');
});

test('a quote is good until the day that it names, and the desk knows the day that is promised', async () => {
  const { clock, quoteIt, answer, desk, move } = await withQuote();
  const promised = addDays(localDay(new Date(clock.time)), daysIn(TERMS.quoteValidity));
  const { quote } = await desk();
  expect([quote?.promisedUntil, quote?.draft.validUntil]).toEqual([promised, promised]);
  await quoteIt({ validUntil: '2026-11-25' });
  expect((await move()).quote?.lines).toContainEqual({
    field: 'validUntil',
    label: 'Good until',
    value: 'Wednesday 25 November 2026',
  });
  clock.time = Date.parse('2026-11-26T00:00:01+02:00');
  expect((await answer('accepted')).statusCode).toBe(409);
  clock.time = Date.parse('2026-11-25T23:59:59+02:00');
  expect((await answer('accepted')).statusCode).toBe(200);
});

test('each mail about a booking has a name of its own', async () => {
  const { quoteIt, answer, confirmIt, cancel, deliver, sent } = await withQuote();
  await quoteIt();
  await deliver();
  await answer('accepted');
  await deliver();
  await confirmIt();
  await deliver();
  await cancel();
  await deliver();
  expect(new Set(sent.map(({ part }) => part)).size).toBe(sent.length);
  expect(sent).toHaveLength(9);
});

test('no log line has a price, a day or a word about a booking', async () => {
  const { logged, act, confirmIt, cancel } = await withQuote();
  await act({ ...AGREED, price: 6543 });
  await confirmIt({ price: 6543, window: 'at cock-crow' });
  await cancel('The buyer backed out');
  for (const word of ['6543', 'Tuesday', '2026-12', 'cock-crow', 'buyer', 'Thandi', 'Anna']) {
    expect(withoutChance(logged.join('')), word).not.toContain(word);
  }
});

test('who has only the confirmation in hand reads what is included, and what is not', async () => {
  const { quoteIt, answer, confirmIt, deliver, toVisitor } = await withQuote();
  await quoteIt({ includes: ['Blankets'], note: 'The piano is not in this price.' });
  await answer('accepted');
  await confirmIt();
  await deliver();
  const text = toVisitor().at(-1)?.text;
  expect(text).toContain('Your day is confirmed');
  expect(text).toContain('Included: Blankets');
  expect(text).toContain('Note: The piano is not in this price.');
});

test('changed hours are the first thing that both sides read, and the entry moves with them', async () => {
  const { quoteIt, answer, confirmIt, cancel, deliver, toTeam, toVisitor } = await withQuote();
  await quoteIt();
  await answer('accepted');
  await confirmIt({ window: 'between 1 and 2' });
  await deliver();
  await confirmIt({ window: 'between 12 and 1' });
  await deliver();
  const visitor = toVisitor().at(-1);
  expect(visitor?.subject).toMatch(/^New hours: between 12 and 1, Mon 7 Dec \[/);
  expect(visitor?.text).toMatch(/^Your new hours\n[\s\S]*\nbetween 12 and 1\nMon 7 Dec\n/);
  const team = toTeam().at(-1);
  expect(team?.sender).toBe('New hours: Thandi Nkosi');
  for (const mail of [visitor, team]) {
    expect(entryIn(mail)).toMatchObject({ day: '20261207', time: '1200', method: 'PUBLISH' });
    expect(mail?.text).not.toContain('still in your calendar');
  }
  await cancel();
  await deliver();
  for (const mail of [toVisitor().at(-1), toTeam().at(-1)]) {
    expect(entryIn(mail).method).toBe('CANCEL');
    expect(mail?.text).toContain(STILL_IN_CALENDAR);
  }
});
