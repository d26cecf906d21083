import { expect, it } from 'vitest';
import { quoteRequestSchema } from './request.schema.ts';
import { homeLines } from './request-summary.ts';

const business = quoteRequestSchema.parse({
  name: 'Thandeka',
  email: 'thandeka@visitor.example',
  phone: '082 555 0119',
  moveType: 'commercial',
  fromAddress: '14 Kelly Avenue',
  toAddress: '3 Cedar Road',
  moveDate: '2031-12-06',
  deliveryMethod: 'email',
});
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
