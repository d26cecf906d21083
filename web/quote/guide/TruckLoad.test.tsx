import { expect, it } from 'vitest';
import { EMPTY_QUOTE_FORM, type QuoteFormValues } from '../../../domain/request/request.form.ts';
import { render } from '../../testing/component.ts';
import { TruckLoad } from './PriceGuide.tsx';

const withAnswers = (answers: Partial<QuoteFormValues>) => (
  <TruckLoad answers={{ ...EMPTY_QUOTE_FORM, ...answers }} />
);
const drawn = (container: Element) =>
  [...container.querySelectorAll('use')]
    .map((use) => use.getAttribute('href')?.split('#')[1])
    .sort();

/** The parts of the open side that are surely and perhaps full, in the units of the drawing; none while it is shut. */
const filled = (container: Element) => {
  const scale = Number(
    container
      .querySelector('g')
      ?.getAttribute('transform')
      ?.match(/scale\((.+)\)/)?.[1],
  );
  return [...container.querySelectorAll('rect[opacity]')].map(
    (rect) => Number(rect.getAttribute('width')) * scale ** 2,
  );
};

it('is the whole truck, and shut, before there is anything to load', () => {
  const { container } = render(withAnswers({}));
  expect(filled(container)).toEqual([]);
  expect(container.querySelector('circle')).not.toBeNull();
});

it('keeps each ticked piece in the truck as long as it is ticked', () => {
  const { container, rerender } = render(withAnswers({ living: ['sofa'] }));
  expect(drawn(container)).toEqual(['sofa']);
  rerender(withAnswers({ kitchen: ['stove'], living: ['sofa'], bedroom: ['dresser'] }));
  expect(drawn(container)).toEqual(['dresser', 'sofa', 'stove']);
  rerender(withAnswers({ kitchen: ['stove'] }));
  expect(drawn(container)).toEqual(['stove']);
});

it('is fuller, or a larger truck, with each bedroom', () => {
  const { container, rerender } = render(withAnswers({ bedrooms: '1' }));
  const areas = (['2', '3', '4+'] as const).map((bedrooms) => {
    const before = filled(container);
    rerender(withAnswers({ bedrooms }));
    return [before, filled(container)] as const;
  });
  for (const [fewer, more] of areas) {
    const [least = 0, most = 0] = fewer.toSorted((a, b) => a - b);
    const [leastOfMore = 0, mostOfMore = 0] = more.toSorted((a, b) => a - b);
    expect(leastOfMore).toBeGreaterThan(least);
    expect(mostOfMore).toBeGreaterThanOrEqual(most);
  }
});
