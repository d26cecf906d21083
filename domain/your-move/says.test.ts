import { expect, test } from 'vitest';
import { hoursIn } from '../../content/term.ts';
import { cancellationNotice, cancelledLate, quoteGoodFor, TERMS } from '../../content/terms.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { inHomeTime } from '../dates/local-time.ts';
import { lastOpenHour } from '../dates/opening-hours.ts';
import { PROMISED_MS } from '../team/time-left.ts';
import { saysOf } from './says.ts';

const asked = {
  receivedAt: '2026-11-26T09:54:00.000Z',
  request: { ...SAMPLE_REQUEST, deliveryMethod: 'email' },
  phase: 'taken',
  may: [],
  quote: null,
  bookedQuote: null,
  booking: null,
  changedAt: null,
  callAskedAt: null,
  isToBeCalled: false,
  emailFailed: false,
  getsDayBefore: true,
  moveDay: { day: '2026-12-07', status: 'wished' },
  visits: [],
  questionAt: null,
  reportedAt: null,
  bill: null,
  since: null,
} as const;

function says(change: object, now = '2026-11-26T12:00+02:00'): string {
  // Only what the sentences depend on.
  const move = { ...asked, ...change } as unknown as Parameters<typeof saysOf>[0];
  return saysOf(move, new Date(now));
}

const VALID = `It’s good for ${quoteGoodFor}.`;
const LATE = 'Your quote is late, and we’re sorry. Call us, or ask for a call below.';

test('a quote by email is promised by an hour of the day, and once its time is over it is late', () => {
  const promised = Date.parse(asked.receivedAt) + PROMISED_MS;
  const at = (ms: number) => new Date(ms).toISOString();
  const hour = lastOpenHour(new Date(promised)) ?? new Date(Number.NaN);
  const promise = `We’ll email your quote by ${inHomeTime(hour.toISOString())}. ${VALID}`;
  const soon = `We’ll send your quote by email. ${VALID}`;
  expect(promise).toMatch(/ at \d\d:00\. /);
  expect(says({})).toBe(promise);
  expect(says({}, at(hour.getTime() - 1))).toBe(promise);
  expect(says({}, at(hour.getTime()))).toBe(soon);
  expect(says({}, at(promised))).toBe(soon);
  expect(says({}, at(promised + 1))).toBe(LATE);
});

test('nobody is told to ask for a call again, and no quote is late that was chosen by email just now', () => {
  const late = '2026-12-01T12:00+02:00';
  expect(says({ callAskedAt: late }, late)).toContain('we’re sorry. Call us.');
  const changedAt = '2026-12-01T09:00:00.000Z';
  expect(says({ changedAt }, late)).toBe(`We’ll send your quote by email. ${VALID}`);
});

test('no time is promised for a quote by WhatsApp, and none is over', () => {
  const request = { ...SAMPLE_REQUEST, deliveryMethod: 'whatsapp' };
  for (const now of ['2026-11-26', '2026-12-01']) {
    expect(says({ request }, now)).toBe(`We’ll send your quote by WhatsApp. ${VALID}`);
  }
});

test('whoever is to be called is promised the call and no time, however late it is', () => {
  const call = `We’ll call you, and send your quote by email. ${VALID}`;
  expect(says({ isToBeCalled: true }, '2026-12-01')).toBe(call);
});

test('once the team has answered nothing is promised, and nothing is late', () => {
  const answered = 'We’ve been in touch with you. Is something still open? Ask for a call below.';
  expect(says({ phase: 'answered' })).toBe(answered);
  expect(says({ phase: 'answered', isToBeCalled: true }, '2026-12-01')).toBe(answered);
});

test('whoever an email did not reach learns it first, and is promised none', () => {
  const move = { phase: 'agreed', moveDay: { day: '2026-12-07', status: 'agreed' } };
  expect(says(move)).toContain('confirm the day by email.');
  const failed = says({ ...move, emailFailed: true });
  expect(failed).toMatch(/^An email from us to \S+ came back/);
  expect(failed).toContain('confirm the day by phone.');
});

test('a day that has come and is not confirmed asks for a call', () => {
  const move = { phase: 'agreed', moveDay: { day: '2026-12-07', status: 'agreed' } };
  expect(says(move, '2026-12-06')).toContain('don’t book a lift');
  expect(says(move, '2026-12-07')).toMatch(/ Please call us now\.$/);
});

const booked = { phase: 'booked', moveDay: { day: '2026-12-07', status: 'confirmed' } };

test('the email of the day before is promised only if it is still to come', () => {
  expect(says(booked, '2026-12-05')).toBe(
    'Your day is confirmed. The day before, we’ll email you what to have ready.',
  );
  expect(says({ ...booked, getsDayBefore: false }, '2026-12-05')).toBe('Your day is confirmed.');
  expect(says(booked, '2026-12-06')).toContain(
    'This afternoon we’ll email you what to have ready.',
  );
});

test('on the eve the phone comes first, with what the terms ask for', () => {
  const first = 'Has something come up for tomorrow? Phone us first.';
  const inTime = `Our terms ask for at least ${cancellationNotice}’ notice.`;
  const isInTime = hoursIn(TERMS.cancellationNotice) <= 29;
  expect(says(booked, '2026-12-06T01:00+02:00')).toContain(
    `${first} ${isInTime ? inTime : cancelledLate('29 hours')}`,
  );
  expect(says(booked, '2026-12-06T20:00+02:00')).toContain(`${first} ${cancelledLate('10 hours')}`);
});

test('on the moving day nobody is told of the day before', () => {
  expect(says(booked, '2026-12-07')).toBe('We’re coming. If anything comes up, phone us first.');
});
