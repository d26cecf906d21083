import { expect, test } from 'vitest';
import { historyOf, type SampleEvent, visitOn } from '../../tests/server/testing/sample-history.ts';
import { papersDueInShort, papersOwed } from './papers-owed.ts';
import { progressOf } from './progress-of.ts';

const DAY = '2026-12-07';
const gates = [{ side: 'to', notice: 'days' }] as const;
const agreed = {
  kind: 'agreed',
  by: 'Sam',
  price: 6500,
  upTo: null,
  ...visitOn(DAY),
  said: '',
} as const;
const settled: SampleEvent = {
  ...{ kind: 'settled', by: 'Sam', price: 6500, lines: [], said: '' },
  ...{ paid: 'cash', day: DAY },
};

test('a gate is owed its papers until the day is over, or the move is done', () => {
  const ahead = { gates, progress: progressOf('', historyOf(agreed)) };
  const done = { gates, progress: progressOf('', historyOf(agreed, settled)) };
  expect(papersOwed(ahead, DAY)).toHaveLength(1);
  expect(papersDueInShort(ahead, DAY)?.why).toContain('phone the gate');
  for (const [over, today] of [
    [ahead, '2026-12-08'],
    [done, DAY],
  ] as const) {
    expect(papersOwed(over, today)).toEqual([]);
    expect(papersDueInShort(over, today)).toBeUndefined();
  }
});
