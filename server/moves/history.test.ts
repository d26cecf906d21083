import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onEachDatabase } from '../../tests/server/testing/databases.ts';
import { letTimePass } from '../../tests/server/testing/outbox-waiting.ts';
import { openDatabaseAt } from '../../tests/server/testing/test-database.ts';
import { withQuote } from '../../tests/server/testing/test-quote.ts';
import { UNREADABLE } from './event-in-words.ts';
import { VISITOR_DID } from './kinds/visitor-did.ts';

/** Rows that a newer version may have stored before it was rolled back, or a broken disk. */
const STRANGE = [
  { what: 'other content', kind: 'quoted', content: '{"via":"sms","quote":null}' },
  { what: 'another kind', kind: 'surveyed', content: '{}' },
  { what: 'no JSON', kind: 'quoted', content: '{broken' },
];

onEachDatabase('on $name', ({ setUp }) => {
  const newUrl = setUp();
  const onNewDatabase = async () => withQuote({ db: await openDatabaseAt(await newUrl()) });

  test.each(STRANGE)(
    'an event with $what hides neither the desk nor the private page',
    async ({ kind, content }) => {
      const { db, quoteIt, desk, move, act, answer } = await onNewDatabase();
      await quoteIt();
      await sql`update events set kind = ${kind}, content = ${content}`.execute(db);
      const { stage, history } = await desk();
      expect(stage).toBe('waiting');
      expect(history.map(({ heading }) => heading)).toEqual(['Received', UNREADABLE.heading]);
      expect(await move()).toMatchObject({ quote: null, last: 1 });
      expect((await answer('accepted', { quote: 1 })).statusCode).toBe(409);
      expect((await act({ kind: 'taken' })).json()).toMatchObject({ stage: 'taken', last: 2 });
      expect((await quoteIt()).json()).toMatchObject({ stage: 'quoted', last: 3 });
      expect((await answer('accepted')).statusCode).toBe(200);
    },
  );

  test('a mail about an event that cannot be read waits for a version that can', async () => {
    const { db, quoteIt, deliver, toVisitor, mails } = await onNewDatabase();
    await quoteIt();
    const { content } = await db.selectFrom('events').select('content').executeTakeFirstOrThrow();
    await db.updateTable('events').set({ content: '{"via":"sms"}' }).execute();
    await deliver();
    expect(await mails('quote')).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    await db.updateTable('events').set({ content }).execute();
    await letTimePass(db);
    await deliver();
    expect(toVisitor()).toHaveLength(1);
  });

  test('a clock that is set back between quote and acceptance costs neither', async () => {
    const { clock, quoteIt, answer, desk, move, deliver, toTeam, toVisitor } =
      await onNewDatabase();
    await quoteIt();
    await answer('seen');
    clock.time -= 2000;
    expect((await answer('accepted')).statusCode).toBe(200);
    const { stage, history, last } = await desk();
    expect({ stage, last }).toEqual({ stage: 'accepted', last: 3 });
    expect(history.map(({ heading }) => heading)).toEqual([
      'Received',
      'Anna wrote the quote, by email',
      VISITOR_DID.seen,
      VISITOR_DID.accepted,
    ]);
    const page = await move();
    expect(page.phase).toBe('agreed');
    expect(page.moveDay).toEqual({ day: '2026-12-07', status: 'agreed' });
    // Pressed again, it is the same yes.
    expect((await answer('accepted')).statusCode).toBe(200);
    expect((await desk()).last).toBe(3);
    await deliver();
    expect(toTeam().map(({ sender }) => sender)).toContain('Yes: Thandi Nkosi');
    // The quote itself is settled before its mail went out.
    expect(toVisitor().map(({ part }) => part)).toEqual(['acceptance-3']);
  });
});

test('after such a step of the clock the morning mail has the move, to be confirmed', async () => {
  const { clock, quoteIt, answer, morning } = await withQuote();
  await quoteIt();
  clock.time -= 2000;
  await answer('accepted');
  expect((await morning('2026-12-02'))?.subject).toBe(
    'This morning: 1 to confirm, 1 move this week',
  );
});

test.each(STRANGE)(
  'the morning mail names the others beside an event with $what',
  async ({ kind, content }) => {
    const { db, quoteIt, morning, send, reference } = await withQuote();
    await quoteIt({ validUntil: '2026-11-24' });
    await sql`update events set kind = ${kind}, content = ${content}`.execute(db);
    const others = [await send({ name: 'Sipho' }), await send({ name: 'Aisha' })];
    const mail = await morning('2026-11-22');
    for (const other of [...others, { reference }]) expect(mail?.text).toContain(other.reference);
    expect(mail?.subject).toContain('3 without an answer');
  },
);
