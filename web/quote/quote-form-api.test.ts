import { expect, it } from 'vitest';
import { EMPTY_QUOTE_FORM } from '../../domain/request/request.form.ts';
import { checkQuote, firstStepWithError, QUOTE_FIELDS } from './quote-form-api.ts';

const wrong = {
  email: 'Please enter a valid email',
  toAddress: 'Please enter your destination address',
};

it('finds the step of the first wrong field', () => {
  expect(firstStepWithError(wrong)).toBe('details');
  expect(firstStepWithError({ ...wrong, bedrooms: 'Please choose a number' })).toBe('property');
  expect(firstStepWithError({})).toBeUndefined();
});

it('lists the fields in the order in which they are read', () => {
  expect(QUOTE_FIELDS.filter((name) => name in wrong)).toEqual(['toAddress', 'email']);
});

it('finds what is wrong with the access at its control, after the fields of the step', () => {
  const checked = checkQuote()({ ...EMPTY_QUOTE_FORM, toHours: 'Weekdays '.repeat(60) });
  const errors = 'errors' in checked ? checked.errors : {};
  expect(firstStepWithError(errors)).toBe('details');
  expect(errors.toHours).toBe('Please keep this to 500 characters');
  expect(QUOTE_FIELDS.at(-1)).toBe('toHours');
});
