import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailQuoteWithin } from '../../content/terms.ts';
import { saysOf } from '../../domain/your-move/says.ts';
import { everySpelling } from '../../tests/server/testing/address-spellings.ts';
import { onEachDatabase } from '../../tests/server/testing/databases.ts';
import { SAMPLE_MESSAGE } from '../../tests/server/testing/sample-message.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { openDatabaseAt, openTestDatabase } from '../../tests/server/testing/test-database.ts';
import { PHONED, withQuote } from '../../tests/server/testing/test-quote.ts';
import type { Database } from '../database/database.ts';
import { kindOf } from './kinds/kinds.ts';
import { storeSubmission } from './store-submission.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START = Date.parse('2026-11-21T08:00:00Z');

/** Stores a request with that address.
 *  @returns whether its visitor is sent the link */
async function ask(db: Database, email: string, at: number, key: string | null = null) {
  const outcome = await storeSubmission(db, kindOf({ kind: 'request' }), {
    content: { ...SAMPLE_REQUEST, email },
    sent: key === null ? null : { key, bodyHash: 'hash' },
    receivedAt: new Date(at),
    flag: null,
    source: null,
  });
  if (outcome.status === 'key-reused') throw new Error('the key was used before');
  const { id } = outcome.receipt;
  const mails = db.selectFrom('outbox').select('id').where('submissionId', '=', id);
  const told = await mails.where('kind', '=', 'acknowledgement').execute();
  return { ...outcome.receipt, isTold: told.length > 0 };
}

async function countMails(db: Database): Promise<number> {
  const mails = db.selectFrom('outbox').select('id').where('kind', '=', 'acknowledgement');
  return (await mails.execute()).length;
}

test('the first mail to a visitor has the reference and the link, which proves the address', async () => {
  const server = await withQuote({}, { deliveryMethod: 'email' });
  const [mail, ...more] = server.acknowledgements();
  expect(more).toEqual([]);
  expect(mail?.to).toEqual({ name: '', address: SAMPLE_REQUEST.email });
  expect(mail?.subject).toBe(`We have your request [${server.reference}]`);
  const [, key = ''] = /\/your-move#([A-Za-z0-9]{32})\s/.exec(mail?.text ?? '') ?? [];
  expect(key).not.toBe(server.linkKey);
  expect((await server.get('/api/your-move', key)).statusCode).toBe(200);
  const row = server.db.selectFrom('submissions').select('isProved').where('id', '=', server.id);
  expect(await row.executeTakeFirst()).toEqual({ isProved: 1 });
});

test('it says by when the quote comes, and of a chat where it is answered', async () => {
  const byEmail = await withQuote({}, { deliveryMethod: 'email' });
  const promised = new RegExp(`Your quote comes by email within ${emailQuoteWithin}: (by .+?)\\.`);
  const [, time = 'no time'] = promised.exec(byEmail.acknowledgements()[0]?.text ?? '') ?? [];
  const move = (await byEmail.get('/api/your-move', byEmail.linkKey)).json();
  // In the night: the page promises no hour of it.
  expect(saysOf(move, new Date(byEmail.clock.time))).toContain(`We’ll email your quote ${time}.`);
  const byChat = await withQuote({}, { deliveryMethod: 'whatsapp' });
  const text = byChat.acknowledgements()[0]?.text ?? '';
  expect(text).not.toContain(emailQuoteWithin);
  expect(decodeURIComponent(text)).toContain(`My reference is ${byChat.reference}.`);
});

test('a mail that waited says nothing that is over: no time that has passed, and nothing after the quote', async () => {
  const late = await withQuote({ firstMailWaits: true }, { deliveryMethod: 'email' });
  late.clock.time += 2 * DAY_MS;
  await late.deliver();
  expect(late.acknowledgements()[0]?.text).toMatch(/Your quote comes by email\./);
  const quoted = await withQuote({ firstMailWaits: true });
  await quoted.quoteIt();
  await quoted.deliver();
  expect(quoted.acknowledgements()).toEqual([]);
});

test('a message, a suspected request and one without an address have none; one that the team enters has', async () => {
  const server = await withQuote();
  const post = (url: string, payload: object) =>
    server.app.inject({ method: 'POST', url, payload });
  const count = () => countMails(server.db);
  const before = await count();
  const email = 'another@visitor.example';
  const suspected = { ...SAMPLE_REQUEST, email, topic: 'https://evil.example' };
  await post('/api/quote-requests', suspected);
  await post('/api/contact-submissions', { ...SAMPLE_MESSAGE, email });
  await server.enter(PHONED, 'none');
  expect(await count()).toBe(before);
  await server.enter({ ...PHONED, email }, 'one');
  await server.deliver();
  expect(await count()).toBe(before + 1);
  expect(server.acknowledgements().at(-1)?.text).toContain('Thank you for calling us.');
});

