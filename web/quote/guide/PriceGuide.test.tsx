import { expect, it } from 'vitest';
import { localRates } from '../../../content/prices.ts';
import { EMPTY_QUOTE_FORM, type QuoteFormValues } from '../../../domain/request/request.form.ts';
import { render, screen } from '../../testing/component.ts';
import { LoadDetails, PriceGuide } from './PriceGuide.tsx';

const show = (answers: Partial<QuoteFormValues>) =>
  render(<PriceGuide answers={{ ...EMPTY_QUOTE_FORM, ...answers }} />);
const [small, medium] = localRates.rates;
const guide = () => screen.getByRole('complementary', { name: 'Price guide' }).textContent;
const announced = () => screen.getByRole('status').textContent;

it('invites before there is anything to say, and announces nothing', () => {
  show({});
  expect(guide()).toBe('The truck fills as you choose, and shows the hourly rate for that load.');
  expect(announced()).toBe('');
});

it('turns the answers about a home into a load, its rate and a range, and promises nothing', () => {
  show({ bedrooms: '2' });
  expect(announced()).toBe(
    `For a local move this looks like a small or medium load: ${small.price} to ${medium.price} an hour.`,
  );
  expect(guide()).toContain(`A guide for a local move, not a quote. ${localRates.note}`);
});

it('shows volume and truck: fewer rooms, a garage on top, the chosen items as a part', () => {
  const details = (answers: Partial<QuoteFormValues>) =>
    render(<LoadDetails answers={{ ...EMPTY_QUOTE_FORM, ...answers }} />).container.textContent;
  expect(details({})).toBe('');
  const small = details({ bedrooms: '1', hasGarage: 'yes' });
  expect(small).toContain(
    '10 to 17 m³. Whatever is in your garage is extra. The whole home needs about half to nearly all of',
  );
  expect(small).not.toContain('What you ticked');
  expect(details({ bedrooms: '1', living: ['sofa'] })).toMatch(
    /What you ticked takes up about .* m³ of it/,
  );
  expect(details({ bedrooms: '4+' })).toContain(
    'The whole home needs more than one load of an 8-ton truck.',
  );
});

it('reads out the load alone, which changes seldom', () => {
  show({ bedrooms: '3', living: ['sofa'] });
  expect(announced()).not.toContain('m³');
});
