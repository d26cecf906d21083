import { expect, test } from 'vitest';
import { quoteValidity } from '../../content/terms.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { PROMISED_MS } from '../desk/time-left.ts';
import { inLocalTime } from '../local-time.ts';
import { nextLines } from './next-lines.ts';

const asked = {
  receivedAt: '2026-11-26T09:54:00.000Z',
  request: { ...SAMPLE_REQUEST, deliveryMethod: 'email' },
  phase: 'taken',
  may: [],
  quote: null,
  booking: null,
  changedAt: null,
  callAskedAt: null,
  isToBeCalled: false,
  emailFailed: false,
  getsDayBefore: true,
  moveDay: { day: '2026-12-07', status: 'wished' },
  questionAt: null,
} as const;

function next(change: object, now = '2026-11-26T12:00+02:00'): string {
  // Only what the lines depend on.
  const move = { ...asked, ...change } as unknown as Parameters<typeof nextLines>[0];
  return nextLines(move, new Date(now))
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n');
}

const QUOTE = `Your quote, by email. It stays good for ${quoteValidity}.`;
const LATE = /^Next: Your quote is late, and we’re sorry\. Call us, or ask for a call below\.\n/;

test('a quote by email is promised by a time, and once that is over it is late', () => {
  const after = (ms: number) => new Date(Date.parse(asked.receivedAt) + ms).toISOString();
  const promise = `By ${inLocalTime(after(PROMISED_MS))}: ${QUOTE}\n`;
  expect(next({})).toContain(promise);
  expect(next({}, after(PROMISED_MS))).toContain(promise);
  const over = next({}, after(PROMISED_MS + 1));
  expect(over).toMatch(LATE);
  expect(over).not.toContain('Your quote, by');
});

test('nobody is told to ask for a call again, and no quote is late that was chosen by email just now', () => {
  const late = '2026-12-01T12:00+02:00';
  expect(next({ callAskedAt: late }, late)).toContain('we’re sorry. Call us.\n');
  expect(next({ changedAt: '2026-12-01T09:00:00.000Z' }, late)).toContain(`Next: ${QUOTE}\n`);
});

test('no time is promised for a quote by WhatsApp, and none is over', () => {
  const request = { ...SAMPLE_REQUEST, deliveryMethod: 'whatsapp' };
  const quote = `Next: Your quote, by WhatsApp. It stays good for ${quoteValidity}.\n`;
  expect(next({ request })).toContain(quote);
  expect(next({ request }, '2026-12-01')).toContain(quote);
});

test('whoever is to be called is promised the call and no time, however late it is', () => {
  expect(next({ isToBeCalled: true }, '2026-12-01')).toContain(
    `Next: We’ll call you, and send your quote by email. It stays good for ${quoteValidity}.\n`,
  );
});

test('once the team has answered nothing is promised, and nothing is late', () => {
  const answered =
    'Next: We’ve been in touch with you. Is something still open? Ask for a call below.';
  expect(next({ phase: 'answered' })).toBe(answered);
  expect(next({ phase: 'answered', isToBeCalled: true }, '2026-12-01')).toBe(answered);
});

test('a quote is to be read and accepted until it is turned down or cannot be accepted', () => {
  expect(next({ phase: 'quoted', may: ['accepted', 'declined'] })).toMatch(/^Next: Read the quote/);
  expect(next({ phase: 'declined', may: ['accepted'] })).toBe('');
  expect(next({ phase: 'lapsed', may: ['declined'] })).toBe('');
});

test('whoever gets no email from us is promised none, at any step', () => {
  for (const step of [{}, { phase: 'quoted', may: ['accepted', 'declined'] }]) {
    expect(next(step)).toContain('confirm the day by email.');
    expect(next({ ...step, emailFailed: true })).toContain('confirm the day by phone.');
  }
});

test('a day that has come and is not confirmed asks for a call', () => {
  const move = { phase: 'agreed', moveDay: { day: '2026-12-07', status: 'agreed' } };
  expect(next(move, '2026-12-06')).toMatch(/^Next: We’ll confirm the day by email\./);
  const byPhone = /^Next: We’ll confirm the day by phone\./;
  expect(next({ ...move, emailFailed: true }, '2026-12-06')).toMatch(byPhone);
  expect(next(move, '2026-12-07')).toMatch(/^Today: .+ Please call us now\.$/);
});

const booked = { phase: 'booked', moveDay: { day: '2026-12-07', status: 'confirmed' } };

test('the email of the day before is promised only if it is still to come', () => {
  expect(next(booked, '2026-12-06')).toMatch(/^The day before: /m);
  expect(next({ ...booked, getsDayBefore: false }, '2026-12-06')).toBe(
    'Until then: Tick off the list, one week at a time.',
  );
});

test('on the moving day nobody is told of the day before', () => {
  expect(next(booked, '2026-12-07')).toBe(
    'Today: We’re coming. If anything comes up, phone us first.',
  );
});
