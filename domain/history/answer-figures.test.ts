import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROMISED_MS } from '../desk/time-left.ts';
import { type AnsweredCase, answerFigures } from './answer-figures.ts';

const HOUR = 60 * 60_000;
const PROMISED = PROMISED_MS / HOUR;
const NOW = new Date('2026-11-22T10:00:00Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR).toISOString();

function request(hoursAgo: number, answeredAfter: number | null = null): AnsweredCase {
  const answeredAt = answeredAfter === null ? null : ago(hoursAgo - answeredAfter);
  return {
    kind: 'request',
    receivedAt: ago(hoursAgo),
    answeredAt,
    isQuoted: false,
    isAccepted: false,
  };
}

test('a week of requests in figures', () => {
  const figures = answerFigures(
    [
      { ...request(100, 1), isQuoted: true, isAccepted: true },
      { ...request(90, PROMISED), isQuoted: true },
      { ...request(80, PROMISED + 6), kind: 'message' },
      request(70),
      request(3),
    ],
    NOW,
  );
  expect(figures).toEqual({
    received: { request: 4, message: 1 },
    answered: 3,
    medianMs: PROMISED_MS,
    inTime: 2,
    late: 2,
    quoted: 2,
    accepted: 1,
  });
});

test('nothing came in, so nothing is late', () => {
  const figures = answerFigures([], NOW);
  expect(figures).toMatchObject({ received: {}, medianMs: null, late: 0 });
});

test('each counts once; half of the answered waited no longer than the median says', () => {
  const hours = fc.integer({ min: 0, max: 200 });
  const cases = fc
    .array(fc.tuple(hours, fc.option(hours)))
    .map((drawn) =>
      drawn.map(([at, after]) => request(at, after === null ? null : Math.min(at, after))),
    );
  fc.assert(
    fc.property(cases, (drawn) => {
      const { received, answered, inTime, late, medianMs } = answerFigures(drawn, NOW);
      const stillInTime = drawn.filter(
        ({ answeredAt, receivedAt }) => answeredAt === null && receivedAt >= ago(PROMISED),
      );
      expect(received.request ?? 0).toBe(inTime + late + stillInTime.length);
      const waits = drawn.flatMap(({ receivedAt, answeredAt }) =>
        answeredAt === null ? [] : [Date.parse(answeredAt) - Date.parse(receivedAt)],
      );
      expect(answered).toBe(waits.length);
      const quicker = waits.filter((wait) => medianMs !== null && wait <= medianMs);
      expect(quicker.length * 2).toBeGreaterThanOrEqual(waits.length);
      expect(waits.length === 0 || waits.some((wait) => wait === medianMs)).toBe(true);
    }),
  );
});
