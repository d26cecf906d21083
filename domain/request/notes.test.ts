import { expect, it } from 'vitest';
import { notesPoint, saysFlexible } from './notes.ts';
import { quoteRequestSchema } from './request.schema.ts';

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
  const request = quoteRequestSchema.parse({
    name: 'Thandeka',
    email: 'thandeka@visitor.example',
    phone: '082 555 0119',
    moveType: 'residential',
    fromAddress: '14 Kelly Avenue',
    toAddress: '3 Cedar Road',
    moveDate: '2031-12-06',
    deliveryMethod: 'email',
    additionalNotes: 'Hello! There is no lift !?\nThe narrow gate is on the left.Thank you',
  });
  expect(notesPoint(request)).toEqual({
    code: 'notes-access',
    forTeam: 'The notes say: “There is no lift”, “The narrow gate is on the left”.',
  });
});
