import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OBSTACLES } from '../../../domain/move/phase-in-words.ts';
import { letTimePass } from '../../../tests/server/testing/outbox-waiting.ts';
import { onDay } from '../../../tests/server/testing/sample-history.ts';
import { storeEvents } from '../../../tests/server/testing/test-desk.ts';
import { AWAY, PHONED, SENT, withQuote } from '../../../tests/server/testing/test-quote.ts';
import { tries } from '../../../tests/tries.ts';
import { VISITOR_DID } from '../../moves/kinds/visitor-did.ts';
import { insertWebhook } from '../../sending/outbox/outbox.repository.ts';
import { NOT_SENT } from './desk-view-of.ts';

type Server = Awaited<ReturnType<typeof withQuote>>;

const MORNING_AFTER = Date.parse('2026-12-08T08:00:00+02:00');

async function quoted(server: Server) {
  await server.quoteIt();
  await server.deliver();
  return server;
}

async function accepted(server: Server) {
  await quoted(server);
  await server.answer('accepted');
  await server.deliver();
  return server;
}

async function booked(server: Server) {
  await accepted(server);
  await server.confirmIt();
  await server.deliver();
  return server;
}

const ACTS = {
  link: ({ act }: Server) => act({ kind: 'linked', via: 'email' }),
  'a new link': ({ act }: Server) => act({ kind: 'linked', via: 'email', isRenewed: true }),
  'a new link by WhatsApp': ({ act }: Server) =>
    act({ kind: 'linked', via: 'whatsapp', isRenewed: true }),
  'a corrected address': async ({ act, desk }: Server) => {
    const { request } = await desk();
    const { answers, version } = request ?? {};
    return act({ kind: 'changed', ...answers, version, email: 'new@visitor.example' });
  },
};

describe.each([
  ['a confirmed day', booked],
  ['a yes that nobody confirmed', accepted],
])('on the morning after %s', (_, begin) => {
  test.each(Object.entries(ACTS))('%s reaches them', async (_, act) => {
    const server = await begin(await withQuote());
    server.clock.time = MORNING_AFTER;
    const before = server.toVisitor().length;
    expect((await act(server)).statusCode).toBe(200);
    await server.deliver();
    const { tell, history } = await server.desk();
    // Beside it, the address before hears that it was changed.
    const mails = server
      .toVisitor()
      .slice(before)
      .filter(({ text }) => text.includes('your-move#'));
    const told = tell?.link ? [await server.asSent(tell.text)] : [];
    const texts = [...mails.map(({ text }) => text), ...told];
    expect(texts).toHaveLength(1);
    const [, key = ''] = /your-move#(\w+)/.exec(texts[0] ?? '') ?? [];
    expect((await server.get('/api/your-move', key)).statusCode).toBe(200);
    const line = history.at(-1)?.lines[0];
    expect(line).toMatch(tell ? /^No email went out about it/ : /^Sent on Tue 8 Dec/);
    expect(texts[0]).not.toContain('7 December');
  });
});

test('a link whose email was refused for good says that none opens the page, and how to send it', async () => {
  const server = await booked(await withQuote());
  server.clock.time = MORNING_AFTER;
  server.answers.toVisitor = AWAY;
  await server.act({ kind: 'linked', via: 'email', isRenewed: true });
  await server.deliver();
  const { history } = await server.desk();
  expect(history.at(-1)?.lines).toEqual([
    NOT_SENT.waiting,
    expect.stringContaining('no link opens their page'),
  ]);
});

test('a quote that waited until its moving day was over says so, and sells nothing', async () => {
  const server = await withQuote();
  server.answers.toVisitor = AWAY;
  await quoted(server);
  server.clock.time = MORNING_AFTER;
  server.answers.toVisitor = SENT;
  await letTimePass(server.db);
  await server.deliver();
  const [mail, ...more] = server.toVisitor();
  expect(more).toEqual([]);
  expect(mail?.text).toContain(OBSTACLES.past.visitor);
  expect(mail?.text).not.toMatch(/book|You can accept|7 December/);
});

test('a quote that waited until it had run out says so, and sells nothing', async () => {
  const server = await withQuote();
  server.answers.toVisitor = AWAY;
  await server.quoteIt({ day: '' });
  await server.deliver();
  server.clock.time = Date.parse('2026-12-23T08:00:00+02:00');
  server.answers.toVisitor = SENT;
  await letTimePass(server.db);
  await server.deliver();
  const [mail] = server.toVisitor();
  expect(mail?.text).toContain(OBSTACLES.expired.visitor);
  expect(mail?.text).not.toMatch(/book|You can accept|22 December/);
});

