import { expect, test } from 'vitest';
import {
  type ConfirmationChanges,
  confirmationWith,
  historyOf,
  type QuoteChanges,
  quoted,
  type SampleEvent,
  visitOn,
} from '../../tests/server/testing/sample-history.ts';
import { changeInConfirmation, confirmedBefore } from './replaced-confirmation.ts';

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

/** What the last of these events changes for the visitor, as the team reads it. */
function changeIn(...events: readonly SampleEvent[]): string {
  const history = historyOf(...events);
  const last = history.at(-1);
  return last?.kind === 'confirmed' ? changeInConfirmation(history, last, 'They') : '';
}

test.each([
  ['day', { day: '2026-12-20' }],
  ['hours', { window: 'at 9' }],
  ['price', { price: 7000 }],
])('another %s is told with what it replaces', (_, change) => {
  const before = confirmedAs(PROMISED);
  const yes: SampleEvent[] = [quoted(), { kind: 'accepted', about: 1 }];
  expect(changeIn(...yes, before, confirmedAs({ ...PROMISED, ...change }))).toBe(
    'This replaces what was confirmed before: Monday 7 December 2026, at 8, R6\u00a0500.',
  );
  expect(changeIn(...yes, before, before)).toBe('');
});

const YES = 'Monday 7 December 2026, between 8 and 9, R6\u00a0500';
const asAgreed = { day: '2026-12-07', window: 'between 8 and 9', price: 6500 };

test.each<[string, QuoteChanges, object, string]>([
  ['what was agreed', {}, {}, ''],
  ['another day', {}, { day: '2026-12-09' }, YES],
  ['other hours', {}, { window: 'between 9 and 10' }, YES],
  ['a higher price', {}, { price: 6501 }, YES],
  ['a lower price', {}, { price: 6499 }, YES],
  ['a day for a yes without one', { day: '', window: '' }, {}, ''],
  ['the top of a range', { upTo: 9000 }, { price: 9000 }, ''],
  [
    'more than a range',
    { upTo: 9000 },
    { price: 9001 },
    `${YES} to R9\u00a0000, to be settled before we confirm the day`,
  ],
  [
    'less than a range',
    { upTo: 9000 },
    { price: 6000 },
    `${YES} to R9\u00a0000, to be settled before we confirm the day`,
  ],
])('a confirmation with %s is compared with the yes', (_, quote, confirmation, yes) => {
  const events = [quoted(quote), { kind: 'accepted', about: 1 } as const];
  const departure = changeIn(...events, confirmedAs({ ...asAgreed, ...confirmation }));
  expect(departure).toBe(yes && `They said yes to ${yes}.`);
});

test('a yes after an earlier confirmation is what a new one is compared with', () => {
  const events = [
    { kind: 'agreed', by: 'Sam', price: 6000, upTo: null, ...visitOn('2026-12-05'), said: '' },
    confirmedAs({ day: '2026-12-05' }),
    { kind: 'agreed', by: 'Sam', price: 6500, upTo: null, ...visitOn('2026-12-07'), said: '' },
  ] as const;
  expect(changeIn(...events, confirmedAs({ ...PROMISED, price: 9000 }))).toBe(
    'They said yes to Monday 7 December 2026, R6\u00a0500.',
  );
  expect(changeIn(...events, confirmedAs(PROMISED))).toBe('');
});
