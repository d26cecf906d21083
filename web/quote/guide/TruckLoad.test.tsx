import { expect, it } from 'vitest';
import { EMPTY_QUOTE_FORM, type QuoteFormValues } from '../../../domain/request/request.form.ts';
import { render } from '../../testing/component.ts';
import { TruckLoad } from './PriceGuide.tsx';

const withAnswers = (answers: Partial<QuoteFormValues>) => (
  <svg>
    <title>The truck</title>
    <TruckLoad answers={{ ...EMPTY_QUOTE_FORM, ...answers }} />
  </svg>
);
const drawn = (container: Element) =>
  [...container.querySelectorAll('use')]
    .map((use) => use.getAttribute('href')?.split('#')[1])
    .sort();

it('stays shut before there is anything to load', () => {
  const { container } = render(withAnswers({}));
  expect(container.querySelector('rect')).toBeNull();
});

it('keeps each ticked piece in the truck as long as it is ticked', () => {
  const { container, rerender } = render(withAnswers({ living: ['sofa'] }));
  expect(drawn(container)).toEqual(['sofa']);
  rerender(withAnswers({ kitchen: ['stove'], living: ['sofa'], bedroom: ['dresser'] }));
  expect(drawn(container)).toEqual(['dresser', 'sofa', 'stove']);
  rerender(withAnswers({ kitchen: ['stove'] }));
  expect(drawn(container)).toEqual(['stove']);
});

it('fills with what such a home usually has, and is never fuller than full', () => {
  const { container, rerender } = render(withAnswers({ bedrooms: '1' }));
  const width = () => Number(container.querySelectorAll('rect')[1]?.getAttribute('width'));
  const one = width();
  expect(one).toBeGreaterThan(0);
  rerender(withAnswers({ bedrooms: '4+' }));
  expect(width()).toBeGreaterThanOrEqual(one);
  const inside = Number(container.querySelector('rect')?.getAttribute('width'));
  expect(width()).toBeLessThanOrEqual(inside);
});
