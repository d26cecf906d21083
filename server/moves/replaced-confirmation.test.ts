import { expect, test } from 'vitest';
import { differenceLines } from '../../domain/quote/differences.ts';
import {
  type ConfirmationChanges,
  confirmationWith,
  historyOf,
  type QuoteChanges,
  quoted,
  type SampleEvent,
  visitOn,
} from '../../tests/server/testing/sample-history.ts';
import { changesIn, confirmedBefore } from './replaced-confirmation.ts';

const confirmedAs = (changes: ConfirmationChanges): SampleEvent => ({
  ...{ kind: 'confirmed', by: 'Anna' },
  ...confirmationWith(changes),
});
const confirmed = confirmedAs({});
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

const PROMISED = { day: '2026-12-07', window: 'at 8', price: 6500 };

/** What the last of these events changes for the visitor, as its mail lists it. */
function changeIn(...events: readonly SampleEvent[]): string[] {
  const history = historyOf(...events);
  const last = history.at(-1);
  if (last?.kind !== 'confirmed') return expect.unreachable();
  return differenceLines(changesIn(history, last).found).map(
    ({ label, value }) => `${label}: ${value}`,
  );
}

test.each([
  ['day', { day: '2026-12-20' }, 'Day: Sunday 20 December 2026 instead of Monday 7 December 2026'],
  ['hours', { window: 'at 9' }, 'Hours: at 9 instead of at 8'],
  ['crew', { crew: ['Sam'] }, 'Crew: Sam instead of Sipho Dlamini, Johannes Mokoena'],
  ['registration', { registration: 'CA 1' }, 'Registration: CA 1 instead of JX 12 CD GP'],
  ['number of trucks', { trucks: 2 }, 'Trucks: 2 trucks instead of 1 truck'],
])('another %s is told with what it replaces', (_, change, line) => {
  const before = confirmedAs(PROMISED);
  const yes: SampleEvent[] = [quoted(), { kind: 'accepted', about: 1 }];
  expect(changeIn(...yes, before, confirmedAs({ ...PROMISED, ...change }))).toEqual([line]);
  expect(changeIn(...yes, before, before)).toEqual([]);
});

const asAgreed = { day: '2026-12-07', window: 'between 8 and 9', price: 6500 };

test.each<[string, QuoteChanges, object, string[]]>([
  ['what was agreed', {}, {}, []],
  [
    'another day',
    {},
    { day: '2026-12-09' },
    ['Day: Wednesday 9 December 2026 instead of Monday 7 December 2026'],
  ],
  [
    'other hours',
    {},
    { window: 'between 9 and 10' },
    ['Hours: between 9 and 10 instead of between 8 and 9'],
  ],
  ['a day for a yes without one', { day: '', window: '' }, {}, []],
])('a confirmation with %s is compared with the yes', (_, quote, confirmation, found) => {
  const events = [quoted(quote), { kind: 'accepted', about: 1 } as const];
  expect(changeIn(...events, confirmedAs({ ...asAgreed, ...confirmation }))).toEqual(found);
});

test('a yes after an earlier confirmation is what a new one is compared with', () => {
  const events = [
    { kind: 'agreed', by: 'Sam', price: 6000, upTo: null, ...visitOn('2026-12-05'), said: '' },
    confirmedAs({ day: '2026-12-05', price: 6000 }),
    { kind: 'agreed', by: 'Sam', price: 6500, upTo: null, ...visitOn('2026-12-07'), said: '' },
  ] as const;
  expect(changeIn(...events, confirmedAs({ ...PROMISED, day: '2026-12-08' }))).toEqual([
    'Day: Tuesday 8 December 2026 instead of Monday 7 December 2026',
  ]);
  expect(changeIn(...events, confirmedAs(PROMISED))).toEqual([]);
});
