import { expect, test } from 'vitest';
import { accessSchema } from './access.ts';
import { gatePoints, gatesOf, shortNotices } from './gate-papers.ts';

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
  ['day', '2026-12-06', false],
  ['day', '2026-12-07', true],
  ['days', '2026-12-05', false],
  ['days', '2026-12-06', true],
])('for a notice of %s, that day is too near on %s: %s', (notice, today, isTooNear) => {
  const gates = gatesAt({ notice });
  expect(shortNotices(gates, DAY, today)).toHaveLength(isTooNear ? 1 : 0);
  expect(shortNotices(gates, 'soon', today)).toEqual([]);
  const [point = ''] = gatePoints(gates, { day: DAY, papers: null }, today);
  expect(point.includes('too near')).toBe(isTooNear);
});

test('the team reads what is missing, and by when', () => {
  const gates = gatesAt({}, { notice: 'days' });
  const point = (papers: typeof PAPERS | typeof NOBODY | null, day = DAY) =>
    gatePoints(gates, { day, papers }, '2026-11-22');
  expect(point(null)).toEqual([
    'The gate at the delivery address wants two days’ notice or more: send the vehicle registration and the crew’s names by Saturday 5 December 2026.',
  ]);
  expect(point(NOBODY)).toEqual(point(null));
  expect(point({ ...PAPERS, crew: [] })[0]).toContain('send the crew’s names by');
  expect(point({ ...PAPERS, registration: '' })[0]).toContain('send the vehicle registration by');
  expect(point(null, 'end of May')[0]).toContain('confirm the day with the vehicle registration');
  expect(point(PAPERS)).toEqual([]);
});
