import { expect, test } from 'vitest';
import { onDay } from '../../tests/server/testing/sample-history.ts';
import { REFUSED, SENT, withQuote } from '../../tests/server/testing/test-quote.ts';
import { loadConfig } from '../settings/config.ts';

/** In Johannesburg, on the day before the confirmed one. */
const at = (time: string) => Date.parse(`2026-12-06T${time}:00+02:00`);

async function booked(changes: Parameters<typeof withQuote>[0] = {}) {
  const server = await withQuote(changes);
  await server.act({ kind: 'agreed', price: 6500, ...onDay('2026-12-07'), said: '' });
  await server.confirmIt({ day: '2026-12-07' });
  return server;
}

test('whoever is to be called again is told of the call until its day is over, or somebody answers', async () => {
  const { act, clock, move } = await withQuote();
  const isToBeCalled = async () => (await move()).isToBeCalled;
  expect(await isToBeCalled()).toBe(false);
  await act({ kind: 'callback', day: '2026-11-27', said: '' });
  clock.time = Date.parse('2026-11-27T23:59:00+02:00');
  expect(await isToBeCalled()).toBe(true);
  clock.time += 60_000;
  expect(await isToBeCalled()).toBe(false);
  await act({ kind: 'callback', day: '2026-12-01', said: '' });
  expect(await isToBeCalled()).toBe(true);
  await act({ kind: 'phoned', said: 'A price.' });
  expect(await move()).toMatchObject({ isToBeCalled: false, phase: 'answered' });
});

test('an email that came back is told until the address is corrected, or the move is over', async () => {
  const server = await booked();
  const { answers, change, clock, deliver, move } = server;
  const emailFailed = async () => (await move()).emailFailed;
  expect(await emailFailed()).toBe(false);
  answers.toVisitor = REFUSED;
  await deliver();
  expect(await move()).toMatchObject({ emailFailed: true, getsDayBefore: false });
  const { time } = clock;
  clock.time = Date.parse('2026-12-08T08:00:00+02:00');
  expect(await emailFailed()).toBe(false);
  clock.time = time;
  answers.toVisitor = SENT;
  await change({ email: 'thandi@right.example' });
  await deliver();
  expect(await move()).toMatchObject({ emailFailed: false, getsDayBefore: true });
});

test('an email that came back is forgotten once a later one went to the same address', async () => {
  const { answers, answer, deliver, move, quoteIt } = await withQuote();
  answers.toVisitor = REFUSED;
  await quoteIt();
  await deliver();
  expect((await move()).emailFailed).toBe(true);
  answers.toVisitor = SENT;
  await quoteIt({ price: 7000 });
  await deliver();
  expect((await move()).emailFailed).toBe(false);
  await answer('accepted');
  expect((await move()).emailFailed).toBe(false);
});

test('the email of the day before is to come until late in the evening, if the server sends any', async () => {
  const { clock, move } = await booked();
  clock.time = at('22:00');
  expect((await move()).getsDayBefore).toBe(true);
  clock.time = at('22:01');
  expect((await move()).getsDayBefore).toBe(false);
  const silent = await booked({ config: loadConfig({ RATE_LIMIT: '0', DAY_BEFORE: 'off' }) });
  expect((await silent.move()).getsDayBefore).toBe(false);
});
