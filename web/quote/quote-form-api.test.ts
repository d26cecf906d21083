import { expect, it } from 'vitest';
import { EMPTY_QUOTE_FORM } from '../../domain/request/request.form.ts';
import { firstStepWithError, quoteResolver, stepErrors } from './quote-form-api.ts';

const wrong = {
  email: { type: 'custom', message: 'Please enter a valid email' },
  toAddress: { type: 'too_small', message: 'Please enter your destination address' },
};

it('finds the step where the first wrong field stands', () => {
  expect(firstStepWithError(wrong)).toBe('details');
  expect(firstStepWithError({ ...wrong, bedrooms: { type: 'custom' } })).toBe('property');
  expect(firstStepWithError({})).toBeUndefined();
});

it('lists the messages in the order in which the fields are read', () => {
  expect(stepErrors('details', wrong)).toEqual([
    { fieldId: 'quote-toAddress', message: 'Please enter your destination address' },
    { fieldId: 'quote-email', message: 'Please enter a valid email' },
  ]);
});

it('finds what is wrong with the access at its control, after the fields of the step', async () => {
  const form = { ...EMPTY_QUOTE_FORM, toHours: 'Weekdays '.repeat(60) };
  const { errors } = await quoteResolver()(form, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  expect(firstStepWithError(errors)).toBe('details');
  expect(stepErrors('details', errors).at(-1)).toEqual({
    fieldId: 'quote-toHours',
    message: 'Please keep this under 500 characters',
  });
});
