import { expect, test } from 'vitest';
import { termsOf } from '../../content/terms.ts';
import { withQuote } from '../../tests/server/testing/test-quote.ts';

const ASKED = { kind: 'asked', quote: 1, said: 'And the piano?' };
const YES = { kind: 'accepted', quote: 1, terms: termsOf };

test.each([
  ['quote', ASKED, { ...ASKED, said: 'And the cat?' }],
  ['quote', YES, ASKED],
  ['call', {}, { said: 'after six' }],
  ['cancel', { said: 'We stay' }, { said: 'The price' }],
])(
  '/api/your-move/%s refuses a key that came before with another body',
  async (path, first, other) => {
    const { post, linkKey, quoteIt } = await withQuote();
    await quoteIt();
    if (path === 'cancel') await post('/api/your-move/quote', linkKey, YES);
    const send = (body: object) => post(`/api/your-move/${path}`, linkKey, body, 'one-press');
    expect((await send(first)).statusCode).toBe(200);
    const refused = await send(other);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().detail).toContain('Idempotency-Key');
    expect((await send(first)).statusCode).toBe(200);
  },
);
