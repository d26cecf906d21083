import { expect, test } from 'vitest';
import { areas } from '../../content/areas.ts';
import { neighboursOf } from './neighbours.ts';

function signsOf(slug: string): string[] {
  const here = areas.find((area) => area.slug === slug);
  if (!here) throw new Error(slug);
  return neighboursOf(here).map(({ area, wind }) => `${wind} ${area.name}`);
}

test.each([
  ['boskruin', ['N Sundowner', 'E Bromhof']],
  ['cosmo-city', ['N Farmall', 'S Northwold']],
  ['johannesburg', ['N Randburg', 'W Roodepoort']],
])('the signs of %s', (slug, signs) => {
  expect(signsOf(slug)).toEqual(signs);
});

test('each area has two signs, to two other areas, in two directions', () => {
  for (const here of areas) {
    const neighbours = neighboursOf(here);
    expect(new Set(neighbours.map(({ wind }) => wind)).size, here.name).toBe(2);
    expect(new Set([here, ...neighbours.map(({ area }) => area)]).size, here.name).toBe(3);
  }
});
