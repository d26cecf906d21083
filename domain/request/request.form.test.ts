import { expect, it } from 'vitest';
import {
  EMPTY_QUOTE_FORM,
  type QuoteFormValues,
  quoteFormOf,
  toQuoteRequest,
} from './request.form.ts';
import { quoteRequestSchema } from './request.schema.ts';

const filled: QuoteFormValues = {
  ...EMPTY_QUOTE_FORM,
  bedrooms: '3',
  hasGarage: 'yes',
  hasStoreroom: 'yes',
  kitchen: ['stove'],
  bedroom: ['bed', 'chest'],
  fromAddress: '14 Kelly Avenue, Boskruin',
  toAddress: '7 Mowbray Road, Greenside',
  moveDate: '2026-12-05',
  name: 'Thandeka Mokoena',
  phone: '082 555 0119',
  email: 'thandeka@example.com',
};

it('starts as residential, answered by WhatsApp (docs/product.md, 4)', () => {
  expect(EMPTY_QUOTE_FORM).toMatchObject({ moveType: 'residential', deliveryMethod: 'whatsapp' });
});

it('becomes the request of docs/product.md, 3', () => {
  expect(quoteRequestSchema.parse(toQuoteRequest(filled))).toMatchObject({
    bedrooms: '3',
    bathrooms: '',
    hasGarage: 'yes',
    hasStoreroom: 'yes',
    inventory: { kitchen: ['stove'], bedroom: ['bed', 'chest'] },
  });
});

it('sends the access of the addresses when something was said of it', () => {
  const said = { ...filled, fromFloor: '2', toHours: '8 to 16' } as const;
  for (const moveType of ['residential', 'commercial'] as const) {
    expect(quoteRequestSchema.parse(toQuoteRequest({ ...said, moveType })).access).toMatchObject({
      version: 1,
      from: { floor: '2', lift: '' },
      to: { floor: '', hours: '8 to 16' },
    });
  }
  const unsaid = quoteRequestSchema.parse(toQuoteRequest({ ...filled, toHours: ' ' }));
  expect(JSON.parse(JSON.stringify(unsaid))).not.toHaveProperty('access');
});

it('leaves the home out of a commercial request, and the visitor’s answers in the form', () => {
  const commercial: QuoteFormValues = { ...filled, moveType: 'commercial' };
  expect(toQuoteRequest(commercial)).toMatchObject({
    bedrooms: '',
    hasGarage: '',
    hasStoreroom: '',
    inventory: {},
  });
  expect(commercial.bedrooms).toBe('3');
});

it('is filled in again with nothing ticked where nothing was', () => {
  const request = quoteRequestSchema.parse(
    toQuoteRequest({ ...filled, hasGarage: '', hasStoreroom: '', kitchen: [], bedroom: [] }),
  );
  expect(quoteFormOf(request)).toMatchObject({
    hasGarage: '',
    hasStoreroom: '',
    kitchen: [],
    living: [],
    bedroom: [],
  });
});

it.each<QuoteFormValues>([
  filled,
  { ...filled, hasStoreroom: '', living: ['sofa'], fromFloor: '2', toHours: '8 to 16' } as const,
  { ...EMPTY_QUOTE_FORM, ...filled, moveType: 'commercial', additionalNotes: 'Desks' } as const,
])('is filled in again from its request, and makes the same one', (form) => {
  const request = quoteRequestSchema.parse(toQuoteRequest(form));
  expect(quoteRequestSchema.parse(toQuoteRequest(quoteFormOf(request)))).toEqual(request);
});
