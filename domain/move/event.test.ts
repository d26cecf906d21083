import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentOf, inFull, KINDS } from '../../tests/server/testing/sample-history.ts';
import { readEvent } from './event.ts';

const STORED = { number: 3, at: '2026-11-22T08:00:00.000Z', by: 'Anna' };

/** Reads an event back from what the server stores: the kind apart, and JSON of the rest. */
function readBack({ kind, ...rest }: { readonly kind: string }) {
  return readEvent({ ...STORED, kind, content: JSON.stringify(rest) });
}

test.each(KINDS)('a stored “%s” is read as it was', (kind) => {
  const content = inFull(contentOf(kind, { about: 1, quote: {} }), 3);
  expect(readBack(content)).toEqual({ ...content, ...STORED });
});

test('an acceptance keeps the terms that were seen, and a change all that it replaced', () => {
  const accepted = { kind: 'accepted', about: 1, terms: '2026-11-01' };
  expect(readBack(accepted)).toEqual({ ...accepted, ...STORED });
  const changes = [
    { field: 'toAddress', before: 'Durban', after: 'Fourways' },
    { field: 'kitchen', before: ['refrigerator'], after: ['stove'] },
  ];
  expect(readBack({ kind: 'changed', changes } as { kind: string })).toEqual({
    kind: 'changed',
    changes,
    ...STORED,
  });
});

test.each(['quote', 'acceptance', 'confirmation', 'cancellation', 'day-before'])(
  'the bounce of a mail with the %s is read',
  (mail) => {
    const bounce = { kind: 'undelivered', about: 1, mail, reason: '550 no such user' };
    expect(readBack(bounce)).toEqual({ ...bounce, ...STORED });
  },
);

const unreadable = { kind: 'unreadable', ...STORED };

test.each([
  ['no JSON', { kind: 'taken', content: '{' }],
  ['an unknown kind', { kind: 'teleported', content: '{}' }],
  ['a missing field', { kind: 'phoned', content: '{}' }],
  ['a yes to no terms', { kind: 'accepted', content: '{"about":1}' }],
  ['an unknown mail', { kind: 'undelivered', content: '{"about":1,"mail":"x","reason":""}' }],
  ['a number as text', { kind: 'seen', content: '{"about":"1"}' }],
])('%s hides no other event', (_, stored) => {
  expect(readEvent({ ...STORED, ...stored })).toEqual(unreadable);
});

test('whatever is stored, reading never throws and never changes number, time and name', () => {
  fc.assert(
    fc.property(fc.constantFrom(...KINDS, 'other'), fc.json(), (kind, content) => {
      expect(readEvent({ ...STORED, kind, content })).toMatchObject(STORED);
    }),
  );
});
