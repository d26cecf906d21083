import { expect, test } from 'vitest';
import { afterMoveText } from './after-move-text.ts';
import { refusalText } from './refusal-text.ts';

test('a refusal names who writes, about what, and is kind', () => {
  const text = refusalText({
    name: 'Thandi',
    company: 'Movers',
    matter: 'quote request JFM-7K3Q-24',
  });
  expect(text.split('\n\n')).toEqual([
    'Hello Thandi, this is Movers about your quote request JFM-7K3Q-24.',
    expect.stringMatching(/^Thank you for asking us\. We’re sorry, .+ find somebody who can\.$/),
    expect.stringMatching(/^All the best with it\./),
  ]);
});

test('after a move the text asks for a review only where there is a page for them', () => {
  const textWith = (reviewsUrl: string) =>
    afterMoveText({ name: 'Thandi', company: 'Movers', reviewsUrl }).split('\n\n');
  const [question, thanks] = textWith('');
  expect(question).toMatch(
    /^Hello Thandi, this is Movers\. How did your move go\? .+ please tell us\.$/,
  );
  expect(thanks).toBe('Thank you for letting us move you!');
  const [, review] = textWith('https://reviews.example/movers');
  expect(review).toMatch(/^A few honest words here .+: https:\/\/reviews\.example\/movers$/);
  expect(textWith('https://reviews.example/movers').at(-1)).toBe(thanks);
});
