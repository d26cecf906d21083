import { expect, test } from 'vitest';
import { DAY_MS } from '../../../domain/dates/calendar-date.ts';
import { SAMPLE_REQUEST } from '../../../tests/server/testing/sample-request.ts';
import { idleOutbox } from '../../../tests/server/testing/test-app.ts';
import { openTestDatabase } from '../../../tests/server/testing/test-database.ts';
import { storeRequest } from '../../../tests/server/testing/test-desk.ts';
import { withQuote } from '../../../tests/server/testing/test-quote.ts';
import { findClockDoubt } from '../../retention/clock-doubt.ts';
import { purge } from '../../retention/purge.ts';
import { loadConfig } from '../../settings/config.ts';
import { createLog } from '../../settings/log.ts';
import { createMailJobs } from '../../waiting/mail-jobs.ts';
import { isClockBehind } from './earliest-now.ts';

/** A clock that is years off: never set, set back, or before what is stored. */
const WRONG = ['1970-01-01T04:35:00.000Z', '2019-12-06T15:00:00.000Z', '2026-10-06T15:00:00.000Z'];
const TRUE_NOW = Date.parse('2026-12-06T15:00:00.000Z');

/** A booked move for the 7th, a purge that trusted the clock on the 3rd, and the jobs of a server. */
async function withMove() {
  const server = await withQuote();
  const { db, clock } = server;
  await server.quoteIt();
  await server.answer('accepted');
  await server.confirmIt();
  await server.deliver();
  clock.time = Date.parse('2026-12-03T15:00:00.000Z');
  await purge(db, new Date(clock.time), 7);
  const deps = { db, outbox: idleOutbox(), log: createLog('silent'), now: server.now };
  const jobs = createMailJobs({ ...deps, config: loadConfig({}) });
  return {
    ...server,
    async look() {
      for (const job of jobs) await job.look();
      const mails = server.db.selectFrom('outbox').select('kind');
      return (await mails.where('kind', '!=', 'acknowledgement').execute()).map(({ kind }) => kind);
    },
    warnings: async (): Promise<string[]> =>
      (await server.app.inject('/readyz')).json().warnings ?? [],
  };
}

test.each(WRONG)(
  'by a clock at %s requests are stored, and nothing is mailed by its time',
  async (wrong) => {
    const { app, db, clock, look, warnings } = await withMove();
    const before = await look();
    clock.time = Date.parse(wrong);
    const sent = { method: 'POST', url: '/api/quote-requests', payload: SAMPLE_REQUEST } as const;
    const answer = await app.inject(sent);
    expect(answer.statusCode).toBe(201);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    expect(await warnings()).toContainEqual(expect.stringContaining('The clock may be wrong'));
    expect((await look()).toSorted()).toEqual([...before, 'received'].toSorted());

    // The clock is right again.
    clock.time = TRUE_NOW;
    expect(await findClockDoubt(db, new Date(TRUE_NOW), 7)).toBeUndefined();
    await purge(db, new Date(TRUE_NOW), 7);
    const { id } = answer.json();
    const kept = db.selectFrom('submissions').select('receivedAt').where('id', '=', id);
    const { receivedAt } = await kept.executeTakeFirstOrThrow();
    expect(Date.parse(receivedAt)).toBeGreaterThan(TRUE_NOW - 7 * DAY_MS);
    expect(await look()).toContain('day-before');
  },
);

test.each(WRONG)('by a clock at %s no quote is open again', async (wrong) => {
  const server = await withQuote();
  const { db, clock } = server;
  await server.quoteIt();
  const accept = () => server.answer('accepted');
  await purge(db, new Date('2026-12-25T15:00:00.000Z'), 7);
  clock.time = Date.parse(wrong);
  await server.deliver();
  expect(server.toVisitor().map(({ text }) => text)).not.toContainEqual(
    expect.stringContaining('See the quote, and book'),
  );
  const refused = await accept();
  expect(refused.statusCode).toBe(503);
  expect(refused.json().detail).toContain('Nothing was saved');
  expect((await server.desk()).stage).toBe('quoted');
  // The clock is right again.
  clock.time = Date.parse('2026-12-25T16:00:00.000Z');
  expect((await accept()).statusCode).toBe(409);
});

test.each(WRONG)('by a clock at %s a receipt names no day for the quote', async (wrong) => {
  const server = await withQuote();
  const { db, clock, send, deliver, acknowledgements } = server;
  await purge(db, new Date(TRUE_NOW), 7);
  clock.time = Date.parse(wrong);
  await send({ deliveryMethod: 'email', email: 'other@visitor.example' });
  await deliver();
  const { text } = acknowledgements().at(-1) ?? {};
  expect(text).toContain('Your quote comes by email.');
  expect(text).not.toMatch(/within|\d{4} at/);
});

test('a new database doubts a clock that is before its newest request', async () => {
  const db = await openTestDatabase();
  const at = (day: string) => isClockBehind(db, new Date(day));
  expect(await at('2026-03-01')).toBe(false);
  expect(await at('2025-12-31')).toBe(true);
  await storeRequest(db, { receivedAt: '2026-11-21T08:00:00.000Z' });
  expect(await at('2026-11-18')).toBe(true);
  // A day is not a harm, and the purge of the day decides from then on.
  expect(await at('2026-11-20')).toBe(false);
  await purge(db, new Date('2026-11-10'), 7);
  expect(await at('2026-11-18')).toBe(false);
});
