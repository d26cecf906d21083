import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { QuoteRequest } from '../../../domain/request/request.schema.ts';
import {
  anyHistory,
  contentOf,
  isReadable,
  KINDS,
  quoted,
  SAMPLE_CONFIRMATION,
} from '../../../tests/server/testing/sample-history.ts';
import { SAMPLE_MESSAGE } from '../../../tests/server/testing/sample-message.ts';
import { SAMPLE_REQUEST } from '../../../tests/server/testing/sample-request.ts';
import { openTestDatabase } from '../../../tests/server/testing/test-database.ts';
import {
  storeEvents,
  storeMessage,
  storeRequest,
} from '../../../tests/server/testing/test-desk.ts';
import type { Database } from '../../database/database.ts';
import type { OutboxRow } from '../../database/tables/outbox.table.ts';
import { deleteMove } from '../../your-move/delete-move.ts';
import { type WebhookContent, webhookBody } from './webhook-body.ts';
import { turnOnWebhooks } from './webhook-switch.ts';

async function openWithWebhooks(): Promise<Database> {
  const db = await openTestDatabase();
  await turnOnWebhooks(db, new Date());
  return db;
}

/** The bodies of all webhooks that wait, in the order of the events. */
async function bodies(db: Database, content: WebhookContent = 'anonymous'): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('channel', '=', 'webhook')
    .orderBy('submissionId')
    .orderBy('event')
    .execute();
  const all = rows.map((row) => webhookBody(db, row as OutboxRow<'webhook'>, content)); // of this channel
  return (await Promise.all(all)).map(String);
}

const parsed = async (...of: Parameters<typeof bodies>) =>
  (await bodies(...of)).map((body) => JSON.parse(body));

test('each event is told with the stage, day and price that it led to', async () => {
  const db = await openWithWebhooks();
  const stored = await storeRequest(db, { source: { utm: { source: 'google', medium: 'cpc' } } });
  await storeEvents(db, stored, [
    quoted(),
    { kind: 'accepted', about: 1 },
    { kind: 'confirmed', ...SAMPLE_CONFIRMATION },
  ]);
  const common = { reference: stored.reference, source: 'Google ad', suspected: null };
  const price = { price: 6500, upTo: null };
  const day = '2026-12-07';
  expect(await parsed(db)).toMatchObject([
    {
      type: 'request.received',
      timestamp: stored.receivedAt,
      data: { ...common, number: 0, stage: 'waiting', day: '2026-12-05', price: null },
    },
    { type: 'request.quoted', data: { ...common, number: 1, stage: 'quoted', day, price } },
    { type: 'request.accepted', data: { ...common, number: 2, stage: 'accepted', day, price } },
    { type: 'request.confirmed', data: { ...common, number: 3, stage: 'booked', day, price } },
  ]);
});

test('anonymous has these fields and no others, full has the answers and the event too', async () => {
  const db = await openWithWebhooks();
  const stored = await storeRequest(db);
  await storeEvents(db, stored, [quoted()]);
  const anonymous = [
    'reference',
    'number',
    'stage',
    'day',
    'places',
    'price',
    'source',
    'suspected',
  ];
  for (const { data } of await parsed(db)) expect(Object.keys(data)).toEqual(anonymous);
  const [received, offer] = await parsed(db, 'full');
  expect(received.data).toMatchObject({ answers: SAMPLE_REQUEST, event: null });
  expect(offer.data.event).toMatchObject({ kind: 'quoted', number: 1, by: 'Anna' });
});

test('the keys of the private pages are never told', async () => {
  const db = await openWithWebhooks();
  const { deskKey, linkKey } = await storeRequest(db, { linkKey: 'a-key-of-the-visitor' });
  for (const content of ['anonymous', 'full'] as const) {
    const told = (await bodies(db, content)).join();
    expect(told).not.toContain(deskKey);
    expect(told).not.toContain(linkKey);
  }
});

test('every kind of event has a type of its own, also of a message', async () => {
  const db = await openWithWebhooks();
  const message = await storeMessage(db);
  await storeEvents(db, message, [{ kind: 'taken' }]);
  const types = (await parsed(db)).map(({ type }) => type);
  expect(types).toEqual(['message.received', 'message.taken']);
});

/** Text that is in no body by chance, however it is escaped. */
const MARK = 'zqxj';
const typed = fc
  .string({ unit: 'grapheme', maxLength: 30 })
  .map((text) => `${MARK}${text.replaceAll(/[\p{C}]/gu, '')}${MARK}`);

