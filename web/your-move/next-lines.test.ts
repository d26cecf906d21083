import { expect, test } from 'vitest';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { nextLines } from './next-lines.ts';

const asked = {
  request: SAMPLE_REQUEST,
  quote: null,
  booking: null,
  isAnswered: false,
  isRefused: false,
  moveDay: { day: '2026-12-07', status: 'wished' },
  questionAt: null,
} as const;

function next(change: object, today = '2026-12-01'): string {
  // Only what the lines depend on.
  const move = { ...asked, ...change } as Parameters<typeof nextLines>[0];
  return nextLines(move, today)
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n');
}

test('a quote is promised until the team has answered', () => {
  expect(next({})).toMatch(/Your quote, by /);
  expect(next({ isAnswered: true })).toBe(
    'Next: We’ve been in touch with you. Is something still open? Ask for a call below.',
  );
});

test('on the moving day nobody is told of the day before', () => {
  const booking = { state: 'booked', lines: [], at: '', byVisitor: false, changedAt: null };
  const booked = { booking, moveDay: { day: '2026-12-07', status: 'confirmed' } };
  expect(next(booked, '2026-12-06')).toMatch(/^The day before: /m);
  expect(next(booked, '2026-12-07')).toBe(
    'Today: We’re coming. If anything comes up, phone us first.',
  );
});
