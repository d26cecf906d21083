import { expect, test } from 'vitest';
import { accountOf } from '../../domain/quote/account.ts';
import {
  contentOf,
  historyOf,
  KINDS,
  quoted,
  type SampleEvent,
} from '../../tests/server/testing/sample-history.ts';
import { EVENT_KINDS } from './event-kinds.ts';
import { progressOf } from './progress-of.ts';

const OF = { about: 1, quote: {} };
const byAnna = (kind: (typeof KINDS)[number], about = 1): SampleEvent => ({
  ...contentOf(kind, { ...OF, about }),
  by: 'Anna',
});
const SETTLED: readonly SampleEvent[] = [
  quoted(),
  contentOf('accepted', OF),
  byAnna('confirmed'),
  byAnna('settled'),
];
const accountAfter = (...events: readonly SampleEvent[]) => {
  const progress = progressOf('2026-12-05', historyOf(...SETTLED, ...events));
  return { account: accountOf(progress), stage: progress.stage };
};

/** Events that change the account of a move that is settled. */
const ENTRIES = KINDS.filter((kind) => {
  const isMoney = EVENT_KINDS[kind].isOfAccount && kind !== 'settled';
  return isMoney && JSON.stringify(accountAfter(byAnna(kind))) !== JSON.stringify(accountAfter());
});

test('an entry that is struck leaves the account as if it had never been made', () => {
  expect(ENTRIES).toEqual(expect.arrayContaining(['paid', 'writtenOff']));
  for (const kind of ENTRIES) {
    const number = SETTLED.length + 1;
    expect(accountAfter(byAnna(kind), byAnna('struck', number)), kind).toEqual(accountAfter());
  }
});

test('nobody makes an entry without having read the others, or strikes one', () => {
  for (const kind of [...ENTRIES, 'struck'] as const) {
    const { mustRead } = EVENT_KINDS[kind];
    expect(mustRead, kind).toEqual(expect.arrayContaining(['settled', 'struck', ...ENTRIES]));
  }
});
