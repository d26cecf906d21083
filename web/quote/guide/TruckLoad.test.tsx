// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { EMPTY_QUOTE_FORM, type QuoteFormValues } from '../../../domain/request/request.form.ts';
import { render } from '../../testing/component.ts';
import { TruckLoad } from './TruckLoad.tsx';

const withAnswers = (answers: Partial<QuoteFormValues>) => (
  <TruckLoad answers={{ ...EMPTY_QUOTE_FORM, ...answers }} />
);
const drawnItem = (container: Element) =>
  container.querySelector<HTMLElement>('.inventory-drawing')?.dataset;

it('stays shut before there is anything to load', () => {
  const { container } = render(withAnswers({}));
  expect(container.innerHTML).toBe('');
});

it('shows the drawing of the item that was ticked last, as long as it is ticked', () => {
  const { container, rerender } = render(withAnswers({ living: ['sofa'] }));
  expect(drawnItem(container), 'chosen on an earlier visit to the step').toBeUndefined();
  rerender(withAnswers({ kitchen: ['stove'], living: ['sofa'] }));
  expect(drawnItem(container)).toMatchObject({ row: '1' });
  rerender(withAnswers({ kitchen: ['stove'], living: ['sofa'], bedroom: ['dresser'] }));
  expect(drawnItem(container)).toMatchObject({ column: '2', row: '2' });
  rerender(withAnswers({ kitchen: ['stove'], bedroom: ['dresser'] }));
  expect(drawnItem(container)).toMatchObject({ column: '2', row: '2' });
  rerender(withAnswers({ kitchen: ['stove'] }));
  expect(drawnItem(container)).toBeUndefined();
});

it('fills with what is chosen, and is never fuller than full', () => {
  const { container, rerender } = render(withAnswers({ bedrooms: '4+' }));
  const widths = () =>
    [...container.querySelectorAll('g > rect')].map((part) =>
      Number(/scale\((\S+)/.exec(part.getAttribute('transform') ?? '')?.[1]),
    );
  expect(widths()).toEqual([1, 1, 0]);
  rerender(withAnswers({ bedrooms: '4+', living: ['sofa'] }));
  const [, , sofa = 0] = widths();
  rerender(withAnswers({ bedrooms: '4+', living: ['sofa', 'bookshelf'] }));
  const [, , both = 0] = widths();
  expect(sofa).toBeGreaterThan(0);
  expect(both).toBeGreaterThan(sofa);
});
