import { expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { REFERENCE_PLACEHOLDER } from '../../domain/request/thank-you.ts';
import { isReference, newReference } from './reference.ts';

test('a reference can be read out on the phone', () => {
  for (let drawn = 0; drawn < 500; drawn += 1) {
    const [prefix, ...parts] = newReference().split('-');
    expect(prefix).toBe(company.referencePrefix);
    expect(parts.map((part) => part.length)).toEqual([4, 2]);
    expect(parts.join('')).not.toMatch(/[01OILSZBUNAEY]/);
  }
});

test('references differ', () => {
  const drawn = Array.from({ length: 500 }, newReference);
  expect(new Set(drawn).size).toBeGreaterThan(495);
});

test('a reference is known by its shape', () => {
  for (let drawn = 0; drawn < 500; drawn += 1) expect(isReference(newReference())).toBe(true);
  for (const other of [
    '',
    REFERENCE_PLACEHOLDER,
    `${company.referencePrefix}-7K3Q`,
    `${company.referencePrefix}-7K3Q-2`,
    `${company.referencePrefix}-7K3Q-244`,
    `${company.referencePrefix}-7k3q-24`,
    `${company.referencePrefix}-OIL1-24`,
    'XYZ-7K3Q-24',
    ` ${company.referencePrefix}-7K3Q-24`,
    `${company.referencePrefix}-7K3Q-24\n`,
    `${company.referencePrefix}-<b>Q-24`,
  ]) {
    expect(isReference(other), other).toBe(false);
  }
});
