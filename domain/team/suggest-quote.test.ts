import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysIn } from '../../content/term.ts';
import { TERMS } from '../../content/terms.ts';
import { progressOf } from '../../server/moves/progress-of.ts';
import {
  historyOf,
  quoted,
  type SampleEvent,
  visitOn,
} from '../../tests/server/testing/sample-history.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { addDays } from '../dates/calendar-date.ts';
import { priceInWords, TO_BE_SETTLED } from '../quote/price-in-words.ts';
import { quoteLines } from '../quote/quote-in-words.ts';
import { deskActionSchema } from './desk-action.schema.ts';
import { quoteDraft, quoteOnNewDay } from './suggest-quote.ts';

const TODAY = '2026-11-22';
const VALID_UNTIL = addDays(TODAY, daysIn(TERMS.quoteValidity));
const draft = (...events: readonly SampleEvent[]) =>
  quoteDraft(SAMPLE_REQUEST, progressOf('', historyOf(...events)), TODAY);

test('the suggested lines come from the request, hold as long as promised, and make a quote with a price', () => {
  const suggested = draft();
  expect(suggested).toMatchObject({ visits: [{ day: '2026-12-05' }], validUntil: VALID_UNTIL });
  expect(suggested.includes).toContain('A home with 3 bedrooms, 2 bathrooms, a garage');
  const common = { kind: 'quoted', by: 'Anna', after: 0, via: 'email', hours: 5, hoursUpTo: 7 };
  expect(suggested).toMatchObject({ basis: 'hourly', rate: expect.any(Number) });
  expect(deskActionSchema.safeParse({ ...suggested, ...common }).success).toBe(true);
});

test('a business with a date in words gets no line for a home, and the team chooses day and arrival', () => {
  const business = {
    ...SAMPLE_REQUEST,
    moveType: 'commercial',
    moveDate: 'End of May',
    inventory: {},
  } as const;
  expect(quoteDraft(business, progressOf('', []), TODAY)).toMatchObject({
    includes: [
      `Loading at ${SAMPLE_REQUEST.fromAddress}`,
      `The drive, and unloading at ${SAMPLE_REQUEST.toAddress}`,
    ],
    visits: [{ day: '', window: '' }],
    note: '',
  });
});

test('a price is whole rand, and its upper end is above it', () => {
  const suggested = draft();
  const common = { ...suggested, kind: 'quoted', by: 'Anna', after: 0, via: 'email' };
  for (const price of [0, -1, 6500.5, '6500', null]) {
    expect(deskActionSchema.safeParse({ ...common, price }).success, String(price)).toBe(false);
  }
  expect(deskActionSchema.safeParse({ ...common, price: 6500, upTo: 6000 }).success).toBe(false);
});

test('a price reads like money, whatever it is', () => {
  expect(priceInWords({ price: 6500, upTo: null })).toBe('R6\u00a0500');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (price) => {
      expect(Number(priceInWords({ price, upTo: null }).replace(/\D/g, ''))).toBe(price);
    }),
  );
});

test('a quote says its price, its day and until when it holds', () => {
  const quote = {
    ...draft(),
    basis: 'range',
    price: 6500,
    upTo: 8000,
    ...visitOn('2026-12-05', '8 to 9'),
  } as const;
  expect(quoteLines(quote)).toMatchObject([
    { value: `R6\u00a0500 to R8\u00a0000, ${TO_BE_SETTLED}` },
    { label: 'Included' },
    { label: 'Not included' },
    { value: 'Saturday 5 December 2026, 8 to 9' },
    { value: 'Saturday 5 December 2026' },
  ]);
});

test('a revision begins with the last quote, holds as long as a new one, and follows the request', () => {
  const last = quoted({ price: 9900, note: 'With the piano', includes: ['The piano, by hand'] });
  expect(draft(last)).toMatchObject({
    price: 9900,
    visits: [{ day: '2026-12-07' }],
    validUntil: VALID_UNTIL,
  });
  const changed = (field: string) =>
    draft(last, { kind: 'changed', changes: [{ field, before: '', after: 'x' }] });
  const from = changed('fromAddress');
  expect(from).toMatchObject({
    price: 9900,
    visits: [{ day: '2026-12-07' }],
    note: 'With the piano',
  });
  expect(from.includes).toContain(`Loading at ${SAMPLE_REQUEST.fromAddress}`);
  expect(from.includes).not.toContain('The piano, by hand');
  expect(draft(last).includes).toEqual(['The piano, by hand']);
  // The hours were agreed for the other day.
  const includes = ['The piano, by hand'];
  const day = SAMPLE_REQUEST.moveDate;
  expect(changed('moveDate')).toMatchObject({ visits: [{ day, window: '' }], includes });
  expect(changed('phone')).toEqual(draft(last));
  expect(draft(last, { kind: 'refused' }).price).toBeNull();
});

const wished = (moveDate: string, ...fields: readonly string[]): SampleEvent => ({
  kind: 'changed',
  changes: [
    { field: 'moveDate', before: '2026-12-07', after: moveDate },
    ...fields.map((field) => ({ field, before: 'then', after: 'now' })),
  ],
});
const keptOn = (moveDate: string, ...events: readonly SampleEvent[]) =>
  quoteOnNewDay({ ...SAMPLE_REQUEST, moveDate }, progressOf(moveDate, historyOf(...events)), TODAY);

test('a quote whose day moved can be kept at its price, with the hours still open', () => {
  const kept = keptOn('2026-12-10', quoted(), wished('2026-12-10', 'phone'));
  expect(kept).toMatchObject({
    price: 6500,
    visits: [{ visit: 1, day: '2026-12-10', window: '' }],
  });
  const sent = { ...kept, kind: 'quoted', by: 'Anna', after: 2, via: 'email' };
  expect(deskActionSchema.safeParse(sent).success).toBe(true);
});

test.each<[string, string, readonly SampleEvent[]]>([
  ['before there is one', '2026-12-10', [wished('2026-12-10')]],
  ['on its own day', '2026-12-07', [quoted()]],
  ['once more has changed', '2026-12-10', [quoted(), wished('2026-12-10', 'toAddress')]],
  ['for a day in words', 'End of May', [quoted(), wished('End of May')]],
  ['for a day that is over', '2026-11-21', [quoted(), wished('2026-11-21')]],
  [
    'once it has run out',
    '2026-12-10',
    [quoted({ validUntil: '2026-11-21' }), wished('2026-12-10')],
  ],
  ['after a yes', '2026-12-10', [quoted(), { kind: 'accepted', about: 1 }, wished('2026-12-10')]],
  [
    'once another was sent',
    '2026-12-10',
    [quoted(), wished('2026-12-10'), quoted({ day: '2026-12-10' })],
  ],
])('no quote is kept on a new day by one press %s', (_, day, events) => {
  expect(keptOn(day, ...events)).toBeNull();
});
