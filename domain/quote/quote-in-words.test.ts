import { expect, test } from 'vitest';
import {
  quoteWith,
  SAMPLE_CONFIRMATION,
  SAMPLE_QUOTE,
} from '../../tests/server/testing/sample-history.ts';
import {
  agreementLines,
  confirmationLines,
  partsOf,
  priceInWords,
  quoteLines,
} from './quote-in-words.ts';

const NARROW = '\u00a0';
const said = (lines: ReturnType<typeof quoteLines>, wanted: string) =>
  lines.find(({ label }) => label === wanted)?.value;

test.each([
  [450, null, 'R450'],
  [1000, null, `R1${NARROW}000`],
  [6500, 8000, `R6${NARROW}500 to R8${NARROW}000`],
  [1234567, null, `R1${NARROW}234${NARROW}567`],
])('%d to %s reads “%s”', (price, upTo, words) => {
  expect(priceInWords(quoteWith({ price, upTo }))).toBe(words);
});

test('a quote has its lines in order, and none without a value', () => {
  expect(quoteLines({ ...SAMPLE_QUOTE, note: 'Stairs' })).toEqual([
    { field: 'price', label: 'Price', value: `R6${NARROW}500` },
    { field: 'includes', label: 'Included', value: 'Loading at 12 Kelly Avenue, Boskruin' },
    { field: 'arrival', label: 'Arrival', value: 'Monday 7 December 2026, between 8 and 9' },
    { field: 'validUntil', label: 'Good until', value: 'Tuesday 22 December 2026' },
    { field: 'note', label: 'Note', value: 'Stairs' },
  ]);
  const plain = quoteLines({ ...SAMPLE_QUOTE, day: '', window: '' });
  expect(plain.map(({ label }) => label)).toEqual(['Price', 'Included', 'Good until']);
  expect(said(quoteLines({ ...SAMPLE_QUOTE, window: '' }), 'Arrival')).toBe(
    'Monday 7 December 2026',
  );
});

test('a range says when the price becomes exact', () => {
  const lines = quoteLines(quoteWith({ upTo: 8000 }));
  expect(said(lines, 'Exact price')).toBe('We’ll tell you before we confirm the day.');
});

test('the page shows price and contents apart, and the rest as lines', () => {
  const quote = quoteWith({ upTo: 8000, includes: ['Loading', 'Blankets'], note: 'Stairs' });
  const parts = partsOf(quoteLines(quote));
  expect(parts).toMatchObject({
    price: `R6${NARROW}500 to R8${NARROW}000`,
    arrival: 'Monday 7 December 2026, between 8 and 9',
    note: [{ field: 'note', label: 'Note', value: 'Stairs' }],
  });
  expect(parts.rest.map(({ label }) => label)).toEqual(['Arrival', 'Good until', 'Note']);
  expect(partsOf([])).toEqual({ price: '', arrival: '', note: [], rest: [] });
});

test('a yes names the arrival only if there is a day', () => {
  expect(agreementLines(SAMPLE_QUOTE)).toEqual([
    { field: 'price', label: 'Price', value: `R6${NARROW}500` },
    { field: 'arrival', label: 'Arrival', value: 'Monday 7 December 2026, between 8 and 9' },
  ]);
  expect(agreementLines({ ...SAMPLE_QUOTE, day: '' })).toHaveLength(1);
  expect(agreementLines({ ...SAMPLE_QUOTE, window: '' })[1]?.value).toBe('Monday 7 December 2026');
});

test.each([
  [3, 1, '3 movers, 1 truck'],
  [1, 2, '1 mover, 2 trucks'],
  [2, 0, '2 movers'],
])('a confirmed day says that %d people and %d trucks come: %s', (people, trucks, said) => {
  expect(confirmationLines({ ...SAMPLE_CONFIRMATION, people, trucks })).toEqual([
    { field: 'arrival', label: 'Arrival', value: 'Monday 7 December 2026, between 8 and 9' },
    { field: 'price', label: 'Price', value: `R6${NARROW}500` },
    { field: 'brings', label: 'We bring', value: said },
    { field: 'registration', label: 'Registration', value: 'JX 12 CD GP' },
    { field: 'crew', label: 'Crew', value: 'Sipho Dlamini, Johannes Mokoena' },
  ]);
});
