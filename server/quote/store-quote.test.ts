import { expect, test, vi } from 'vitest';
import { SAMPLE_REQUEST } from '../testing/sample-quote.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { type Submission, storeQuote } from './store-quote.ts';

const SUBMISSION: Submission = {
  request: SAMPLE_REQUEST,
  idempotencyKey: null,
  receivedAt: new Date('2026-11-21T20:33:13.106Z'),
  mailDomain: 'movers.example',
};

test('a reference that is taken is not given twice', async () => {
  const db = await openTestDatabase();
  const drawn = ['JFM-2222-22', 'JFM-2222-22', 'JFM-3333-33'];
  const draw = vi.fn(() => drawn.shift() ?? 'JFM-4444-44');
  await storeQuote(db, SUBMISSION, draw);
  const second = await storeQuote(db, SUBMISSION, draw);
  expect(second).toMatchObject({ status: 'stored', receipt: { reference: 'JFM-3333-33' } });
  expect(draw).toHaveBeenCalledTimes(3);
  expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(2);
});

test('when no reference is free, nothing is stored', async () => {
  const db = await openTestDatabase();
  await storeQuote(db, SUBMISSION, () => 'JFM-2222-22');
  await expect(storeQuote(db, SUBMISSION, () => 'JFM-2222-22')).rejects.toThrow(
    'no free reference',
  );
  expect(await db.selectFrom('quoteRequests').select('id').execute()).toHaveLength(1);
  expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(1);
});

test('the request and its mail are stored together or not at all', async () => {
  const db = await openTestDatabase();
  await db.schema.dropTable('outbox').execute();
  await expect(storeQuote(db, SUBMISSION)).rejects.toThrow('outbox');
  expect(await db.selectFrom('quoteRequests').select('id').execute()).toEqual([]);
});

test("the mail's Message-ID belongs to the sender's domain", async () => {
  const db = await openTestDatabase();
  await storeQuote(db, SUBMISSION);
  const mail = await db.selectFrom('outbox').select('messageId').executeTakeFirst();
  expect(mail?.messageId).toMatch(/^<[0-9a-f-]{36}@movers\.example>$/);
});
