import { expect, it } from 'vitest';
import { advice } from './advice.ts';

it('gives the advice, or nothing and word of the fault', () => {
  const faults: unknown[] = [];
  const report = (error: unknown) => void faults.push(error);
  expect(advice(() => 'ask for the lift', report)).toBe('ask for the lift');
  expect(faults).toEqual([]);
  const fault = new RangeError('Maximum call stack size exceeded');
  const fail = () => {
    throw fault;
  };
  expect(advice(fail, report)).toBeUndefined();
  expect(advice(fail)).toBeUndefined();
  expect(faults).toEqual([fault]);
});
