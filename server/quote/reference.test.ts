import { expect, test } from 'vitest';
import { newReference } from './reference.ts';

test('a reference can be read out on the phone', () => {
  for (let drawn = 0; drawn < 500; drawn += 1) {
    const [prefix, ...parts] = newReference().split('-');
    expect(prefix).toBe('JFM');
    expect(parts.map((part) => part.length)).toEqual([4, 2]);
    expect(parts.join('')).not.toMatch(/[01OILSZBUNAEY]/);
  }
});

test('references differ', () => {
  const drawn = Array.from({ length: 500 }, newReference);
  expect(new Set(drawn).size).toBeGreaterThan(495);
});
