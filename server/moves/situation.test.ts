import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PHASES, type Phase } from '../../domain/move/phases.ts';
import { isAgreed, isEnded } from '../../domain/move/stage.ts';
import { accountOf } from '../../domain/quote/account.ts';
import { bookingOf } from '../../domain/your-move/booking.ts';
import {
  anyHistory,
  anyHistoryOfVisits,
  historyOf,
  quoted,
  SAMPLE_BILL,
  SAMPLE_CONFIRMATION,
  SAMPLE_PAYMENT,
  SAMPLE_WISH,
  type SampleEvent,
  visitOn,
} from '../../tests/server/testing/sample-history.ts';
import { progressOf } from './progress-of.ts';
import { situationOf } from './situation.ts';

const TODAY = '2026-11-22';
const DAYS = [TODAY, '2026-12-05', '2026-12-08', '2026-12-23'] as const;

const accepted: SampleEvent = { kind: 'accepted', about: 1 };
const confirmed: SampleEvent = { kind: 'confirmed', by: 'Anna', ...SAMPLE_CONFIRMATION };
const settled: SampleEvent = { kind: 'settled', by: 'Anna', ...SAMPLE_BILL };
const cancelled: SampleEvent = { kind: 'cancelled', said: '' };
/** By the team. */
const cancelledAt = (day: string): SampleEvent => ({
  ...{ kind: 'cancelled', by: 'Anna', said: '', at: `${day}T08:00:00.000Z` },
});
const changed: SampleEvent = {
  kind: 'changed',
  changes: [{ field: 'toAddress', before: 'Fourways', after: 'Durban' }],
};
const bounced: SampleEvent = { kind: 'undelivered', about: 1, mail: 'quote', reason: '550 no' };

test.each<[Phase, readonly SampleEvent[], today?: string]>([
  ['waiting', []],
  ['taken', [{ kind: 'taken', by: 'Anna' }]],
  ['answered', [{ kind: 'phoned', by: 'Anna', said: 'x' }]],
  ['quoted', [quoted()]],
  ['outdated', [quoted(), changed]],
  ['lapsed', [quoted()], '2026-12-08'],
  ['lapsed', [quoted({ day: '' })], '2026-12-23'],
  ['undelivered', [quoted(), bounced]],
  ['declined', [quoted(), { kind: 'declined', about: 1 }]],
  ['refused', [{ kind: 'refused', by: 'Anna' }]],
  ['agreed', [quoted(), accepted]],
  ['agreed', [quoted(), accepted], '2026-12-07'],
  ['changed', [quoted(), accepted, changed]],
  ['overdue', [quoted(), accepted], '2026-12-08'],
  ['booked', [quoted(), accepted, confirmed]],
  ['booked', [quoted(), accepted, confirmed], '2026-12-07'],
  ['moved', [quoted(), accepted, confirmed], '2026-12-08'],
  ['owing', [quoted(), accepted, settled]],
  [
    'paid',
    [quoted(), accepted, confirmed, settled, { kind: 'paid', by: 'Anna', ...SAMPLE_PAYMENT }],
  ],
  ['paid', [quoted(), accepted, settled, { kind: 'paid', ...SAMPLE_PAYMENT }]],
  ['cancelled', [quoted(), accepted, { kind: 'cancelled', said: '' }]],
  ['cancelled', [quoted(), accepted, cancelledAt('2026-12-07')]],
  ['off', [quoted(), accepted, cancelledAt('2026-12-08')]],
  ['off', [quoted(), accepted, confirmed, cancelledAt('2026-12-08')]],
  ['owing', [quoted(), accepted, cancelledAt('2026-12-08'), settled]],
])('%s: %#', (phase, events, today = TODAY) => {
  expect(situationOf(progressOf(SAMPLE_WISH, historyOf(...events)), today).phase).toBe(phase);
});

test('on any day of any history the parts of a situation agree with each other', () => {
  const reached = new Set<Phase>();
  fc.assert(
    fc.property(anyHistoryOfVisits, fc.constantFrom(...DAYS), (events, today) => {
      const progress = progressOf(SAMPLE_WISH, events);
      const situation = situationOf(progress, today);
      const { phase, may, obstacle, price, isDayOver } = situation;
      reached.add(phase);
      const isDone = phase === 'owing' || phase === 'paid';
      const isYes =
        isDone || ['agreed', 'changed', 'overdue', 'booked', 'under-way', 'moved'].includes(phase);
      expect(isAgreed(progress.stage)).toBe(isYes);
      expect(bookingOf(progress, today) !== null).toBe(
        isYes || phase === 'cancelled' || phase === 'off',
      );
      if (isYes) expect(price).not.toBeNull();
      if (phase === 'quoted') expect(obstacle).toBeNull();
      if (phase === 'outdated' || phase === 'lapsed') expect(obstacle).not.toBeNull();
      if (isDayOver) expect(progress.plan.visits.some(({ day }) => day < today)).toBe(true);
      expect(may.includes('cancelled')).toBe(isYes && !isDone);
      expect(may.includes('paid')).toBe(isYes || accountOf(progress) !== null);
      if (phase === 'owing') expect(may).toContain('writtenOff');
      if (phase === 'paid') expect(may).not.toContain('writtenOff');
      if (isDone) expect(may).toContain('settled');
      expect(may.includes('confirmed')).toBe(isYes);
    }),
    { numRuns: 3000, seed: 3 },
  );
  expect([...reached].toSorted()).toEqual(Object.keys(PHASES).toSorted());
});

test.each([
  ['before the day', [quoted(), accepted, confirmed], '2026-12-06', false],
  ['on the day', [quoted(), accepted, confirmed], '2026-12-07', true],
  ['on the day, unconfirmed', [quoted(), accepted], '2026-12-07', true],
  ['two weeks later', [quoted(), accepted], '2026-12-21', true],
  ['years later', [quoted(), accepted, confirmed], '2029-12-22', true],
  ['cancelled, within two weeks', [quoted(), accepted, cancelled], '2026-12-21', true],
  ['cancelled, before its day', [quoted(), accepted, cancelled], '2026-12-06', false],
  ['to be corrected, whenever', [quoted(), accepted, settled], '2027-12-22', true],
])('a move can be entered as done: %s', (_, events, today, expected) => {
  const { may } = situationOf(progressOf(SAMPLE_WISH, historyOf(...events)), today);
  expect(may.includes('settled')).toBe(expected);
});

test('a yes that is noted late is over, and not to be confirmed', () => {
  const late: SampleEvent = {
    kind: 'agreed',
    by: 'Anna',
    price: 6000,
    upTo: null,
    ...visitOn('2026-11-20'),
    said: '',
  };
  const { phase, may } = situationOf(progressOf(SAMPLE_WISH, historyOf(late)), TODAY);
  expect(phase).toBe('overdue');
  expect(may).toContain('settled');
});

test('nobody is offered to answer a quote that there is not', { tags: 'property' }, () => {
  fc.assert(
    fc.property(anyHistory, (events) => {
      const { may } = situationOf(progressOf('', events), '2026-11-25');
      const { stage, quote } = progressOf('', events);
      if (isEnded(stage) && !quote) expect(may).not.toContain('accepted');
    }),
  );
});
