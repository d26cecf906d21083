import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../../../domain/dates/calendar-date.ts';
import { isOpenOn } from '../../../domain/dates/opening-hours.ts';
import { FREE_WITHIN_DAYS, freeDaysNear } from './find-free-days.ts';

const WISHED = '2026-12-12';

test('no day that is offered is full, over or closed, and no nearer one is left out', () => {
  const near = Array.from({ length: 2 * FREE_WITHIN_DAYS + 1 }, (_, index) =>
    addDays(WISHED, index - FREE_WITHIN_DAYS),
  ).filter((day) => day !== WISHED);
  const loads = fc.tuple(...near.map(() => fc.integer({ min: 0, max: 3 })));
  fc.assert(
    fc.property(loads, fc.integer({ min: 0, max: 20 }), (moves, ahead) => {
      const out = new Map(near.map((day, index) => [day, moves[index] ?? 0]));
      const today = addDays(WISHED, -ahead);
      const free = near.filter((day) => day > today && isOpenOn(day) && (out.get(day) ?? 0) < 2);
      const away = (day: string) => Math.abs(daysBetween(WISHED, day));
      const nearest = free.map(away).toSorted((one, other) => one - other);
      const offered = freeDaysNear(WISHED, { today, trucksADay: 2, out });
      expect(free).toEqual(expect.arrayContaining(offered));
      expect(offered).toEqual(offered.toSorted());
      expect(offered.map(away).toSorted((one, other) => one - other)).toEqual(nearest.slice(0, 2));
    }),
  );
});
