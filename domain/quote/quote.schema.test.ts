import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SAMPLE_QUOTE } from '../../tests/server/testing/sample-history.ts';
import { newQuoteSchema } from './quote.schema.ts';

/** Lines as somebody types them, some of them twice. */
const typedLines = fc.array(fc.constantFrom('Piano', ' Piano', 'Piano ', 'Packing', 'Loading'), {
  minLength: 1,
  maxLength: 20,
});

test('a quote includes each line once, in the order of writing', () => {
  fc.assert(
    fc.property(typedLines, (typed) => {
      const { includes } = newQuoteSchema.parse({ ...SAMPLE_QUOTE, includes: typed });
      expect(includes).toEqual([...new Set(typed.map((line) => line.trim()))]);
    }),
  );
});
