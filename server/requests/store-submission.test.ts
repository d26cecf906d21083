import { describe, expect, test, vi } from 'vitest';
import { SAMPLE_MESSAGE } from '../../tests/server/testing/sample-message.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { openTestDatabase } from '../../tests/server/testing/test-database.ts';
import type { Database } from '../database/database.ts';
import { deleteMove } from '../your-move/delete-move.ts';
import { messages } from './kinds/message.kind.ts';
import { requests } from './kinds/request.kind.ts';
import { storeSubmission } from './store-submission.ts';

const COMMON = {
  sent: null,
  receivedAt: new Date('2026-11-21T20:33:13.106Z'),
  flag: null,
  source: null,
};

function storeRequest(db: Database, draw?: () => string) {
  return storeSubmission(db, requests, { ...COMMON, content: SAMPLE_REQUEST }, draw);
}

function storeMessage(db: Database, draw?: () => string) {
  return storeSubmission(db, messages, { ...COMMON, content: SAMPLE_MESSAGE }, draw);
}

const KINDS = [
  { what: 'quote request', store: storeRequest, table: 'requests' },
  { what: 'message', store: storeMessage, table: 'messages' },
] as const;

describe.each(KINDS)('a $what', ({ store, table }) => {
  test('it and its mail are stored together or not at all', async () => {
    const db = await openTestDatabase();
    await db.schema.dropTable('outbox').execute();
    await expect(store(db)).rejects.toThrow('outbox');
    expect(await db.selectFrom(table).select('id').execute()).toEqual([]);
    expect(await db.selectFrom('submissions').select('id').execute()).toEqual([]);
  });
});

test('a reference that is taken is not given twice', async () => {
  const db = await openTestDatabase();
  const drawn = ['JFM-2222-22', 'JFM-2222-22', 'JFM-3333-33'];
  const draw = vi.fn(() => drawn.shift() ?? 'JFM-4444-44');
  await storeRequest(db, draw);
  const second = await storeRequest(db, draw);
  expect(second).toMatchObject({ status: 'stored', receipt: { reference: 'JFM-3333-33' } });
  expect(draw).toHaveBeenCalledTimes(3);
  const mail = { kind: 'received' };
  const toTeam = db.selectFrom('outbox').select('kind').where('kind', '=', 'received');
  expect(await toTeam.execute()).toEqual([mail, mail]);
});

test('when no reference is free, nothing is stored', async () => {
  const db = await openTestDatabase();
  await storeRequest(db, () => 'JFM-2222-22');
  await expect(storeRequest(db, () => 'JFM-2222-22')).rejects.toThrow('no free reference');
  expect(await db.selectFrom('requests').select('id').execute()).toHaveLength(1);
  const kinds = (await db.selectFrom('outbox').select('kind').execute()).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(['acknowledgement', 'received']);
});

test('one that gets no reference fails alone among those that are stored with it', async () => {
  const db = await openTestDatabase();
  await storeRequest(db, () => 'JFM-2222-22');
  const outcomes = await Promise.allSettled([
    storeRequest(db, () => 'JFM-3333-33'),
    storeRequest(db, () => 'JFM-2222-22'),
    storeRequest(db, () => 'JFM-4444-44'),
  ]);
  expect(outcomes).toMatchObject([
    { value: { status: 'stored', receipt: { reference: 'JFM-3333-33' } } },
    { reason: { message: expect.stringContaining('no free reference') } },
    { value: { status: 'stored', receipt: { reference: 'JFM-4444-44' } } },
  ]);
  const kept = await db.selectFrom('requests').select('id').orderBy('id').execute();
  const mails = db
    .selectFrom('outbox')
    .select('submissionId as id')
    .where('kind', '=', 'received')
    .orderBy('submissionId');
  expect(kept).toHaveLength(3);
  expect(await mails.execute()).toEqual(kept);
});

test('one that the database refuses fails alone among those that are stored with it', async () => {
  const db = await openTestDatabase();
  // Every schema refuses this; if one ever accepts it, other submissions must still be stored.
  const refused = () => ({}) as unknown as string;
  const first = storeRequest(db);
  const outcomes = await Promise.allSettled([
    first,
    storeRequest(db),
    storeRequest(db, refused),
    storeRequest(db),
  ]);
  const statuses = outcomes.map(({ status }) => status);
  expect(statuses).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(await db.selectFrom('requests').select('id').execute()).toHaveLength(3);
  const toTeam = db.selectFrom('outbox').select('id').where('kind', '=', 'received');
  expect(await toTeam.execute()).toHaveLength(3);
});

test('a quote and a message never have the same reference', async () => {
  const db = await openTestDatabase();
  await storeRequest(db, () => 'JFM-2222-22');
  const drawn = ['JFM-2222-22', 'JFM-3333-33', 'JFM-3333-33', 'JFM-4444-44'];
  const draw = () => drawn.shift() ?? '';
  expect(await storeMessage(db, draw)).toMatchObject({ receipt: { reference: 'JFM-3333-33' } });
  expect(await storeRequest(db, draw)).toMatchObject({ receipt: { reference: 'JFM-4444-44' } });
});

test('the reference of a request that its visitor deleted is not given again', async () => {
  const db = await openTestDatabase();
  const first = await storeRequest(db, () => 'JFM-2222-22');
  const linkKey = first.status === 'stored' ? first.receipt.linkKey : undefined;
  await deleteMove(db, linkKey ?? '', COMMON.receivedAt);
  expect(await db.selectFrom('submissions').select('id').execute()).toEqual([]);
  const drawn = ['JFM-2222-22', 'JFM-3333-33'];
  const draw = () => drawn.shift() ?? '';
  expect(await storeRequest(db, draw)).toMatchObject({ receipt: { reference: 'JFM-3333-33' } });
});

test('the diary finds a request by the day that its visitor wished for, and no message', async () => {
  const db = await openTestDatabase();
  await storeRequest(db);
  await storeMessage(db);
  const rows = await db.selectFrom('submissions').select(['kind', 'moveDay']).execute();
  expect(rows.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
    { kind: 'message', moveDay: null },
    { kind: 'request', moveDay: SAMPLE_REQUEST.moveDate },
  ]);
});