const anyTyped: fc.Arbitrary<Partial<QuoteRequest>> = fc.record({
  name: typed,
  email: typed.map(() => `${MARK}@visitor.example`),
  phone: typed,
  fromAddress: typed,
  toAddress: fc.oneof(
    typed,
    typed.map((street) => `12 ${street}, Fourways`),
  ),
  moveDate: fc.oneof(typed, fc.constant('2026-12-05')),
  additionalNotes: typed,
});

/** Every text in it, wherever it is, is what somebody typed. */
function asTyped<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(asTyped) as Value; // the same shape
  if (typeof value !== 'object' || value === null) return value;
  const said = ['said', 'note', 'reason', 'before', 'after', 'window'];
  const entries = Object.entries(value).map(([key, each]) => [
    key,
    typeof each === 'string' && said.includes(key) ? MARK : asTyped(each),
  ]);
  return Object.fromEntries(entries) as Value;
}

test('nothing that anybody typed is in an anonymous body, whatever happened', async () => {
  const db = await openWithWebhooks();
  await fc.assert(
    fc.asyncProperty(anyTyped, anyHistory, async (answers, history) => {
      await db.deleteFrom('submissions').execute();
      const stored = await storeRequest(db, answers);
      const events = history.filter(isReadable).map(({ number: _, by, ...content }) => ({
        ...asTyped(content),
        by: by && MARK,
      }));
      await storeEvents(db, stored, events.slice(0, 8));
      const all = await bodies(db);
      expect(all).toHaveLength(1 + Math.min(events.length, 8));
      for (const body of all) expect(body).not.toContain(MARK);
      const full = (await bodies(db, 'full')).join();
      expect(full, 'the test would see it').toContain(MARK);
    }),
    { numRuns: 25 },
  );
});

test('an anonymous body has nothing of a message but its reference', async () => {
  const db = await openWithWebhooks();
  await storeMessage(db);
  const [body = ''] = await bodies(db);
  for (const answer of Object.values(SAMPLE_MESSAGE)) expect(body).not.toContain(answer);
});

test('each kind of event can be told', async () => {
  const db = await openWithWebhooks();
  for (const kind of KINDS) {
    const stored = await storeRequest(db);
    const content = contentOf(kind, { about: 0, quote: {} });
    await storeEvents(db, stored, [content]);
  }
  const types = (await parsed(db)).map(({ type }) => type);
  for (const kind of KINDS) expect(types).toContain(`request.${kind}`);
});

test('a request that its visitor deleted is told by its reference alone', async () => {
  const db = await openWithWebhooks();
  const { reference } = await storeRequest(db, { linkKey: 'a-key-of-the-visitor' });
  const at = new Date('2026-11-22T06:00:00.000Z');
  await deleteMove(db, 'a-key-of-the-visitor', at);
  const deleted = { type: 'request.deleted', timestamp: at.toISOString(), data: { reference } };
  expect(await parsed(db, 'full')).toEqual([deleted]);
});

test('what was erased has no body', async () => {
  const db = await openWithWebhooks();
  const row = {
    id: '',
    kind: 'request.received',
    submissionId: 'no',
    event: null,
    about: null,
  } as const;
  expect(await webhookBody(db, row, 'full')).toBeUndefined();
});

test('with full content the account is that of the moment of the event, and null before a yes', async () => {
  const db = await openWithWebhooks();
  const stored = await storeRequest(db);
  const deposit = { amount: 2000, by: '2026-12-01' };
  await storeEvents(db, stored, [
    quoted({ deposit }),
    { kind: 'accepted', about: 1 },
    { kind: 'paid', amount: 2500, how: 'transfer', day: '2026-11-30', said: '', by: 'Anna' },
    { kind: 'struck', about: 3, said: '', by: 'Anna' },
  ]);
  const accounts = (await parsed(db, 'full')).map(({ data }) => data.account);
  const common = { due: 6500, expected: null, writtenOff: 0 };
  const before = {
    ...{ ...common, received: 0, open: 6500, payments: [] },
    deposit: { ...deposit, isReceived: false },
  };
  expect(accounts).toEqual([
    null,
    null,
    before,
    {
      ...{ ...common, received: 2500, open: 4000, deposit: { ...deposit, isReceived: true } },
      payments: [{ number: 3, amount: 2500, how: 'transfer', day: '2026-11-30', said: '' }],
    },
    before,
  ]);
  expect((await parsed(db)).map(({ data }) => 'account' in data)).not.toContain(true);
});
