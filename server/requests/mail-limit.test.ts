import { expect, test } from 'vitest';
import { MAILS_TO_VISITOR, type MailToVisitor } from '../../domain/move/mail-kinds.ts';
import { insertVisitorMail } from '../../tests/server/testing/insert-visitor-mail.ts';
import {
  SAMPLE_BILL,
  SAMPLE_QUOTE,
  SAMPLE_VISIT,
} from '../../tests/server/testing/sample-history.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { idleOutbox } from '../../tests/server/testing/test-app.ts';
import { withQuote } from '../../tests/server/testing/test-quote.ts';
import { loadConfig } from '../settings/config.ts';
import { createLog } from '../settings/log.ts';
import { createDayBeforeMail } from '../waiting/send-day-before.ts';

const LIMIT = 10;

type Server = Awaited<ReturnType<typeof withQuote>>;

/** Opens the page by the key that the receipt gave to the browser. */
const byReceipt = ({ get, linkKey }: Server) => get('/api/your-move', linkKey);

/** Opens it by the link in an email. */
async function byMail({ db, id, get }: Server) {
  const row = db.selectFrom('submissions').select('mailKey').where('id', '=', id);
  const { mailKey } = await row.executeTakeFirstOrThrow();
  return get('/api/your-move', `${mailKey}`);
}

test('an agent with many moves has no limit once somebody opened an email at the address', async () => {
  const server = await withQuote();
  const { quoteIt, send, actFor, mails } = server;
  await quoteIt();
  expect((await byMail(server)).statusCode).toBe(200);
  const { deskKey } = await send({});
  for (let sent = 0; sent <= LIMIT; sent += 1) {
    const quote = { kind: 'quoted', via: 'email', ...SAMPLE_QUOTE, price: 6500 + sent };
    expect((await actFor(deskKey, quote)).statusCode).toBe(200);
  }
  expect(await mails('quote')).toHaveLength(LIMIT + 2);
});

test('the key of the receipt proves no address, whatever is done with it', async () => {
  const server = await withQuote();
  for (let sent = 0; sent < LIMIT; sent += 1) await server.quoteIt({ price: 6500 + sent });
  expect((await byReceipt(server)).statusCode).toBe(200);
  const { quote } = (await byReceipt(server)).json();
  const seen = { kind: 'seen', quote: quote.number };
  expect((await server.post('/api/your-move/quote', server.linkKey, seen)).statusCode).toBe(200);
  expect((await server.quoteIt({ price: 9000 })).statusCode).toBe(422);
  await byMail(server);
  expect((await server.quoteIt({ price: 9000 })).statusCode).toBe(200);
});

test('the desk offers no email that it would refuse', async () => {
  const { desk, quoteIt } = await withQuote();
  for (let sent = 0; sent < LIMIT; sent += 1) {
    expect((await desk()).quote?.channels).toContain('email');
    await quoteIt({ price: 6500 + sent });
  }
  const { quote, linkChannels } = await desk();
  expect(quote?.channels).toEqual(['whatsapp']);
  expect(linkChannels, 'nor any other news').toEqual(['whatsapp']);
  expect((await quoteIt({ price: 9000 })).statusCode).toBe(422);
});

test('an address that is corrected begins as a stranger’s, and the key of the one before proves nothing', async () => {
  const server = await withQuote();
  for (let sent = 0; sent < LIMIT; sent += 1) await server.quoteIt({ price: 6500 + sent });
  await server.answer('seen');
  expect((await server.quoteIt({ price: 9000 })).statusCode).toBe(200);
  const row = server.db.selectFrom('submissions').select('mailKey').where('id', '=', server.id);
  const { mailKey } = await row.executeTakeFirstOrThrow();
  await server.change({ email: 'another@visitor.example' });
  expect((await server.get('/api/your-move', `${mailKey}`)).statusCode).toBe(401);
  expect((await server.quoteIt({ price: 9100 })).statusCode).toBe(422);
});

/** Acknowledgements have a limit of their own too (`acknowledge.test.ts`). */
type Limited = Exclude<MailToVisitor, 'acknowledgement'>;