test('in whatever spelling, an address has one in an hour', async () => {
  await fc.assert(
    fc.asyncProperty(
      everySpelling,
      fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 20 })), {
        minLength: 1,
        maxLength: 12,
      }),
      async (spellings, visits) => {
        const db = await openTestDatabase();
        let time = START;
        let last = Number.NEGATIVE_INFINITY;
        let told = 0;
        for (const [which, minutes] of visits) {
          time += minutes * 60_000;
          const { id, isTold } = await ask(db, spellings[which % spellings.length] ?? '', time);
          expect(isTold).toBe(time - last >= HOUR_MS && told < 5);
          if (isTold) {
            told += 1;
            last = time;
          }
          // Deleting it makes no room for another.
          if (which % 2 === 0) await db.deleteFrom('submissions').where('id', '=', id).execute();
        }
      },
    ),
    { numRuns: 25 },
  );
});

test('a stranger has five in a month, and whoever opened one has no such limit', async () => {
  const db = await openTestDatabase();
  let time = START;
  const told: boolean[] = [];
  for (let times = 0; times < 8; times += 1, time += HOUR_MS) {
    told.push((await ask(db, 'stranger@visitor.example', time)).isTold);
  }
  expect(told.filter(Boolean)).toHaveLength(5);
  expect((await ask(db, 'stranger@visitor.example', time + 30 * DAY_MS)).isTold).toBe(true);
  const { id } = await ask(db, 'agent@visitor.example', time);
  await db.updateTable('submissions').set({ isProved: 1 }).where('id', '=', id).execute();
  for (let times = 0; times < 8; times += 1) {
    time += HOUR_MS;
    expect((await ask(db, 'agent@visitor.example', time)).isTold).toBe(true);
  }
});

test('whoever has had ten emails of ours has none', async () => {
  const server = await withQuote();
  for (let sent = 0; sent < 10; sent += 1) await server.quoteIt({ price: 6500 + sent });
  const later = server.clock.time + HOUR_MS;
  expect((await ask(server.db, SAMPLE_REQUEST.email, later)).isTold).toBe(false);
});

test('a flood to many addresses makes us write to a hundred a day', async () => {
  const db = await openTestDatabase();
  for (let count = 0; count < 130; count += 1) {
    await ask(db, `stranger-${count}@visitor.example`, START + count * 60_000);
  }
  expect(await countMails(db)).toBe(100);
  expect((await ask(db, 'next-day@visitor.example', START + 2 * DAY_MS)).isTold).toBe(true);
});

test('a corrected address has its own; the link that went to the one before opens nothing', async () => {
  const server = await withQuote();
  const [first] = server.acknowledgements();
  await server.change({ email: 'right@visitor.example' });
  await server.deliver();
  const [, second] = server.acknowledgements();
  expect(second?.to?.address).toBe('right@visitor.example');
  const keyIn = (text = '') => /\/your-move#([A-Za-z0-9]{32})/.exec(text)?.[1] ?? '';
  expect((await server.get('/api/your-move', keyIn(first?.text))).statusCode).toBe(401);
  expect((await server.get('/api/your-move', keyIn(second?.text))).statusCode).toBe(200);
});

test('one that waits goes to no address but the one it was meant for', async () => {
  const server = await withQuote({ firstMailWaits: true });
  // That one has had its mail for this hour.
  await server.send({ email: 'other@visitor.example' });
  await server.change({ email: 'other@visitor.example' });
  await server.deliver();
  const to = server.acknowledgements().map((mail) => mail.to?.address);
  expect(to).toEqual(['other@visitor.example']);
});

test('the desk says whether it went out', async () => {
  const server = await withQuote();
  const [received] = (await server.desk()).history;
  expect(received?.lines.join()).toMatch(/^Receipt with their link: Sent on /);
});

onEachDatabase('on $name', ({ setUp }) => {
  const newUrl = setUp();

  test('of many at the same time one is told, and a repeat gets the same answer', async () => {
    const db = await openDatabaseAt(await newUrl());
    const email = 'busy@visitor.example';
    const asked = Array.from({ length: 8 }, (_, count) => ask(db, email, START, `key ${count}`));
    const receipts = await Promise.all(asked);
    expect(receipts.filter(({ isTold }) => isTold)).toHaveLength(1);
    expect(await countMails(db)).toBe(1);
    const again = await Promise.all(
      receipts.map((_, count) => ask(db, email, START + 2 * HOUR_MS, `key ${count}`)),
    );
    expect(again).toEqual(receipts);
    expect(await countMails(db)).toBe(1);
  });
});
