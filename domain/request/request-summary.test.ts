import { expect, it } from 'vitest';
import { briefRequest } from '../../tests/server/testing/sample-request.ts';
import { homeLines } from './request-summary.ts';

const business = briefRequest({ moveType: 'commercial' });
const shown = (answers: Partial<typeof business>) =>
  homeLines({ ...business, ...answers }).map(({ label, value }) => `${label}: ${value}`);

it('a business has no home to show', () => {
  expect(shown({})).toEqual([]);
});

it.each<[Partial<typeof business>, string]>([
  [{ bedrooms: '3' }, 'Bedrooms: 3'],
  [{ bathrooms: '2' }, 'Bathrooms: 2'],
  [{ hasGarage: 'yes' }, 'Garage: yes'],
  [{ hasStoreroom: 'yes' }, 'Storeroom: yes'],
])('the team sees all four lines of a business that filled in %j', (answer, line) => {
  expect(shown(answer)).toHaveLength(4);
  expect(shown(answer)).toContain(line);
});