/** How an email of each kind comes to be written to the address that the request has, or had. */
const PATHS: Readonly<Record<Limited, (server: Server) => Promise<unknown>>> = {
  quote: ({ quoteIt }) => quoteIt({ price: 9000 }),
  acceptance: (server) => acceptBy(server),
  confirmation: async (server) => {
    await acceptBy(server);
    await server.confirmIt();
  },
  cancellation: async (server) => {
    await acceptBy(server);
    await server.act({ kind: 'cancelled', said: '' });
  },
  'day-before': async (server) => {
    const { db, clock } = server;
    await acceptBy(server);
    await server.confirmIt();
    clock.time = Date.parse(`${SAMPLE_VISIT.day}T15:00:00Z`) - 24 * 3_600_000;
    const { dayBefore: at } = loadConfig({});
    const log = createLog('silent');
    const now = () => new Date(clock.time);
    await createDayBeforeMail({ db, outbox: idleOutbox(), at, log, now }).look();
  },
  bill: async (server) => {
    await acceptBy(server);
    await server.confirmIt();
    server.clock.time = Date.parse(`${SAMPLE_VISIT.day}T15:00:00Z`);
    await server.act({ ...SAMPLE_BILL, kind: 'settled' });
  },
  'bill-copy': async (server) => {
    await acceptBy(server);
    await server.confirmIt();
    server.clock.time = Date.parse(`${SAMPLE_VISIT.day}T15:00:00Z`);
    await server.act({ ...SAMPLE_BILL, kind: 'settled', billEmail: SAMPLE_REQUEST.email });
  },
  correction: async ({ desk, act }) => {
    const { answers, version } = (await desk()).request ?? {};
    return act({ kind: 'changed', ...answers, version, toAddress: '11 Cedar Road, Fourways' });
  },
  link: ({ act }) => act({ kind: 'linked', via: 'email' }),
  'contact-changed': async (server) => {
    const { request } = (await byReceipt(server)).json();
    await server.put({ ...request, email: 'another@visitor.example' }, server.linkKey);
  },
};

async function acceptBy(server: Server) {
  const { quote } = (await byReceipt(server)).json();
  const yes = { kind: 'accepted', quote: quote.number, terms: quote.termsOf };
  return server.post('/api/your-move/quote', server.linkKey, yes);
}

const KINDS = Object.keys(PATHS) as Limited[]; // the keys of a complete record

test.each(KINDS)(
  '%s: it is written to a stranger, and not to one who has had ten',
  async (kind) => {
    for (const hasHadEnough of [false, true]) {
      const server = await withQuote();
      const { db, id, quoteIt, send, actFor } = server;
      await quoteIt();
      if (hasHadEnough) {
        const other = await send({});
        await actFor(other.deskKey, { kind: 'quoted', via: 'email', ...SAMPLE_QUOTE });
        const mail = { kind: 'quote', submissionId: other.id, event: 1 } as const;
        for (let count = 2; count < LIMIT; count += 1) await insertVisitorMail(db, mail);
      }
      await PATHS[kind](server);
      const written = await db
        .selectFrom('outbox')
        .select('kind')
        .where('submissionId', '=', id)
        .where('kind', 'in', MAILS_TO_VISITOR)
        .where('kind', '!=', 'acknowledgement')
        .orderBy('id')
        .execute();
      const kinds = written.map((mail) => mail.kind);
      // The first quote was one of the ten.
      if (hasHadEnough) expect(kinds).toEqual(['quote']);
      else expect(kinds.slice(1)).toContain(kind);
    }
  },
);

test('what a visitor changes is answered ten times, whoever reads it', async () => {
  const server = await withQuote();
  await server.quoteIt();
  await server.answer('accepted');
  for (let changes = 0; changes <= LIMIT; changes += 1) {
    const moveDate = '2026-12-07';
    await server.change({ moveDate, toAddress: `${changes} Long Street, Melville` });
    if (changes === 5) server.clock.time += 25 * 3_600_000;
  }
  expect(await server.mails('acceptance')).toHaveLength(LIMIT);
  await server.confirmIt();
  expect(await server.mails('confirmation')).toHaveLength(1);
});
