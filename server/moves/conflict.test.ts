import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HistoryEvent } from '../../domain/move/event.ts';
import { type Stage, stageAfter, TEAM_ACTIONS, type TeamAction } from '../../domain/move/stage.ts';
import {
  anyHistory,
  contentOf,
  historyOf,
  quoted,
  SAMPLE_CONFIRMATION,
  type SampleEvent,
} from '../../tests/server/testing/sample-history.ts';
import { findConflict, NAMES_IT } from './conflict.ts';
import { progressOf } from './progress-of.ts';

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
  const changed = historyOf({
    kind: 'changed',
    changes: [{ field: 'bedrooms', before: '3', after: '4+' }],
  });
  expect(findConflict({ kind: 'quoted', by: 'Sam', after: 0 }, changed)).toBeDefined();
  expect(findConflict({ kind: 'quoted', by: 'Sam', after: 1 }, changed)).toBeUndefined();
});

test('who does the same twice, on two screens or with two presses, is told of the first', () => {
  const sent = historyOf({ ...quoted(), by: 'Sam' });
  expect(findConflict({ kind: 'quoted', by: 'Sam', after: 0 }, sent)?.kind).toBe('quoted');
  expect(findConflict({ kind: 'quoted', by: 'Sam', after: 1 }, sent)).toBeUndefined();
});

const OF = { about: 0, quote: {} };

/** The kinds of events that enter money, or take an entry back. */
const OF_MONEY = TEAM_ACTIONS.filter((kind) => {
  // It takes back what ended by mistake, whatever that was.
  if (kind === 'reopened') return false;
  const [yes, one, other] = [
    contentOf('agreed', OF),
    contentOf('paid', OF),
    contentOf('writtenOff', OF),
  ];
  const before = historyOf(yes, contentOf('settled', OF), one, other);
  const entriesAfter = (events: readonly HistoryEvent[]) => {
    const { payments, writeOffs } = progressOf('', events);
    return [...payments, ...writeOffs].map(({ number }) => number);
  };
  const entered = entriesAfter(before);
  return entered.some((about) => {
    const after = historyOf(
      yes,
      contentOf('settled', OF),
      one,
      other,
      contentOf(kind, { ...OF, about }),
    );
    return !isDeepStrictEqual(entriesAfter(after), entered);
  });
});

test('two people who enter money at once do not enter the same twice', () => {
  expect(OF_MONEY).toEqual(expect.arrayContaining(['paid', 'struck', 'writtenOff']));
  for (const kind of OF_MONEY) {
    for (const first of OF_MONEY) {
      const events = historyOf({ ...contentOf(first, OF), by: 'Anna' });
      const conflict = findConflict({ kind, by: 'Sam', after: 0 }, events);
      expect(conflict?.kind, `${kind} after ${first}`).toBe(first);
    }
  }
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

test.each(['quoted', 'refused', 'agreed', 'confirmed', 'cancelled'] as const)(
  'whoever answers with “%s” knows that a colleague means to call',
  (kind) => {
    const yes = [quoted(), { kind: 'accepted', about: 1 } as const];
    const before = kind === 'confirmed' || kind === 'cancelled' ? yes : [];
    const callback = { kind: 'callback', by: 'Anna', day: '2026-11-26', said: 'A piano' } as const;
    const events = historyOf(...before, callback);
    const conflict = (after: number, by = 'Sam') => findConflict({ kind, by, after }, events)?.kind;
    expect(conflict(before.length)).toBe('callback');
    expect(conflict(events.length)).toBeUndefined();
    expect(conflict(before.length, 'Anna')).toBeUndefined();
  },
);

test.each(['quoted', 'agreed'] as const)('“%s” overrules no refusal unseen', (kind) => {
  const events = historyOf(quoted(), { kind: 'refused', by: 'Anna' });
  expect(findConflict({ kind, by: 'Sam', after: 1 }, events)?.kind).toBe('refused');
  expect(findConflict({ kind, by: 'Sam', after: 2 }, events)).toBeUndefined();
});

/** Where a value has the number of an event: 'quote', 'openWishes'. */
function placesOf(value: unknown, number: number, place = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'number' in value && value.number === number ? [place] : [];
  const parts = Object.entries(value).flatMap(([name, part]) =>
    placesOf(part, number, Array.isArray(value) ? place : `${place} ${name}`),
  );
  return [...own, ...parts];
}

const NEITHER_WANTS_IT: readonly Stage[] = ['refused', 'declined'];

/** The facts that an event set and a later action clears. */
function lost(events: readonly HistoryEvent[], acted: HistoryEvent): string[] {
  const { length: number } = events;
  const [before, now, then] = [events.slice(0, -1), events, [...events, acted]].map((some) =>
    progressOf('', some),
  );
  const places = placesOf(now, number).filter((place) => !placesOf(then, number).includes(place));
  const isRefusal = NEITHER_WANTS_IT.some((stage) => stage === now?.stage);
  const isOver = isRefusal && before?.stage !== now?.stage && then?.stage !== now?.stage;
  return [...places, ...(isOver ? ['stage'] : [])];
}

const BLIND = TEAM_ACTIONS.filter((action) => !NAMES_IT.includes(action));

test('whatever an unseen event set is cleared by nobody who has not seen it', () => {
  const tried = new Set<string>();
  fc.assert(
    fc.property(anyHistory, fc.constantFrom(...BLIND), (all, kind) => {
      for (const { number } of all) {
        const events = all.slice(0, number);
        const after = number - 1;
        const { stage, quote, ended } = progressOf('', events);
        if (!stageAfter(stage, kind)) continue;
        const about = (kind === 'reopened' ? ended : quote)?.number ?? 0;
        const content = contentOf(kind, { about, quote: {}, after });
        const at = '2026-12-01T08:00:00.000Z';
        const acted = { ...content, number: number + 1, by: 'Zoe', at } as HistoryEvent;
        const places = lost(events, acted);
        if (places.length === 0) continue;
        tried.add(`${kind} after ${events.at(-1)?.kind}`);
        expect(findConflict({ kind, by: 'Zoe', after }, events)?.number).toBe(number);
      }
    }),
    { numRuns: 1000, seed: 7 },
  );
  for (const unseen of ['callback', 'refused', 'declined', 'call', 'changed', 'accepted']) {
    expect([...tried].join('; ')).toContain(`quoted after ${unseen}`);
  }
});

test('what is only noted, opened or delivered stops nobody', () => {
  fc.assert(
    fc.property(anyHistory, fc.constantFrom(...TEAM_ACTIONS), (events, kind) => {
      const conflict = findConflict({ kind, by: 'Zoe', after: 0 }, events)?.kind ?? '';
      expect(['seen', 'reminded', 'announced', 'delivered']).not.toContain(conflict);
    }),
  );
  const noted = historyOf({ kind: 'taken', by: 'Anna' }, { kind: 'phoned', by: 'Anna', said: 'x' });
  for (const kind of ['agreed', 'phoned'] as const) {
    expect(findConflict({ kind, by: 'Sam', after: 0 }, noted)).toBeUndefined();
  }
});
