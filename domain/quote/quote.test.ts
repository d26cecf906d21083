import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { obstacleTo } from '../quote/obstacle.ts';
import { offerLines, priceInWords } from '../quote/quote-in-words.ts';
import { suggestOffer } from '../quote/suggest-quote.ts';
import { pressSchema } from './desk-action.schema.ts';

const TODAY = '2026-11-22';

test('the suggested lines come from the request, hold for 30 days, and make a quote with a price', () => {
  const suggested = suggestOffer(SAMPLE_REQUEST, TODAY);
  expect(suggested).toMatchObject({ day: '2026-12-05', validUntil: '2026-12-22' });
  expect(suggested.includes).toContain('Bedrooms: 3, Bathrooms: 2, Garage');
  const common = { kind: 'quoted', by: 'Anna', after: null, via: 'email', price: 6500 };
  expect(pressSchema.safeParse({ ...suggested, ...common }).success).toBe(true);
});

test('a price is whole rand, and its upper end is above it', () => {
  const suggested = suggestOffer(SAMPLE_REQUEST, TODAY);
  const common = { ...suggested, kind: 'quoted', by: 'Anna', after: null, via: 'email' };
  for (const price of [0, -1, 6500.5, '6500', null]) {
    expect(pressSchema.safeParse({ ...common, price }).success, String(price)).toBe(false);
  }
  expect(pressSchema.safeParse({ ...common, price: 6500, upTo: 6000 }).success).toBe(false);
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
  const offer = {
    ...suggestOffer(SAMPLE_REQUEST, TODAY),
    price: 6500,
    upTo: 8000,
    window: '8 to 9',
  };
  expect(offerLines(offer)).toMatchObject([
    { value: 'R6\u00a0500 to R8\u00a0000' },
    { label: 'Included' },
    { value: 'Saturday 5 December 2026, 8 to 9' },
    { value: 'Tuesday 22 December 2026' },
  ]);
});

test('only a quote for this very request, in time and not settled, can be accepted', () => {
  const offer = { validUntil: TODAY };
  const fits = { stage: 'quoted', today: TODAY, quotedVersion: 'a', version: 'a' } as const;
  expect(obstacleTo(offer, fits)).toBeUndefined();
  expect(obstacleTo(offer, { ...fits, stage: 'declined' })).toBeUndefined();
  expect(obstacleTo(offer, { ...fits, today: '2026-11-23' })).toBe('expired');
  expect(obstacleTo(offer, { ...fits, version: 'b' })).toBe('changed');
  for (const stage of ['accepted', 'refused', 'answered'] as const) {
    expect(obstacleTo(offer, { ...fits, stage })).toBe('settled');
  }
});
