import { expect, test } from 'vitest';
import { localRates } from '../../content/prices.ts';
import {
  afterMoveText,
  formText,
  fullDayText,
  pricesText,
  refusalText,
} from '../../server/notifications/answer-texts.ts';

const GREETING = 'Hello Thandi, this is Movers about your quote request JFM-7K3Q-24.';
const FORM = 'https://movers.example/get-quote';

test('a refusal names who writes, about what, and is kind', () => {
  const text = refusalText({ greeting: GREETING });
  expect(text.split('\n\n')).toEqual([
    GREETING,
    expect.stringMatching(/^Thank you for asking us\. We’re sorry, .+ find somebody who can\.$/),
    expect.stringMatching(/^All the best with it\./),
  ]);
});

test.each([
  [
    ['2026-12-11', '2026-12-14'],
    'The nearest days we have free are Friday 11 December 2026 and Monday 14 December 2026. Would one of them suit you?',
  ],
  [['2026-12-14'], 'The nearest day we have free is Monday 14 December 2026. Would it suit you?'],
  [[], 'Which other days would suit you?'],
])('a full day comes with the free ones: %j', (free, offer) => {
  const full = { greeting: GREETING, day: '2026-12-12', free };
  const sorry = 'We’re sorry, Saturday 12 December 2026 is full.';
  expect(fullDayText({ ...full, page: '' })).toBe(`${GREETING}\n\n${sorry} ${offer}`);
  const page = 'https://movers.example/your-move#key';
  expect(fullDayText({ ...full, page })).toMatch(
    new RegExp(`change the day on your page: ${page}$`),
  );
});

test('a message is answered with the form, and with what each load costs', () => {
  const form = formText({ greeting: GREETING, form: FORM, phone: '011 555 0142' });
  expect(form).toContain(`both addresses, the day and what moves`);
  expect(form).toContain(FORM);
  const prices = pricesText({ greeting: GREETING, form: FORM });
  for (const { load, price } of localRates.rates) {
    expect(prices).toMatch(new RegExp(`${load}.*: ${price.replace('+', '\\+')} an hour`));
  }
  expect(prices).toContain(FORM);
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
