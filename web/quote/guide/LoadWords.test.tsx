import { expect, it } from 'vitest';
import { localRates } from '../../../content/prices.ts';
import { EMPTY_QUOTE_FORM, type QuoteFormValues } from '../../../domain/request/request.form.ts';
import { render } from '../../testing/component.ts';
import { LoadWords } from './PriceGuide.tsx';

const [small, medium, large] = localRates.rates;

function wordsFor(answers: Partial<QuoteFormValues>): string {
  const { container } = render(<LoadWords answers={{ ...EMPTY_QUOTE_FORM, ...answers }} />);
  return [...container.querySelectorAll('.load-words > *')]
    .map(({ textContent }) => textContent)
    .join('|');
}

it('says nothing before there is anything to say', () => {
  expect(wordsFor({})).toBe('');
});

it('has load, rate and volume; without bedrooms the load may be larger', () => {
  expect(wordsFor({ bedrooms: '3' })).toBe(
    `Medium or large load|${medium.price} to ${large.price} an hour|25 to 45 m³`,
  );
  expect(wordsFor({ living: ['tv'] })).toContain(`Small load or more|${small.price} an hour|`);
});
