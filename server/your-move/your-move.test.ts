import { expect, test } from 'vitest';
import { withQuote } from '../../tests/server/testing/test-quote.ts';
import { loadConfig } from '../config.ts';

/** In Johannesburg, on the day before the confirmed one. */
const at = (time: string) => Date.parse(`2026-12-06T${time}:00+02:00`);

async function booked(changes: Parameters<typeof withQuote>[0] = {}) {
  const server = await withQuote(changes);
  await server.act({ kind: 'agreed', price: 6500, day: '2026-12-07', said: '' });
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
  expect(await move()).toMatchObject({ isToBeCalled: false, isAnswered: true });
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
