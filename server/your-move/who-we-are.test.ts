import { afterAll, expect, test, vi } from 'vitest';

const DEALING_WITH = '../../content/dealing-with.ts';
const SENTENCE = 'You deal with Ndlovu Movers (Pty) Ltd, a private company, at 4 Moore Road.';

afterAll(() => {
  vi.doUnmock(DEALING_WITH);
  vi.resetModules();
});

test('a quote names whom its reader deals with, and so does the email about a yes', async () => {
  vi.resetModules();
  vi.doMock(DEALING_WITH, () => ({ dealingWith: SENTENCE }));
  const { withQuote } = await import('../../tests/server/testing/test-quote.ts');
  const { quoteIt, desk, deliver, toVisitor, move, answer } = await withQuote();
  await quoteIt({ via: 'whatsapp' });
  const { tell } = await desk();
  expect(decodeURIComponent(`${tell?.link?.url}`).replaceAll('+', ' ')).toContain(SENTENCE);

  await quoteIt();
  await deliver();
  expect(toVisitor().at(-1)?.text).toContain(`Who we are: ${SENTENCE}`);
  expect((await move()).quote?.terms).toContainEqual({ label: 'Who we are', value: SENTENCE });

  await answer('accepted');
  await deliver();
  expect(toVisitor().at(-1)?.text).toContain(`Who we are: ${SENTENCE}`);
});
