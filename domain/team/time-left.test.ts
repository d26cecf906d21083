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
  [-45, '45 min late'],
  [-310, '5 h late'],
  [-25 * 60, '1 day late'],
  [-(46 * 60 + 24), '2 days late'],
  [-74 * 60, '3 days late'],
])('%i minutes before the promise ends: %s', (minutes, words) => {
  const now = new Date(RECEIVED + PROMISED_MS - minutes * MINUTE);
  expect(timeLeft({ receivedAt: new Date(RECEIVED).toISOString(), isPromised: true }, now)).toBe(
    words,
  );
});

test.each([
  [0.5, 'waiting for 30 min'],
  [20, 'waiting for 20 h'],
  [70, 'waiting for 3 days'],
])(
  'no time is promised for a quote by WhatsApp, nor for the answer to a message: after %i hours it is %s',
  (hours, words) => {
    const receivedAt = new Date(RECEIVED).toISOString();
    const now = new Date(RECEIVED + hours * 60 * MINUTE);
    expect(timeLeft({ receivedAt, isPromised: false }, now)).toBe(words);
  },
);
