import { expect, it } from 'vitest';
import { briefRequest } from '../../tests/server/testing/sample-request.ts';
import { LABELS } from './labels.ts';
import { HOME_FIELDS } from './request-questions.ts';
import { homeLines } from './request-summary.ts';

const business = briefRequest({ moveType: 'commercial' });
const shown = (answers: Partial<typeof business>) =>
  homeLines({ ...business, ...answers }).map(({ label, value }) => `${label}: ${value}`);

it('a business has no home to show', () => {
  expect(shown({})).toEqual([]);
});

it.each<[Partial<typeof business>, string]>([
  [{ bedrooms: '3' }, `${LABELS.bedrooms}: 3`],
  [{ bathrooms: '2' }, `${LABELS.bathrooms}: 2`],
  [{ hasGarage: 'yes' }, `${LABELS.hasGarage}: yes`],
  [{ hasStoreroom: 'yes' }, `${LABELS.hasStoreroom}: yes`],
])('the team sees all lines of a business that filled in %j', (answer, line) => {
  expect(shown(answer)).toHaveLength(HOME_FIELDS.length);
  expect(shown(answer)).toContain(line);
});
