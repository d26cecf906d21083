import { expect, test } from 'vitest';
import type { VisitorQuote } from '../quote/visitor-quote.ts';
import type { Booking } from './booking.ts';
import { phaseOf, waybillOf } from './waybill.ts';

const quote: VisitorQuote = {
  number: 3,
  price: 'R6\u00a0500',
  lines: [
    { label: 'Price', value: 'R6\u00a0500' },
    { label: 'Included', value: 'Loading at 14 Kelly Avenue\nBlankets' },
    { label: 'Arrival', value: 'Saturday 5 December 2026, between 8 and 9' },
    { label: 'Good until', value: 'Wednesday 23 December 2026' },
  ],
  terms: [{ label: 'Refunds', value: 'None.' }],
  state: 'open',
  termsOf: 'December 2024',
  obstacle: null,
};
const moveDay = { day: '2026-12-05', status: 'wished' } as const;
const move = { quote, booking: null, isRefused: false, moveDay };

function booked(state: Booking['state'], byVisitor = true, price = 'R6\u00a0500') {
  const lines = [
    { label: 'Arrival', value: 'Saturday 5 December 2026, between 8 and 9' },
    { label: 'Price', value: price },
    { label: 'We bring', value: '3 movers, 1 truck' },
  ];
  const booking = { state, at: '2026-11-23T22:30:00.000Z', byVisitor, lines };
  return { ...move, booking };
}

test('a quote has its contents one by one, and no stamp', () => {
  expect(phaseOf(move)).toBe('quoted');
  expect(waybillOf(move)).toMatchObject({
    price: 'R6\u00a0500',
    included: ['Loading at 14 Kelly Avenue', 'Blankets'],
    says: '',
    stamp: null,
  });
  expect(waybillOf(move)?.lines.map(({ label }) => label)).toEqual(['Arrival', 'Good until']);
});

test('when a range ends is said once, beside the price', () => {
  const exact = { label: 'Exact price', value: 'We’ll tell you before we confirm the day.' };
  const bill = waybillOf({ ...move, quote: { ...quote, lines: [...quote.lines, exact] } });
  expect(bill?.lines).not.toContainEqual(exact);
});

test('a quote that cannot be accepted says why, and one turned down that it still can', () => {
  const saidOf = (change: Partial<VisitorQuote>) =>
    waybillOf({ ...move, quote: { ...quote, ...change } })?.says;
  expect(saidOf({ obstacle: 'expired' })).toContain('has run out');
  expect(saidOf({ obstacle: 'changed' })).toContain('You changed your request');
  expect(saidOf({ state: 'declined' })).toContain('You can still accept it');
});

test('a yes is stamped with its day in South Africa, and promises nothing about the other day', () => {
  const bill = waybillOf(booked('agreed'));
  expect(bill?.stamp).toEqual({ word: 'Accepted', day: '2026-11-24' });
  expect(bill?.says).toBe(
    'You said yes on Tuesday 24 November 2026. We’ll confirm the day by email.',
  );
  expect(waybillOf(booked('agreed', false))?.stamp?.word).toBe('Agreed');
});

test('what was booked counts, not what was quoted', () => {
  const bill = waybillOf(booked('booked', false, 'R7\u00a0000'));
  expect(bill).toMatchObject({
    price: 'R7\u00a0000',
    says: 'Your day is confirmed: Saturday 5 December 2026, between 8 and 9.',
    stamp: { word: 'Booked' },
  });
  expect(bill?.lines.map(({ label }) => label)).toEqual(['Arrival', 'We bring']);
});

test('a cancelled move has no price, and says who cancelled it', () => {
  expect(waybillOf(booked('cancelled'))).toMatchObject({ price: '', included: [], terms: [] });
  expect(waybillOf(booked('cancelled'))?.says).toMatch(/^You cancelled/);
  expect(waybillOf(booked('cancelled', false))?.says).toMatch(/^We’re sorry, we had to cancel/);
});

test('a refused request has no paper', () => {
  expect(phaseOf({ ...move, quote: null, isRefused: true })).toBe('refused');
  expect(waybillOf({ ...move, quote: null, isRefused: true })).toBeNull();
});
