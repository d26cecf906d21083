import { expect, test } from 'vitest';
import {
  historyOf,
  SAMPLE_CONFIRMATION,
  type SampleEvent,
} from '../../tests/server/testing/sample-history.ts';
import { confirmedBefore, replacedInWords } from './replaced-confirmation.ts';

const confirmed: SampleEvent = { kind: 'confirmed', by: 'Anna', ...SAMPLE_CONFIRMATION };
const cancelled: SampleEvent = { kind: 'cancelled', by: 'Anna', said: '' };

test.each<[string, SampleEvent[], number | undefined]>([
  ['nothing', [], undefined],
  ['an earlier confirmation', [confirmed, { kind: 'call' }], 1],
  ['the later of two', [confirmed, confirmed], 2],
  ['nothing that was cancelled since', [confirmed, cancelled], undefined],
])('a confirmation replaces %s', (_, before, replaced) => {
  const events = historyOf(...before, confirmed, confirmed);
  expect(confirmedBefore(events, before.length + 1)?.number).toBe(replaced);
});

test.each([
  ['day', { day: '2026-12-20' }],
  ['hours', { window: 'at 9' }],
  ['price', { price: 7000 }],
])('another %s is told with what it replaces', (_, change) => {
  const before = { ...SAMPLE_CONFIRMATION, day: '2026-12-07', window: 'at 8', price: 6500 };
  expect(replacedInWords(before, { ...before, ...change })).toBe(
    'This replaces what was confirmed before: Monday 7 December 2026, at 8, R6\u00a0500.',
  );
  expect(replacedInWords(before, before)).toBe('');
  expect(replacedInWords(undefined, before)).toBe('');
});
