// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { EMPTY_QUOTE_FORM, type QuoteFormValues } from '../../../domain/request/request.form.ts';
import { render, screen } from '../../testing/component.ts';
import { PriceGuide } from './PriceGuide.tsx';

const show = (answers: Partial<QuoteFormValues>) =>
  render(<PriceGuide answers={{ ...EMPTY_QUOTE_FORM, ...answers }} />);
const guide = () => screen.getByRole('complementary', { name: 'Price guide' }).textContent;
const announced = () => screen.getByRole('status').textContent;

it('invites before there is anything to say, and announces nothing', () => {
  show({});
  expect(guide()).toBe('The truck fills as you choose, and shows the hourly rate of such a load.');
  expect(announced()).toBe('');
});

it('turns the answers about a home into a load, its rate and a range, and promises nothing', () => {
  show({ bedrooms: '2' });
  expect(announced()).toBe(
    'For a local move this looks like a medium load: R800+ an hour, for 2-3 room moves.',
  );
  expect(guide()).toContain('15 to 34 m³');
  expect(guide()).toContain(
    'A guide for a local move, not a quote. Prices depend on distance, items and services.',
  );
});

it('follows the answers: fewer rooms, a garage on top, the chosen items as a part', () => {
  const { rerender } = show({ bedrooms: '1', hasGarage: 'yes' });
  expect(announced()).toContain('a small load: R500+ an hour');
  expect(guide()).toContain('What’s in your garage comes on top.');
  expect(guide()).not.toContain('What you chose');
  rerender(<PriceGuide answers={{ ...EMPTY_QUOTE_FORM, bedrooms: '1', living: ['sofa'] }} />);
  expect(guide()).toMatch(/What you chose takes about .* m³ of it/);
});

it('reads out the load alone, which changes seldom', () => {
  show({ bedrooms: '3', living: ['sofa'] });
  expect(announced()).not.toContain('m³');
});
