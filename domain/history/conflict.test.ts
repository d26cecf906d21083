import { expect, test } from 'vitest';
import {
  historyOf,
  quoted,
  SAMPLE_CONFIRMATION,
  type SampleEvent,
} from '../../tests/server/testing/sample-history.ts';
import { findConflict } from './conflict.ts';
import type { TeamAction } from './stage.ts';

test('a person who acts without having seen a colleague’s action is told of it', () => {
  const events = historyOf({ kind: 'taken', by: 'Anna' }, quoted());
  const conflict = (kind: TeamAction, after: number) =>
    findConflict({ kind, by: 'Sam', after }, events)?.kind;
  expect(conflict('taken', 0)).toBe('quoted');
  expect(conflict('quoted', 1)).toBe('quoted');
  expect(conflict('quoted', 2)).toBeUndefined();
  // A call that took place is a fact.
  expect(conflict('phoned', 0)).toBeUndefined();
});

test.each<SampleEvent>([
  { kind: 'callback', by: 'Anna', day: '2026-11-26', said: '' },
  { kind: 'confirmed', by: 'Anna', ...SAMPLE_CONFIRMATION },
  { kind: 'cancelled', by: 'Anna', said: '' },
])('who takes what a colleague has, who noted “$kind”, is told of that', (event) => {
  const events = historyOf(event);
  expect(findConflict({ kind: 'taken', by: 'Sam', after: 0 }, events)?.kind).toBe(event.kind);
  expect(findConflict({ kind: 'taken', by: 'Sam', after: 1 }, events)).toBeUndefined();
});

test('nobody conflicts with their own earlier steps, and everybody with a visitor', () => {
  const events = historyOf({ kind: 'taken', by: 'Sam' }, { kind: 'phoned', by: 'Sam', said: 'x' });
  expect(findConflict({ kind: 'quoted', by: 'Sam', after: 0 }, events)).toBeUndefined();
  expect(findConflict({ kind: 'quoted', by: 'Anna', after: 0 }, events)).toBeDefined();
  const changed = historyOf({ kind: 'changed', changes: [] });
  expect(findConflict({ kind: 'quoted', by: 'Sam', after: 0 }, changed)).toBeDefined();
  expect(findConflict({ kind: 'quoted', by: 'Sam', after: 1 }, changed)).toBeUndefined();
});

test('who does the same twice, on two screens or with two presses, is told of the first', () => {
  const sent = historyOf({ ...quoted(), by: 'Sam' });
  expect(findConflict({ kind: 'quoted', by: 'Sam', after: 0 }, sent)?.kind).toBe('quoted');
  expect(findConflict({ kind: 'quoted', by: 'Sam', after: 1 }, sent)).toBeUndefined();
});

test.each(['quoted', 'refused', 'agreed', 'cancelled'] as const)(
  'whoever answers with “%s” has read what the visitor asked',
  (kind) => {
    for (const wish of [{ kind: 'call' }, { kind: 'asked', about: 0, said: 'x' }] as const) {
      const events = historyOf(wish);
      expect(findConflict({ kind, by: 'Sam', after: 0 }, events)?.kind).toBe(wish.kind);
      expect(findConflict({ kind, by: 'Sam', after: 1 }, events)).toBeUndefined();
    }
  },
);

test.each(['quoted', 'confirmed', 'cancelled'] as const)(
  'whoever sends an email with “%s” knows that the last one came back',
  (kind) => {
    const bounced = { kind: 'undelivered', about: 1, mail: 'quote', reason: '550 no' } as const;
    const events = historyOf(quoted(), bounced);
    expect(findConflict({ kind, by: 'Sam', after: 1 }, events)?.kind).toBe('undelivered');
    expect(findConflict({ kind, by: 'Sam', after: 2 }, events)).toBeUndefined();
  },
);
