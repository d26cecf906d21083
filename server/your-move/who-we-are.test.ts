import { expect, test, vi } from 'vitest';
import { SAMPLE_QUOTE } from '../../tests/server/testing/sample-history.ts';

const DEALING_WITH = '../../content/dealing-with.ts';
const SENTENCE = 'You deal with Ndlovu Movers (Pty) Ltd, a private company, at 4 Moore Road.';

test('a quote names whom its reader deals with, and so do its preview and the email about a yes', async () => {
  vi.resetModules();
  vi.doMock(DEALING_WITH, () => ({ dealingWith: SENTENCE }));
  const { withQuote } = await import('../../tests/server/testing/test-quote.ts');
  const { quoteIt, clock, desk, deliver, toVisitor, move, answer } = await withQuote();
  await quoteIt({ via: 'whatsapp' });
  const { tell } = await desk();
  expect(decodeURIComponent(`${tell?.link?.url}`).replaceAll('+', ' ')).toContain(SENTENCE);

  await quoteIt();
  await deliver();
  expect(toVisitor().at(-1)?.text).toContain(`Who we are: ${SENTENCE}`);
  const { draftWaybill } = await import('../../domain/your-move/draft-waybill.ts');
  const { waybillOf } = await import('../../domain/your-move/waybill.ts');
  const { terms } = waybillOf(await move(), new Date(clock.time));
  expect(terms).toContainEqual({ label: 'Who we are', value: SENTENCE });
  expect(draftWaybill(SAMPLE_QUOTE, SAMPLE_QUOTE).terms).toEqual(terms);

  await answer('accepted');
  await deliver();
  expect(toVisitor().at(-1)?.text).toContain(`Who we are: ${SENTENCE}`);
});
