// @module-tag slow
import { expect, test } from 'vitest';
import type { Database } from '../../../server/database/database.ts';
import { bodyHash } from '../../../server/requests/idempotency.ts';
import { messages } from '../../../server/requests/kinds/message.kind.ts';
import { requests } from '../../../server/requests/kinds/request.kind.ts';
import { storeSubmission } from '../../../server/requests/store-submission.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { SAMPLE_MESSAGE } from '../testing/sample-message.ts';
import { SAMPLE_REQUEST } from '../testing/sample-request.ts';
import { openDatabaseAt } from '../testing/test-database.ts';

const COMMON = {
  receivedAt: new Date('2026-11-21T20:33:13.106Z'),
  flag: null,
  source: null,
};

function storeRequest(db: Database, key: string | null, name = SAMPLE_REQUEST.name) {
  const content = { ...SAMPLE_REQUEST, name };
  const sent = key === null ? null : { key, bodyHash: bodyHash(content) };
  return storeSubmission(db, requests, { ...COMMON, content, sent });
}

function storeMessage(db: Database) {
  return storeSubmission(db, messages, { ...COMMON, content: SAMPLE_MESSAGE, sent: null });
}

async function stored(db: Database) {
  return {
    submissions: await db
      .selectFrom('submissions')
      .select(['id', 'kind', 'reference'])
      .orderBy('kind', 'desc')
      .execute(),
    requests: await db.selectFrom('requests').select('id').execute(),
    messages: await db.selectFrom('messages').select('id').execute(),
    mails: await db
      .selectFrom('outbox')
      .select(['submissionId', 'kind', 'state'])
      .where('kind', '=', 'received')
      .execute(),
  };
}

onEachDatabase('$name', ({ name, setUp }) => {
  const newDatabase = setUp();

  test('a quote and a message are stored, each with a mail that waits', async () => {
    const db = await openDatabaseAt(await newDatabase());
    expect(await storeRequest(db, null)).toMatchObject({ status: 'stored' });
    expect(await storeMessage(db)).toMatchObject({ status: 'stored' });
    const { submissions, requests, messages, mails } = await stored(db);
    expect(submissions).toEqual([
      { ...requests[0], kind: 'request', reference: expect.any(String) },
      { ...messages[0], kind: 'message', reference: expect.any(String) },
    ]);
    expect(mails).toHaveLength(2);
    expect(mails).toEqual(
      expect.arrayContaining(
        submissions.map(({ id }) => ({ submissionId: id, kind: 'received', state: 'waiting' })),
      ),
    );
  });

  test('a repeat gets the first receipt; the same key with another body does not', async () => {
    const db = await openDatabaseAt(await newDatabase());
    const first = await storeRequest(db, 'a-filled-form');
    expect(await storeRequest(db, 'a-filled-form')).toEqual({ ...first, status: 'repeated' });
    expect(await storeRequest(db, 'a-filled-form', 'Sipho')).toEqual({ status: 'key-reused' });
    expect(await stored(db)).toMatchObject({ submissions: [{}], requests: [{}], mails: [{}] });
  });

  test('100 repeats at once, over two connections to the database, are one request', async () => {
    const url = await newDatabase();
    const servers = [await openDatabaseAt(url), await openDatabaseAt(url)];
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => servers.map((db) => storeRequest(db, 'a-click'))).flat(),
    );
    const receipts = outcomes.map((outcome) => 'receipt' in outcome && outcome.receipt.reference);
    expect(new Set(receipts).size).toBe(1);
    expect(outcomes.filter(({ status }) => status === 'stored')).toHaveLength(1);
    const [db] = servers;
    if (db)
      expect(await stored(db)).toMatchObject({ submissions: [{}], requests: [{}], mails: [{}] });
  });

  if (name !== 'PostgreSQL') return;

  test('also where every transaction is serializable, as it is on CockroachDB', async () => {
    const url = new URL(await newDatabase());
    url.searchParams.set('options', '-c default_transaction_isolation=serializable');
    const servers = [await openDatabaseAt(url.href), await openDatabaseAt(url.href)];
    const keys = Array.from({ length: 20 }, (_, number) => [`form-${number}`, 'a-click']).flat();
    const outcomes = await Promise.all(
      servers.flatMap((db) => keys.map((key) => storeRequest(db, key))),
    );
    expect(outcomes.filter(({ status }) => status === 'stored')).toHaveLength(21);
    const [db] = servers;
    if (db) expect((await stored(db)).requests).toHaveLength(21);
  });
});
