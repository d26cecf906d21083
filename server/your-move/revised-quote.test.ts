import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { daysIn } from '../../content/term.ts';
import { TERMS } from '../../content/terms.ts';
import { addDays } from '../../domain/dates/calendar-date.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import { LABELS } from '../../domain/request/labels.ts';
import { onEachDatabase } from '../../tests/server/testing/databases.ts';
import { quoteWith, SAMPLE_QUOTE } from '../../tests/server/testing/sample-history.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { openDatabaseAt } from '../../tests/server/testing/test-database.ts';
import { withQuote } from '../../tests/server/testing/test-quote.ts';
import { DAY_REFUSED } from '../team/desk/check-action.ts';

const CHANGED = {
  fromAddress: '9 Long Street, Melville',
  toAddress: '1 Beach Road, Durban',
  moveDate: '2027-01-16',
  inventory: { living: ['bookshelf'] },
};

onEachDatabase('on $name', ({ setUp }) => {
  const newUrl = setUp();
  const quoted = async () => {
    const server = await withQuote({ db: await openDatabaseAt(await newUrl()) });
    await server.quoteIt();
    return server;
  };

  test('revising begins with the last quote, valid for as long as a new one', async () => {
    const { clock, desk } = await quoted();
    clock.time += 48 * 3_600_000;
    const today = localDay(new Date(clock.time));
    const validUntil = addDays(today, daysIn(TERMS.quoteValidity));
    expect((await desk()).quote).toMatchObject({
      draft: quoteWith({ validUntil }),
      changes: [],
    });
  });

  test('after a change it has the new addresses, load and day, and says what changed', async () => {
    const { change, desk, act, move, answer } = await quoted();
    expect((await change(CHANGED)).statusCode).toBe(200);
    const { quote } = await desk();
    expect(quote?.changes).toEqual([
      `${LABELS.fromAddress}: 9 Long Street, Melville, was 12 Kelly Avenue, Boskruin`,
      `${LABELS.toAddress}: 1 Beach Road, Durban, was 4 Cedar Road, Fourways`,
      `${LABELS.moveDate}: Saturday 16 January 2027, was Saturday 5 December 2026`,
      'Kitchen: removed Stove',
      'Living room: added Bookshelf, removed Sofa, TV',
    ]);
    expect(quote?.draft).toMatchObject({
      price: SAMPLE_QUOTE.price,
      visits: [{ day: '2027-01-16' }],
    });
    const includes = quote?.draft.includes.join('\n');
    for (const word of ['9 Long Street, Melville', '1 Beach Road, Durban', 'Bookshelf'])
      expect(includes).toContain(word);
    expect(includes).not.toMatch(/Kelly|Cedar|Sofa|Stove/);
    expect((await move()).quote?.obstacle).toBe('changed');
    expect(quote?.isAwaited).toBe(true);

    // The draft, sent as it comes, is a quote that the visitor can accept.
    await act({ kind: 'quoted', via: 'email', ...quote?.draft });
    const { phase, quote: revised } = await move();
    expect(phase).toBe('quoted');
    expect(JSON.stringify(revised?.lines)).toContain('9 Long Street, Melville');
    expect((await desk()).quote).toMatchObject({ changes: [], isAwaited: false });
    await answer('accepted');
    expect((await move()).moveDay).toEqual({ day: '2027-01-16', status: 'agreed' });
  });

  test('the same price on a new day, sent as the desk has it, is a quote that says which day', async () => {
    const { change, desk, act, move, answer, deliver, toVisitor } = await quoted();
    await change({ moveDate: '2026-12-10' });
    expect((await move()).quote?.obstacle).toBe('another-day');
    const { quote } = await desk();
    expect(quote?.onNewDay).toMatchObject({ price: SAMPLE_QUOTE.price });
    expect((await act({ kind: 'quoted', via: 'email', ...quote?.onNewDay })).statusCode).toBe(200);
    await deliver();
    const mail = toVisitor().at(-1);
    expect(mail?.subject).toContain('new day: Thu 10 Dec');
    expect(mail?.text).toMatch(/Day: Thursday 10 December 2026\sinstead of Monday 7 December 2026/);
    expect(await move()).toMatchObject({ phase: 'quoted', moveDay: { day: '2026-12-10' } });
    await answer('accepted');
    expect((await move()).moveDay).toEqual({ day: '2026-12-10', status: 'agreed' });
  });

  test('the desk knows what a new quote would replace, as the visitor will read it', async () => {
    const { act, answer, desk, move, quoteIt } = await withQuote({
      db: await openDatabaseAt(await newUrl()),
    });
    const steps = [
      { does: () => quoteIt(), replaces: 'quote' },
      { does: () => answer('accepted'), replaces: 'agreement' },
      { does: () => quoteIt({ price: 7000 }), replaces: 'agreement' },
      { does: () => act({ kind: 'refused' }), replaces: null },
    ];
    expect((await desk()).quote?.replaces).toBeNull();
    for (const { does, replaces } of steps) {
      const expected = (await desk()).quote?.replaces;
      expect((await does()).statusCode).toBe(200);
      const { last } = await desk();
      const sent = (await move()).quote;
      if (sent?.number === last) expect(sent.replaces).toBe(expected);
      expect((await desk()).quote?.replaces).toBe(replaces);
    }
  });

  test('a column that a later version adds to the requests blocks no quote', async () => {
    const { db, change, move, answer, desk } = await quoted();
    await sql`alter table requests add column parking text not null default 'none'`.execute(db);
    expect((await move()).quote?.obstacle).toBeNull();
    expect((await change(SAMPLE_REQUEST)).json().changes).toEqual([]);
    expect((await desk()).quote?.changes).toEqual([]);
    expect((await answer('accepted')).statusCode).toBe(200);
    expect((await desk()).stage).toBe('accepted');
  });
});