test('a confirmation that waited until its day was over is not sent, and the history says why', async () => {
  const server = await accepted(await withQuote());
  server.answers.toVisitor = AWAY;
  await server.confirmIt();
  await server.deliver();
  const before = server.toVisitor().length;
  server.clock.time = MORNING_AFTER;
  server.answers.toVisitor = SENT;
  await letTimePass(server.db);
  await server.deliver();
  expect(server.toVisitor()).toHaveLength(before);
  expect((await server.desk()).history.at(-1)).toMatchObject({
    heading: 'Anna confirmed the day',
    lines: expect.arrayContaining(['The email was not sent: the day was over.']),
  });
});

test('an answer to a yes that was overtaken is not sent, to them or to us, and the history says why', async () => {
  const server = await quoted(await withQuote());
  await server.answer('accepted');
  await server.confirmIt();
  await server.deliver();
  const { history } = await server.desk();
  expect(history.find(({ heading }) => heading === VISITOR_DID.accepted)?.lines).toEqual([
    'The email was not sent: something newer had taken its place.',
    'Our own email was not sent: something newer had taken its place.',
  ]);
});

test('what nobody told is on the moving day not about tomorrow', async () => {
  const server = await withQuote(
    {},
    {},
    { ...PHONED, toAddress: '4 Cedar Road, Fourways', moveDate: '2026-12-07' },
  );
  await server.act({ kind: 'agreed', price: 6500, ...onDay('2026-12-07'), said: '' });
  await server.confirmIt({ toldBy: 'phone' });
  const announced = { kind: 'announced', visit: 1, day: '2026-12-07', unmailed: true } as const;
  await storeEvents(server.db, server, [{ ...announced, at: '2026-12-06T14:00:00.000Z' }]);
  server.clock.time = Date.parse('2026-12-07T07:00:00+02:00');
  const { tell, wishes } = await server.desk();
  expect(wishes.map(({ heading }) => heading)).toEqual(['Tell them the details for today']);
  expect(tell?.text).toContain('moving you today');
  expect(tell?.text).not.toContain('tomorrow');
});

test('a receipt that was overtaken by the quote is not sent, and the history says so', async () => {
  const server = await withQuote({ firstMailWaits: true });
  await server.quoteIt();
  await server.deliver();
  expect(server.acknowledgements()).toEqual([]);
  const [received] = (await server.desk()).history;
  expect(received?.lines).toEqual(['Receipt with their link: The email was not sent.']);
});

test('what became of a mail to somebody else than the visitor names them, and a webhook is no email', async () => {
  const server = await booked(await withQuote());
  server.clock.time = MORNING_AFTER;
  server.answers.toVisitor = AWAY;
  const billEmail = 'accounts@firm.example';
  await server.act({ ...SETTLED, billEmail });
  await server.act(PAID);
  const { last } = await server.desk();
  await insertWebhook(server.db, { kind: 'request.paid', submissionId: server.id, event: last });
  await server.db
    .updateTable('outbox')
    .set({ state: 'dead' })
    .where('channel', '=', 'webhook')
    .execute();
  server.answers.toVisitor = SENT;
  await server.deliver();
  const { history } = await server.desk();
  const [settled, paid] = history.slice(-2);
  // A bill that is a tax invoice goes out all the same.
  const [theirs, ...others] =
    settled?.lines.filter((line) => /(?:not sent|Sent on)/.test(line)) ?? [];
  expect(theirs).toMatch(/^(?:The email was not sent: something newer|Sent on)/);
  expect(others).toEqual([`To the firm that pays: ${theirs}`]);
  expect(paid?.lines.join()).not.toContain('Our own');
});

const SETTLED = { kind: 'settled', price: 6500, lines: [], said: '', day: '2026-12-07' };
const PAID = { kind: 'paid', how: 'cash', day: '2026-12-07', said: '', amount: 500 };

const TEAM_ACTS: Readonly<Record<string, (server: Server) => Promise<{ statusCode: number }>>> = {
  ...ACTS,
  confirmed: ({ confirmIt }) => confirmIt(),
  cancelled: ({ act }) => act({ kind: 'cancelled', said: '' }),
  settled: ({ act }) => act(SETTLED),
  paid: ({ act }) => act(PAID),
  quoted: ({ quoteIt }) => quoteIt({ day: '', validUntil: '2026-12-31' }),
  'quoted by WhatsApp': ({ quoteIt }) =>
    quoteIt({ day: '', validUntil: '2026-12-31', via: 'whatsapp' }),
};

const BEGINNINGS = { quoted, accepted, booked };

