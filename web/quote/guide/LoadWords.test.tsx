// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { EMPTY_QUOTE_FORM, type QuoteFormValues } from '../../../domain/request/request.form.ts';
import { render } from '../../testing/component.ts';
import { LoadWords } from './LoadWords.tsx';

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
  expect(wordsFor({ bedrooms: '3' })).toBe('Large load|R1200+ an hour|25 to 45 m³');
  expect(wordsFor({ living: ['tv'] })).toMatch(/^Small load or more\|R500\+ an hour\|/);
});