test('a new quote says what it replaces, on the page, in the mail and in the chat', async () => {
  const { quoteIt, answer, move, desk, deliver, toVisitor } = await withQuote();
  const mail = async () => {
    await deliver();
    return toVisitor().at(-1);
  };
  await quoteIt();
  expect((await move()).quote?.replaces).toBeNull();
  expect((await mail())?.subject).toMatch(/^R6\u00a0500: your quote, 12 Kelly Avenue/);

  await quoteIt({ price: 7000 });
  expect((await move()).quote?.replaces).toBe('quote');
  const second = await mail();
  expect(second?.subject).toMatch(/^R7\u00a0000 instead of R6\u00a0500: new quote/);
  expect(second?.text).toContain('It replaces our earlier quote.');

  await answer('accepted');
  await quoteIt({ price: 7200 });
  expect((await move()).quote?.replaces).toBe('agreement');
  const NOTHING_BOOKED =
    'It replaces what you said yes to. Nothing is booked until you accept it and we confirm the day.';
  expect((await mail())?.text).toContain(NOTHING_BOOKED);

  await answer('accepted');
  await quoteIt({ price: 7300, via: 'whatsapp' });
  const chat = new URL(`${(await desk()).tell?.link?.url}`);
  expect(chat.searchParams.get('text')).toContain(NOTHING_BOOKED);
});

test('the chat is offered until the visitor has opened the quote', async () => {
  const { quoteIt, answer, desk } = await withQuote();
  await quoteIt({ via: 'whatsapp' });
  expect((await desk()).tell).not.toBeNull();
  await answer('seen');
  expect((await desk()).tell).toBeNull();
});

test('a quote whose last day is over is refused by name, and nothing of it is stored or mailed', async () => {
  const { clock, quoteIt, desk, mails } = await withQuote();
  // After midnight in Johannesburg.
  clock.time = Date.parse('2026-12-21T22:30:00Z');
  for (const validUntil of ['2026-12-21', '2025-12-22']) {
    const refused = await quoteIt({ day: '', validUntil });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toEqual([{ field: 'validUntil', message: DAY_REFUSED.over }]);
  }
  expect(await desk()).toMatchObject({ stage: 'waiting', last: 0 });
  expect(await mails('quote')).toEqual([]);
  expect((await quoteIt({ day: '', validUntil: '2026-12-22' })).statusCode).toBe(200);
});
