import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../dates/calendar-date.ts';
import { isWorkingDay } from '../dates/quiet-dates.ts';
import { accessSchema } from './access.ts';
import { gatePoints, gatesOf, papersDue, shortNotices } from './gate-papers.ts';

const gatesAt = (from: object, to: object = {}) =>
  gatesOf({ access: accessSchema.parse({ version: 1, from, to }) });
const DAY = '2026-12-07';
const NOBODY = { registration: '', crew: [] };
const PAPERS = { registration: 'JX 12 CD GP', crew: ['Sipho Dlamini'] };

test('only a gate that wants notice is one', () => {
  expect(gatesAt({ estate: 'yes' }, { notice: 'none' })).toEqual([]);
  expect(gatesOf({ access: undefined })).toEqual([]);
  expect(gatesAt({ notice: 'day' }, { notice: 'days' })).toEqual([
    { side: 'from', notice: 'day' },
    { side: 'to', notice: 'days' },
  ]);
});

test.each([
  ['a day before a Thursday', '2026-12-10', 'day', '2026-12-09'],
  ['two days before a Thursday', '2026-12-10', 'days', '2026-12-08'],
  // A weekend before it.
  ['a day before a Monday', DAY, 'day', '2026-12-04'],
  ['two days before a Monday', DAY, 'days', '2026-12-04'],
  ['a day before a Saturday', '2026-12-05', 'day', '2026-12-04'],
  // The Monday is Human Rights Day, observed.
  ['a day before a Tuesday after a holiday', '2027-03-23', 'day', '2027-03-19'],
  ['two days before a Wednesday after a holiday', '2027-03-24', 'days', '2027-03-19'],
  // Good Friday to Family Day.
  ['a day before the Tuesday after Easter', '2027-03-30', 'day', '2027-03-25'],
])('a notice of %s can be given until the last working day', (_, day, notice, due) => {
  const gates = gatesAt({ notice });
  for (const [today, isTooNear] of [
    [due, false],
    [addDays(due, 1), true],
  ] as const) {
    expect(shortNotices(gates, day, today)).toHaveLength(isTooNear ? 1 : 0);
    const [point = ''] = gatePoints(gates, { day, papers: null }, today);
    expect(point.includes('too near')).toBe(isTooNear);
  }
  expect(shortNotices(gates, 'soon', due)).toEqual([]);
});

test('whatever the day, each gate gets the papers on a working day before it, and all of them on the earliest', () => {
  const days = fc.integer({ min: 0, max: 3000 }).map((after) => addDays('2026-01-01', after));
  fc.assert(
    fc.property(days, (day) => {
      const [one, two] = gatesAt({ notice: 'day' }, { notice: 'days' });
      if (!one || !two) return expect.unreachable();
      const [first, second] = [papersDue([two], day), papersDue([one], day)];
      expect(first <= second && second < day).toBe(true);
      expect([first, second].every(isWorkingDay)).toBe(true);
      expect(papersDue([one, two], day)).toBe(first);
    }),
  );
});

test('the team reads what is missing, and by when', () => {
  const gates = gatesAt({}, { notice: 'days' });
  const point = (papers: typeof PAPERS | typeof NOBODY | null, day = DAY) =>
    gatePoints(gates, { day, papers }, '2026-11-22');
  expect(point(null)).toEqual([
    'The gate at the delivery address wants two days’ notice or more: send the vehicle registration and the crew’s names by Friday 4 December 2026.',
  ]);
  expect(point(NOBODY)).toEqual(point(null));
  expect(point({ ...PAPERS, crew: [] })[0]).toContain('send the crew’s names by');
  expect(point({ ...PAPERS, registration: '' })[0]).toContain('send the vehicle registration by');
  expect(point(null, 'end of May')[0]).toContain('confirm the day with the vehicle registration');
  expect(point(PAPERS)).toEqual([]);
});
