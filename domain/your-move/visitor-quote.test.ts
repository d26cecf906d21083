import { expect, test } from 'vitest';
import { visitorAnswerSchema } from './visitor-quote.ts';

test.each([
  { kind: 'seen', quote: 3 },
  { kind: 'accepted', quote: 3, terms: 'December 2024' },
  { kind: 'declined', quote: 3 },
  { kind: 'asked', quote: 3, said: 'And the piano?' },
])('%j is an answer', (answer) => {
  expect(visitorAnswerSchema.parse(answer)).toEqual(answer);
});

test.each([
  [{ kind: 'quoted', quote: 3 }, 'Please say what you answer'],
  [{ kind: 'seen' }, 'Please say which quote you answer'],
  [{ kind: 'seen', quote: 1.5 }, 'Please say which quote you answer'],
  [{ kind: 'asked', quote: 3, said: ' ' }, 'Please write your question'],
  [{ kind: 'accepted', quote: 3 }, 'To accept, please send termsOf of the quote'],
])('%j is not: “%s”', (answer, message) => {
  const { error } = visitorAnswerSchema.safeParse(answer);
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});
