import { describe, expect, it } from 'vitest';
import { EMPTY_QUOTE_FORM } from './request.form.ts';
import { FIRST_STEP, LAST_STEP, nextStep, previousStep, STEP_NAMES, STEPS } from './steps.ts';

/** In the order of docs/product.md, 4. */
const HOME = ['move', 'property', 'inventory', 'details'] as const;
const OFFICE = ['move', 'details'] as const;

describe('the wizard’s way (docs/product.md, 4)', () => {
  it.each([
    ['residential', HOME],
    ['commercial', OFFICE],
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

  it('asks for every field of the form on exactly one step', () => {
    const asked = STEP_NAMES.flatMap((step) => STEPS[step].fields);
    expect(asked.toSorted()).toEqual(Object.keys(EMPTY_QUOTE_FORM).toSorted());
  });
});
