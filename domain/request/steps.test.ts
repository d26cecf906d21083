import { describe, expect, it } from 'vitest';
import { moveTypes } from '../../content/move-types.ts';
import { EMPTY_QUOTE_FORM } from './request.form.ts';
import { LATER_FIELDS } from './request-questions.ts';
import {
  FIRST_STEP,
  LAST_STEP,
  nextStep,
  previousStep,
  STEP_NAMES,
  STEPS,
  stepNumber,
} from './steps.ts';

/** In the order of docs/product.md, 4. A mover with one type of move does not ask for it. */
const CHOICE = moveTypes.length > 1 ? (['move'] as const) : [];
const HOME = [...CHOICE, 'property', 'inventory', 'details'] as const;
const OFFICE = [...CHOICE, 'details'] as const;

describe('the wizard’s way (docs/product.md, 4)', () => {
  it.each([
    ['residential', HOME],
    ...(moveTypes.length > 1 ? [['commercial', OFFICE] as const] : []),
  ] as const)('leads a %s move through its steps and back', (moveType, way) => {
    way.slice(1).forEach((step, index) => {
      const before = way[index] ?? FIRST_STEP;
      expect(nextStep(before, moveType)).toBe(step);
      expect(previousStep(step, moveType)).toBe(before);
    });
  });

  it('ends at its ends', () => {
    expect([STEP_NAMES.at(0), STEP_NAMES.at(-1)]).toEqual([FIRST_STEP, LAST_STEP]);
    expect(previousStep(FIRST_STEP, 'residential')).toBe(FIRST_STEP);
    expect(nextStep(LAST_STEP, 'commercial')).toBe(LAST_STEP);
  });

  // A mover who does not ask for the type of move has one step less.
  it.each([
    ['move', 1, ['moveType']],
    ['property', 2, ['bedrooms', 'bathrooms', 'hasGarage', 'hasStoreroom']],
    ['inventory', 3, ['kitchen', 'living', 'bedroom']],
    [
      'details',
      4,
      ['name', 'email', 'phone', 'fromAddress', 'toAddress', 'moveDate', 'deliveryMethod'],
    ],
  ] as const)('the step %s is number %i, and asks for %j', (step, number, fields) => {
    expect(stepNumber(step)).toBe(number - (moveTypes.length > 1 ? 0 : 1));
    expect(STEPS[step].fields).toEqual(expect.arrayContaining([...fields]));
  });

  it('asks for every field of the form on exactly one step, but for those of the private page', () => {
    const asked = Object.values(STEPS).flatMap(({ fields }) => fields);
    const all = Object.keys(EMPTY_QUOTE_FORM);
    expect([...asked, ...LATER_FIELDS].toSorted()).toEqual(all.toSorted());
  });
});
