import { expect, test } from 'vitest';
import { clock } from '../../content/terms.ts';
import {
  confirmationWith,
  quoteWith,
  SAMPLE_QUOTE,
} from '../../tests/server/testing/sample-history.ts';
import { priceSchema } from './booking.schema.ts';
import type { SentPrice } from './price.schema.ts';
import { priceInWords, priceParts } from './price-in-words.ts';
import { agreementLines, confirmationLines, partsOf, quoteLines } from './quote-in-words.ts';

const NARROW = '\u00a0';
const said = (lines: ReturnType<typeof quoteLines>, wanted: string) =>
  lines.find(({ label }) => label === wanted)?.value;

test.each<[SentPrice, figure: string, rest: string]>([
  [{ price: 450 }, 'R450', ''],
  [{ price: 1000 }, `R1${NARROW}000`, ''],
  [{ price: 1234567 }, `R1${NARROW}234${NARROW}567`, ''],
  [{ basis: 'whole', price: 6500 }, `R6${NARROW}500`, 'for the whole move, however long it takes'],
  [
    { basis: 'hourly', rate: 800, hours: 5, hoursUpTo: 7 },
    'R800 an hour',
    `we expect 5 to 7 hours: R4${NARROW}000 to R5${NARROW}600, and each further hour costs the same`,
  ],
  [
    { basis: 'hourly', rate: 800, hours: 1 },
    'R800 an hour',
    'at least 1 hour: from R800, and each further hour costs the same',
  ],
  [
    { basis: 'range', price: 6500, upTo: 8000 },
    `R6${NARROW}500 to R8${NARROW}000`,
    'to be settled before we confirm the day',
  ],
])('%j is “%s”, and after it “%s”', (sent, figure, rest) => {
  const price = priceSchema.parse(sent);
  expect(priceParts(price)).toEqual({ figure, rest });
  const joint = sent.basis === 'whole' ? ' ' : sent.basis === 'hourly' ? '; ' : ', ';
  expect(priceInWords(price)).toBe([figure, rest].filter(Boolean).join(joint));
});

test('the clock of an hourly price runs from and until what the terms say', () => {
  const hourly = quoteWith({ basis: 'hourly', price: null, rate: 800, hours: 5, hoursUpTo: 7 });
  const value = `The time from ${clock.from} until ${clock.until}.`;
  for (const lines of [quoteLines(hourly), agreementLines(hourly)]) {
    expect(said(lines, 'What you pay for')).toBe(value);
  }
  expect(said(quoteLines(SAMPLE_QUOTE), 'What you pay for')).toBeUndefined();
});

test.each([
  ['2026-12-07', '2026-12-22', 'Monday 7 December 2026'],
  ['2026-12-22', '2026-12-07', 'Monday 7 December 2026'],
  ['', '2026-12-22', 'Tuesday 22 December 2026'],
])(
  'for a move on “%s” no quote until %s is said to be good any later',
  (day, validUntil, value) => {
    expect(said(quoteLines(quoteWith({ day, validUntil })), 'Good until')).toBe(value);
  },
);

test('a quote has its lines in order, and none without a value', () => {
  expect(quoteLines({ ...SAMPLE_QUOTE, note: 'Stairs' })).toEqual([
    { field: 'price', label: 'Price', value: `R6${NARROW}500` },
    { field: 'includes', label: 'Included', value: 'Loading at 12 Kelly Avenue, Boskruin' },
    { field: 'arrival', label: 'Arrival', value: 'Monday 7 December 2026, between 8 and 9' },
    { field: 'validUntil', label: 'Good until', value: 'Monday 7 December 2026' },
    { field: 'note', label: 'Note', value: 'Stairs' },
  ]);
  const plain = quoteLines(quoteWith({ day: '', window: '' }));
  expect(plain.map(({ label }) => label)).toEqual(['Price', 'Included', 'Good until']);
  expect(said(quoteLines(quoteWith({ window: '' })), 'Arrival')).toBe('Monday 7 December 2026');
});

test('the page shows price and contents apart, and the rest as lines', () => {
  const quote = quoteWith({ upTo: 8000, includes: ['Loading', 'Blankets'], note: 'Stairs' });
  const parts = partsOf(quoteLines(quote));
  expect(parts).toMatchObject({
    price: `R6${NARROW}500 to R8${NARROW}000, to be settled before we confirm the day`,
    arrival: 'Monday 7 December 2026, between 8 and 9',
    more: [{ field: 'note', label: 'Note', value: 'Stairs' }],
  });
  expect(parts.rest.map(({ label }) => label)).toEqual(['Arrival', 'Good until', 'Note']);
  expect(partsOf([])).toEqual({
    price: '',
    arrival: '',
    brings: '',
    more: [],
    clock: [],
    rest: [],
  });
});

test('a yes names the arrival only if there is a day', () => {
  expect(agreementLines(SAMPLE_QUOTE)).toEqual([
    { field: 'price', label: 'Price', value: `R6${NARROW}500` },
    { field: 'arrival', label: 'Arrival', value: 'Monday 7 December 2026, between 8 and 9' },
  ]);
  expect(agreementLines(quoteWith({ day: '' }))).toHaveLength(1);
  expect(agreementLines(quoteWith({ window: '' }))[1]?.value).toBe('Monday 7 December 2026');
});

test.each([
  [3, 1, '3 movers, 1 truck'],
  [1, 2, '1 mover, 2 trucks'],
  [2, 0, '2 movers'],
])('a confirmed day says that %d people and %d trucks come: %s', (people, trucks, said) => {
  expect(confirmationLines({ ...confirmationWith({ people, trucks }) })).toEqual([
    { field: 'arrival', label: 'Arrival', value: 'Monday 7 December 2026, between 8 and 9' },
    { field: 'price', label: 'Price', value: `R6${NARROW}500` },
    { field: 'brings', label: 'We bring', value: said },
    { field: 'registration', label: 'Registration', value: 'JX 12 CD GP' },
    { field: 'crew', label: 'Crew', value: 'Sipho Dlamini, Johannes Mokoena' },
  ]);
});