test('after any act, on any day, the history says whether they were mailed, and what was not can be told', {
  tags: 'property',
}, async () => {
  const days = fc.constantFrom(
    '2026-11-30',
    '2026-12-06',
    '2026-12-07',
    '2026-12-08',
    '2026-12-20',
  );
  const some = fc.record({
    begin: fc.constantFrom(...(Object.keys(BEGINNINGS) as (keyof typeof BEGINNINGS)[])),
    acts: fc.array(fc.constantFrom(...Object.keys(TEAM_ACTS)), { minLength: 1, maxLength: 3 }),
    day: days,
    isAway: fc.boolean(),
    sentOn: days,
  });
  await fc.assert(
    fc.asyncProperty(some, async ({ begin, acts, day, isAway, sentOn }) => {
      const server = await BEGINNINGS[begin](await withQuote());
      server.clock.time = Date.parse(`${day}T08:00:00+02:00`);
      if (isAway) server.answers.toVisitor = AWAY;
      const { last } = await server.desk();
      const before = server.toVisitor().length;
      const written = new Set<number>();
      for (const name of acts) {
        await TEAM_ACTS[name]?.(server);
        for (const event of await mailedEvents(server)) written.add(event);
        await server.deliver();
      }
      if (isAway && sentOn >= day) {
        server.clock.time = Date.parse(`${sentOn}T08:00:00+02:00`);
        server.answers.toVisitor = SENT;
        await letTimePass(server.db);
        await server.deliver();
      }
      const { history, tell, wishes } = await server.desk();
      const news = history.filter(({ number, heading }) => number > last && IS_NEWS.test(heading));
      const sent = news.filter(({ lines }) => lines[0]?.startsWith('Sent on'));
      expect(server.toVisitor().length - before).toBeGreaterThanOrEqual(sent.length);
      for (const { lines } of news) expect(lines[0]).toMatch(SAYS_WHAT_BECAME_OF_IT);
      const kept = await mailedEvents(server);
      const dropped = history.filter(({ number }) => written.has(number) && !kept.has(number));
      for (const { lines } of dropped) expect(lines.join()).toContain('email was not sent: ');
      const isToTell = wishes.some(({ heading }) => heading.startsWith('Tell them'));
      expect(tell !== null).toBe(isToTell);
      for (const { text, part } of server.toVisitor().slice(before)) {
        // What is new comes with what it was, and what happened with the time.
        const now = text
          .replace(/instead\sof\s\w+\s\d{1,2}\s\w+\s\d{4}/g, '')
          .replace(/\d{1,2}\s\w+\s\d{4}\s+at\s\d\d:/g, '');
        // The account says when they moved.
        if (!part?.startsWith('bill-')) {
          expect(datesIn(now).filter((date) => date < day)).toEqual([]);
        }
      }
      // A chat has the one, an email the other.
      const { linkKey, mailKey } = await server.db
        .selectFrom('submissions')
        .select(['linkKey', 'mailKey'])
        .where('id', '=', server.id)
        .executeTakeFirstOrThrow();
      const told = await server.asSent(tell?.text);
      const reached = [...server.toVisitor().map(({ text }) => text), told];
      const isRenewedUnsent = news.some(({ lines }) =>
        lines.some((line) => line.includes('no link')),
      );
      if (!isRenewedUnsent && !(isAway && sentOn < day)) {
        const keys = [linkKey, mailKey];
        expect(reached.some((text) => keys.some((key) => text.includes(`#${key}`)))).toBe(true);
      }
    }),
    { numRuns: tries(30) },
  );
});

/** The events about which a mail is stored. */
async function mailedEvents({ db, id }: Server): Promise<Set<number>> {
  const mails = await db
    .selectFrom('outbox')
    .select('event')
    .where('submissionId', '=', id)
    .where('channel', '=', 'mail')
    .execute();
  return new Set(mails.flatMap(({ event }) => event ?? []));
}

/** What the team does of which a visitor has to hear. */
const IS_NEWS =
  /wrote the quote|confirmed the day|cancelled the move|move is done|corrected it|new link|sent their link/;

const SAYS_WHAT_BECAME_OF_IT =
  /^(Sent on |The email (has not gone out yet|did not go out|was not sent: )|No email went out about it)/;

const MONTHS = ['November', 'December'];

/** The dates in a text, in the form of a calendar date. */
function datesIn(text: string): string[] {
  return [...text.matchAll(/\b(\d{1,2})\s(November|December)\s2026/g)].map(
    ([, day = '', month = '']) => `2026-${MONTHS.indexOf(month) + 11}-${day.padStart(2, '0')}`,
  );
}
