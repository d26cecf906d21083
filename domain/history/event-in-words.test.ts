import { expect, test } from 'vitest';
import { historyOf, quoted } from '../../tests/server/testing/sample-history.ts';
import type { EventContent } from './event.ts';
import { eventInWords } from './event-in-words.ts';

const inWords = (event: EventContent & { by?: string }) => historyOf(event).map(eventInWords).at(0);

test('an event says who did what, what was said, and what was changed', () => {
  expect(inWords({ kind: 'phoned', by: 'Anna', said: 'Saturday, with the piano' })).toEqual({
    heading: 'Anna answered by phone',
    lines: ['Saturday, with the piano'],
  });
  const changes = [{ label: 'Bedrooms', before: '3', after: '4' }];
  expect(inWords({ kind: 'changed', changes })?.lines).toEqual(['Bedrooms: 4, was 3']);
});

test('a quote was written, by which way, and for how much', () => {
  expect(inWords(quoted())).toMatchObject({
    heading: 'Anna wrote the quote, by email',
    lines: expect.arrayContaining(['Price: R6\u00a0500']),
  });
});
