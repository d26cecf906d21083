import { expect, test } from 'vitest';
import { emailQuoteWithin } from '../../content/terms.ts';
import { PROMISED_MS, timeLeft } from './time-left.ts';

const RECEIVED = Date.parse('2026-11-20T10:00:00.000Z');
const MINUTE = 60_000;

test('the promise is a number of hours', () => {
  expect(`${PROMISED_MS / 60 / MINUTE} hours`).toBe(emailQuoteWithin);
});

test.each([
  [200.5, `3 h 20 min of ${emailQuoteWithin} left`],
  [45, `45 min of ${emailQuoteWithin} left`],
  [0, `0 min of ${emailQuoteWithin} left`],
  [-300, `5 h over the ${emailQuoteWithin}`],
  [-48 * 60, `2 days over the ${emailQuoteWithin}`],
  [-74 * 60, `3 days 2 h over the ${emailQuoteWithin}`],
])('%i minutes before the promise ends: %s', (minutes, words) => {
  const now = new Date(RECEIVED + PROMISED_MS - minutes * MINUTE);
  expect(timeLeft(new Date(RECEIVED).toISOString(), now)).toBe(words);
});
