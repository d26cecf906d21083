import { expect, test } from 'vitest';
import { type DeskEntry, progressOf, unseenBefore } from './desk-entry.ts';
import { entryInWords } from './entry-in-words.ts';

const AT = '2026-11-22T08:00:00.000Z';

const history = (...kinds: readonly (readonly [DeskEntry['kind'], string?])[]): DeskEntry[] =>
  kinds.map(([kind, by], index) => ({ id: `0${index}`, kind, at: AT, ...(by && { by }) }));

test('the last one who took it has it; wishes and reminders change no stage', () => {
  expect(progressOf([])).toEqual({ stage: 'waiting', holder: null });
  const entries = history(['reminded'], ['taken', 'Anna'], ['call'], ['change'], ['taken', 'Sam']);
  expect(progressOf(entries)).toEqual({ stage: 'taken', holder: { by: 'Sam', at: AT } });
});

test('a person who acts without having seen a colleague’s act is told of it', () => {
  const entries = history(['taken', 'Anna'], ['quoted', 'Anna']);
  const act = (kind: 'taken' | 'quoted' | 'phoned' | 'refused', after: string | null) =>
    unseenBefore({ kind, by: 'Sam', after }, entries)?.kind;
  expect(act('taken', null)).toBe('quoted');
  expect(act('quoted', '00')).toBe('quoted');
  expect(act('quoted', '01')).toBeUndefined();
  // A call that took place is a fact.
  expect(act('phoned', null)).toBeUndefined();
});

test('their own "I’m on it" is in nobody’s way', () => {
  const entries = history(['taken', 'Sam']);
  expect(unseenBefore({ kind: 'refused', by: 'Sam', after: null }, entries)).toBeUndefined();
  expect(unseenBefore({ kind: 'refused', by: 'Anna', after: null }, entries)).toBeDefined();
});

test('an entry says who did what, what was said, and what was changed', () => {
  expect(entryInWords({ kind: 'phoned', by: 'Anna', said: 'Saturday, with the piano' })).toEqual({
    heading: 'Anna answered by phone',
    lines: ['Saturday, with the piano'],
  });
  const changes = [{ label: 'Bedrooms', before: '3', after: '4' }];
  expect(entryInWords({ kind: 'change', changes }).lines).toHaveLength(1);
});
