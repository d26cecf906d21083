import { expect, it } from 'vitest';
import { briefRequest } from '../../tests/server/testing/sample-request.ts';
import { notesPoint, saysFlexible } from './notes.ts';

it.each([
  ['Our dates are flexible.', true],
  ['Anytime in May', true],
  ['any day', true],
  ['We are not flexible', false],
  ['The date isn’t flexible', false],
  ["The date isn't flexible", false],
  ['Our dates aren’t flexible', false],
  ["Our dates aren't flexible", false],
  ['Friday only', false],
])('whether other dates would do, in “%s”: %s', (notes, expected) => {
  expect(saysFlexible(notes)).toBe(expected);
});

it('the team sees the sentences about difficult access, each in quotes', () => {
  const request = briefRequest({
    additionalNotes: 'Hello! There is no lift !?\nThe narrow gate is on the left.Thank you',
  });
  expect(notesPoint(request)).toEqual({
    code: 'notes-access',
    forTeam: 'The notes say: “There is no lift”, “The narrow gate is on the left”.',
  });
});
