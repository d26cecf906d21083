import { expect, test } from 'vitest';
import { SAMPLE_QUOTE } from '../../tests/server/testing/sample-history.ts';
import { withQuote } from '../../tests/server/testing/test-quote.ts';

const LIMIT = 10;

test('an agent with many moves has no limit once somebody opened a quote at the address', async () => {
  const { answer, quoteIt, send, actFor, mails } = await withQuote();
  await quoteIt();
  await answer('seen');
  const { deskKey } = await send({});
  for (let sent = 0; sent <= LIMIT; sent += 1) {
    const quote = { kind: 'quoted', via: 'email', ...SAMPLE_QUOTE, price: 6500 + sent };
    expect((await actFor(deskKey, quote)).statusCode).toBe(200);
  }
  expect(await mails('quote')).toHaveLength(LIMIT + 2);
});

test('the desk offers no email that it would refuse', async () => {
  const { desk, quoteIt } = await withQuote();
  for (let sent = 0; sent < LIMIT; sent += 1) {
    expect((await desk()).quote?.channels).toContain('email');
    await quoteIt({ price: 6500 + sent });
  }
  expect((await desk()).quote?.channels).toEqual(['whatsapp']);
  expect((await quoteIt({ price: 9000 })).statusCode).toBe(422);
});

test('an address that is corrected begins as a stranger’s', async () => {
  const server = await withQuote();
  for (let sent = 0; sent < LIMIT; sent += 1) await server.quoteIt({ price: 6500 + sent });
  await server.answer('seen');
  expect((await server.quoteIt({ price: 9000 })).statusCode).toBe(200);
  await server.change({ email: 'another@visitor.example' });
  expect((await server.quoteIt({ price: 9100 })).statusCode).toBe(422);
});

test('what fixes or cancels a day goes out, and what a visitor changes is answered ten times', async () => {
  const server = await withQuote();
  for (let sent = 0; sent < LIMIT; sent += 1) await server.quoteIt({ price: 6500 + sent });
  await server.answer('accepted');
  for (let changes = 0; changes <= LIMIT; changes += 1) {
    const moveDate = '2026-12-07';
    await server.change({ moveDate, toAddress: `${changes} Long Street, Melville` });
  }
  expect(await server.mails('acceptance')).toHaveLength(LIMIT);
  await server.confirmIt();
  await server.cancel();
  expect(await server.mails('confirmation')).toHaveLength(1);
  expect(await server.mails('cancellation')).toHaveLength(1);
});
