import { describe, expect, it } from 'vitest';
import { EMPTY_ACCESS_FORM } from './access.form.ts';
import { EMPTY_QUOTE_FORM } from './request.form.ts';
import { nextStep, previousStep, STEP_NUMBERS, STEPS } from './steps.ts';

describe('the wizard’s way (docs/product.md, 4)', () => {
  it('leads a residential move through all four steps and back', () => {
    expect(nextStep(1, 'residential')).toBe(2);
    expect(nextStep(2, 'residential')).toBe(3);
    expect(nextStep(3, 'residential')).toBe(4);
    expect(previousStep(4, 'residential')).toBe(3);
    expect(previousStep(3, 'residential')).toBe(2);
    expect(previousStep(2, 'residential')).toBe(1);
  });

  it('skips the home and the inventory of a commercial move, both ways', () => {
    expect(nextStep(1, 'commercial')).toBe(4);
    expect(previousStep(4, 'commercial')).toBe(1);
  });

  it('ends at its ends', () => {
    expect(previousStep(1, 'residential')).toBe(1);
    expect(nextStep(4, 'commercial')).toBe(4);
  });

  it('asks for every field of the form on exactly one step', () => {
    const asked = STEP_NUMBERS.flatMap((step) => STEPS[step].fields);
    // A request may hold the access of the addresses, or leave it out.
    const needed = (names: string[]) => names.filter((name) => !(name in EMPTY_ACCESS_FORM));
    expect(needed(asked).toSorted()).toEqual(needed(Object.keys(EMPTY_QUOTE_FORM)).toSorted());
    expect(new Set(asked).size).toBe(asked.length);
  });
});
