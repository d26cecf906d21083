import { expect, it } from 'vitest';
import { firstStepWithError, stepErrors } from './quote-form.ts';

const wrong = {
  email: { type: 'custom', message: 'Please enter a valid email' },
  toAddress: { type: 'too_small', message: 'Please enter your destination address' },
};

it('finds the step where the first wrong field stands', () => {
  expect(firstStepWithError(wrong)).toBe(4);
  expect(firstStepWithError({ ...wrong, bedrooms: { type: 'custom' } })).toBe(2);
  expect(firstStepWithError({})).toBeUndefined();
});

it('lists the messages in the order in which the fields are read', () => {
  expect(stepErrors(4, wrong)).toEqual([
    { fieldId: 'quote-toAddress', message: 'Please enter your destination address' },
    { fieldId: 'quote-email', message: 'Please enter a valid email' },
  ]);
});
