// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { localRates } from '../../../content/prices.ts';
import { EMPTY_QUOTE_FORM, type QuoteFormValues } from '../../../domain/request/request.form.ts';
import { render, screen } from '../../testing/component.ts';
import { PriceGuide } from './PriceGuide.tsx';

const show = (answers: Partial<QuoteFormValues>) =>
  render(<PriceGuide answers={{ ...EMPTY_QUOTE_FORM, ...answers }} />);
const [small, medium] = localRates.rates;
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
    `For a local move this looks like a medium load: ${medium.price} an hour, for ${medium.suits}.`,
  );
  expect(guide()).toContain('15 to 34 m³');
  expect(guide()).toContain(`A guide for a local move, not a quote. ${localRates.note}`);
});

it('follows the answers: fewer rooms, a garage on top, the chosen items as a part', () => {
  const { rerender } = show({ bedrooms: '1', hasGarage: 'yes' });
  expect(announced()).toContain(`a small load: ${small.price} an hour`);
  expect(guide()).toContain('What’s in your garage comes on top.');
  expect(guide()).not.toContain('What you chose');
  rerender(<PriceGuide answers={{ ...EMPTY_QUOTE_FORM, bedrooms: '1', living: ['sofa'] }} />);
  expect(guide()).toMatch(/What you chose takes about .* m³ of it/);
});

it('reads out the load alone, which changes seldom', () => {
  show({ bedrooms: '3', living: ['sofa'] });
  expect(announced()).not.toContain('m³');
});
