import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noInWords } from '../quote/said-no.ts';
import { type CountedCases, figuresBy, figuresOf, GROUPINGS } from './figures.ts';

const NONE = { answered: 0, inTime: 0, late: 0, quoted: 0, accepted: 0, moved: 0, cancelled: 0 };
const some = (of: Partial<CountedCases>): CountedCases => ({
  ...{ cameIn: 1, ...NONE, cents: 0, receivedCents: 0, waits: [], noes: [] },
  ...of,
});
const google = { source: { referrer: 'www.google.com' } };
const direct = { source: { at: true } } as const;

test('groups of one name are one row, and taps without a request have one too', () => {
  const cases = [
    some({ ...google, cameIn: 3, moved: 2, cents: 100_050, waits: [60, 120] }),
    some({ source: { utm: { source: 'google' } }, cameIn: 2, moved: 1, cents: 1, waits: [600] }),
    some({ ...direct, late: 1 }),
  ];
  const taps = [
    { source: 'Google', count: 2 },
    { source: 'other', count: 7 },
    { source: 'WhatsApp', count: 9 },
  ];
  const { rows, all } = figuresBy(GROUPINGS.source, cases, taps);
  expect(rows.map(({ label, taps, cameIn, cameTo }) => [label, taps, cameIn, cameTo])).toEqual([
    ['Google', 2, 5, 1000.51],
    ['direct', 0, 1, 0],
    ['WhatsApp', 9, 0, 0],
    ['other', 7, 0, 0],
  ]);
  expect(all).toMatchObject({ taps: 18, cameIn: 6, moved: 3, cameTo: 1000.51, medianMs: 120_000 });
});

test('a no is counted by its reason, and one without a reason too', () => {
  const all = [some({ noes: ['price', 'day'] }), some({ noes: ['price', 'unknown'] }), some({})];
  const { saidNo, why } = figuresOf(all);
  expect(saidNo).toBe(4);
  expect(why).toMatchObject({ price: 2, day: 1, unknown: 1, 'other-mover': 0 });
  expect(noInWords(why)).toBe('the price 2, the day was taken 1, nobody said why 1');
});

test('a move without a price has an average, and nothing has none', () => {
  expect(figuresOf([some({ moved: 1 })])).toMatchObject({ cameTo: 0, average: 0, taps: null });
  expect(figuresOf([])).toMatchObject({ cameIn: 0, average: null, medianMs: null });
});

test('half of the answered waited no longer than the median says', () => {
  const waits = fc.array(fc.array(fc.nat(1000), { maxLength: 5 }), { minLength: 1 });
  fc.assert(
    fc.property(waits, (drawn) => {
      const all = drawn.flat();
      const median = (figuresOf(drawn.map((some_) => some({ waits: some_ }))).medianMs ?? 0) / 1000;
      const quicker = all.filter((wait) => wait <= median);
      expect(quicker.length * 2).toBeGreaterThanOrEqual(all.length);
      expect(all.length === 0 || all.includes(median)).toBe(true);
    }),
  );
});
