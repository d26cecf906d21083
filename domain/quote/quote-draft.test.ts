import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOSTILE_TEXTS } from '../../tests/server/testing/hostile-requests.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { INVENTORY_CATEGORIES, inventoryItems } from '../request/inventory.ts';
import { quoteRequestSchema } from '../request/request.schema.ts';
import { quoteDraft } from '../team/suggest-quote.ts';
import { newQuoteSchema } from './quote.schema.ts';
import { plainVisit } from './visits.ts';

const TODAY = '2026-11-22';
const unquoted = {
  stage: 'waiting',
  quote: null,
  offer: null,
  agreement: null,
  changesSinceQuote: [],
  plan: { status: 'wished', visits: [plainVisit('')] },
} as const;

const line = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 500 }),
  fc
    .tuple(fc.constantFrom('a', 'é', '🚚', '👩‍👩‍👧', 'x '), fc.integer({ min: 150, max: 500 }))
    .map(([unit, length]) => unit.repeat(length).slice(0, length)),
);
const everyItem = Object.fromEntries(
  INVENTORY_CATEGORIES.map((category) => [category, inventoryItems(category)]),
);
const request = fc
  .record({
    fromAddress: line,
    toAddress: line,
    moveDate: line,
    inventory: fc.constantFrom({}, everyItem),
  })
  .map((changes) => quoteRequestSchema.safeParse({ ...SAMPLE_REQUEST, ...changes }).data)
  .filter((accepted) => accepted !== undefined);

const PRICE = { basis: 'whole', price: 6500, rate: null } as const;

test('what any request suggests makes a quote as it is, with a price', () => {
  fc.assert(
    fc.property(request, (accepted) => {
      const draft = { ...quoteDraft(accepted, unquoted, TODAY), ...PRICE };
      const { rate: _, hours: _hours, hoursUpTo: _most, ...quote } = draft;
      expect(newQuoteSchema.safeParse(draft)).toEqual({ success: true, data: quote });
      for (const each of draft.includes) expect(each).not.toMatch(/\p{Surrogate}/u);
    }),
  );
});

test('a line that is too long is cut between characters and marked', () => {
  const fromAddress = '🚚'.repeat(250);
  const { includes } = quoteDraft({ ...SAMPLE_REQUEST, fromAddress }, unquoted, TODAY);
  expect(includes[0]).toBe(`Loading at ${'🚚'.repeat(244)}…`);
});
