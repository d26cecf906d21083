import { expect, test } from 'vitest';
import { PHASES } from '../../../domain/move/phases.ts';
import { onEachDatabase } from '../../../tests/server/testing/databases.ts';
import { openDatabaseAt } from '../../../tests/server/testing/test-database.ts';
import { PHONED, withQuote } from '../../../tests/server/testing/test-quote.ts';
import { VISITOR_DID } from '../../moves/kinds/visitor-did.ts';

onEachDatabase('on $name: a no', ({ setUp }) => {
  const newUrl = setUp();

  test('on the phone is noted with its reason, and opened again as it was', async () => {
    const server = await withQuote({ db: await openDatabaseAt(await newUrl()) });
    await server.quoteIt();
    await server.answer('asked', { said: 'And the piano?' });
    const before = await server.desk();
    const no = await server.act({ kind: 'declined', why: 'price' });
    expect(no.statusCode).toBe(200);
    expect(no.json()).toMatchObject({ stage: 'declined', status: PHASES.lost.desk, wishes: [] });
    expect(no.json().facts).toContain('the price');
    expect(no.json().history.at(-1)).toMatchObject({
      heading: 'Anna: they said no',
      lines: ['Why: The price'],
    });
    expect((await server.diary()).waiting).toEqual([]);
    const again = await server.act({ kind: 'reopened' });
    const { stage, status, wishes, facts, quote, may } = before;
    expect(again.json()).toMatchObject({ stage, status, wishes, facts, quote, may });
    expect((await server.answer('accepted')).statusCode).toBe(200);
  });

  test('by two at once is one, and the other reads it', async () => {
    const server = await withQuote({ db: await openDatabaseAt(await newUrl()) });
    await server.quoteIt();
    const { last: after } = await server.desk();
    const both = await Promise.all([
      server.act({ kind: 'declined', why: 'price', after }),
      server.act({ kind: 'declined', why: 'day', by: 'Sam', after }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const { last } = await server.desk();
    const opened = await Promise.all([
      server.act({ kind: 'reopened', after: last }),
      server.act({ kind: 'reopened', by: 'Sam', after: last }),
    ]);
    expect(opened.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await server.desk()).stage).toBe('quoted');
  });

  test('whose answer was lost is stored once', async () => {
    const server = await withQuote({ db: await openDatabaseAt(await newUrl()) });
    const { last: after } = await server.desk();
    const press = () => server.act({ kind: 'declined', why: 'no-answer', after }, 'one-press');
    const answers = [await press(), await press()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await server.desk()).history).toHaveLength(2);
  });
});

test('a visitor says why on their page, may say it twice, and again after it was opened again', async () => {
  const server = await withQuote();
  await server.quoteIt();
  for (const _ of [1, 2]) {
    expect((await server.answer('declined', { why: 'other-mover' })).statusCode).toBe(200);
  }
  expect((await server.desk()).history.at(-1)).toMatchObject({
    heading: VISITOR_DID.declined,
    lines: ['Why: Another mover'],
  });
  await server.deliver();
  expect(server.sent.at(-1)?.text).toContain('Why: another mover.');
  await server.act({ kind: 'reopened' });
  expect((await server.move()).phase).toBe('quoted');
  expect((await server.answer('declined')).statusCode).toBe(200);
  expect((await server.desk()).stage).toBe('declined');
});

test('without a quote nobody accepts one, and the page does not say that they turned it down', async () => {
  const server = await withQuote();
  await server.act({ kind: 'declined', why: 'no-answer' });
  const move = await server.move();
  expect(move).toMatchObject({ phase: 'lost', quote: null, may: [] });
  expect((await server.answer('accepted', { quote: 0 })).statusCode).toBe(409);
  expect((await server.desk()).may).toMatchObject({ reopened: true, quoted: true, agreed: true });
  await server.act({ kind: 'reopened' });
  expect((await server.desk()).stage).toBe('waiting');
  expect((await server.diary()).waiting).toHaveLength(1);
});

test('after a yes there is no no, and a message has none', async () => {
  const server = await withQuote({}, {}, PHONED);
  expect((await server.desk()).may.declined).toBe(true);
  await server.act({ kind: 'agreed', price: 1500, visits: [{ day: '2026-12-05' }], said: '' });
  expect((await server.desk()).may.declined).toBe(false);
  expect((await server.act({ kind: 'declined' })).statusCode).toBe(409);
  expect((await server.act({ kind: 'reopened' })).statusCode).toBe(409);
});

test('a refusal is opened again too, with the quote that it took back', async () => {
  const server = await withQuote();
  await server.quoteIt();
  await server.act({ kind: 'refused' });
  expect((await server.move()).quote).toBeNull();
  await server.act({ kind: 'reopened' });
  expect(await server.move()).toMatchObject({ phase: 'quoted', quote: { number: 1 } });
});

test('reasons that nobody knows are refused, and counted ones are those that count now', async () => {
  const server = await withQuote();
  expect((await server.act({ kind: 'declined', why: 'weather' })).statusCode).toBe(422);
  const saidNo = async () => {
    const { sources } = (await server.get('/api/diary/figures', '')).json();
    return { ...sources.all.why, all: sources.all.saidNo };
  };
  await server.act({ kind: 'declined', why: 'price' });
  await server.act({ kind: 'declined', why: 'day' });
  expect(await saidNo()).toMatchObject({ all: 1, price: 0, day: 1 });
  await server.act({ kind: 'reopened' });
  expect(await saidNo()).toMatchObject({ all: 1, price: 1, day: 0 });
  await server.act({ kind: 'reopened' });
  expect(await saidNo()).toMatchObject({ all: 0 });
});
