import { expect, test } from 'vitest';
import {
  historyOf,
  quoted,
  SAMPLE_CONFIRMATION,
  type SampleEvent,
} from '../../tests/server/testing/sample-history.ts';
import { getsDayBefore } from './day-before-due.ts';
import { progressOf } from './progress-of.ts';

const FOUR_PM = 16 * 60;
const accepted: SampleEvent = { kind: 'accepted', about: 1 };
const confirmed: SampleEvent = { kind: 'confirmed', by: 'Anna', ...SAMPLE_CONFIRMATION };
const booked = [quoted(), accepted, confirmed];

/** @param time in Johannesburg, on the day before the move */
function gets(events: readonly SampleEvent[], time: string, at: number | null = FOUR_PM): boolean {
  const progress = progressOf('', historyOf(...events));
  return getsDayBefore(progress, at, new Date(`2026-12-06T${time}+02:00`));
}

test('the mail of the day before is to come until late that evening, unless it is switched off', () => {
  expect(gets(booked, '09:00')).toBe(true);
  expect(gets(booked, '22:00')).toBe(true);
  expect(gets(booked, '22:01')).toBe(false);
  expect(gets(booked, '09:00', null)).toBe(false);
});

test('nobody waits for it before the day is confirmed, once it was written, or at an address that fails', () => {
  expect(gets([quoted(), accepted], '09:00')).toBe(false);
  expect(gets([...booked, { kind: 'announced', visit: 1, day: '2026-12-07' }], '17:00')).toBe(
    false,
  );
  expect(gets([...booked, { kind: 'announced', visit: 1, day: '2026-11-30' }], '09:00')).toBe(true);
  const bounce = { kind: 'undelivered', about: 3, mail: 'confirmation', reason: '550' } as const;
  expect(gets([...booked, bounce], '09:00')).toBe(false);
  // They spoke about it.
  const phoned = { kind: 'phoned', said: '' } as const;
  expect(gets([...booked, bounce, phoned], '09:00')).toBe(true);
});
