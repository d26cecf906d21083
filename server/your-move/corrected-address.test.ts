import { expect, test } from 'vitest';
import { LABELS } from '../../domain/request/labels.ts';
import type { QuoteRequest } from '../../domain/request/request.schema.ts';
import { onEachDatabase } from '../../tests/server/testing/databases.ts';
import { onDay } from '../../tests/server/testing/sample-history.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { openDatabaseAt } from '../../tests/server/testing/test-database.ts';
import { AWAY, REFUSED, SENT, withQuote } from '../../tests/server/testing/test-quote.ts';
import type { Delivery } from '../sending/mail/mail.ts';
import { outboxBacklog } from '../sending/outbox/outbox-backlog.ts';

type Server = Awaited<ReturnType<typeof withQuote>>;

const UNANSWERED: Delivery = { status: 'failed', fault: 'unanswered', reason: 'ETIMEDOUT' };

const RIGHT = { moveDate: SAMPLE_REQUEST.moveDate, email: 'right@visitor.example' };
const STRANGER = SAMPLE_REQUEST.email;

/** The emails to one address, by their subjects without the reference. */
const mailsTo = ({ toVisitor }: Server, address: string) =>
  toVisitor()
    .filter(({ to }) => to?.address === address)
    .map(({ subject }) => subject.replace(/ \[.*/, ''));

async function quoted(server: Server) {
  await server.quoteIt();
  await server.deliver();
  return server;
}

async function booked(server: Server) {
  await quoted(server);
  await server.answer('accepted');
  await server.confirmIt();
  await server.deliver();
  return server;
}

const remove = ({ app }: Server, key: string) =>
  app.inject({
    method: 'DELETE',
    url: '/api/your-move',
    headers: { authorization: `Bearer ${key}` },
  });

onEachDatabase('on $name, after a correction of a wrong address that works', ({ setUp }) => {
  const newUrl = setUp();
  const open = async () => withQuote({ db: await openDatabaseAt(await newUrl()) });

  test('what is still true goes to the right one, even if it had arrived at the wrong one', async () => {
    const server = await booked(await open());
    expect(mailsTo(server, STRANGER)).toHaveLength(2);
    // After a yes it waits for the team, which corrects it.
    await server.change(RIGHT);
    const { request, newContact } = await server.desk();
    const version = request?.version;
    await server.act({
      kind: 'changed',
      ...request?.answers,
      ...newContact?.answers,
      version,
    });
    await server.deliver();
    // The yes is settled, and the quote answered.
    expect(mailsTo(server, RIGHT.email)).toContainEqual(expect.stringContaining(': booked'));
    const confirmed = server.toVisitor().findLast(({ subject }) => subject.includes(': booked'));
    expect(confirmed?.calendar).toContain('BEGIN:VEVENT');
  });

  test('the stranger’s link neither opens nor deletes nor changes anything, and the new one does', async () => {
    const server = await quoted(await open());
    const stranger = server.linkKey;
    const answer = await server.change(RIGHT);
    const { linkKey } = answer.json();
    expect(linkKey).not.toBe(stranger);
    expect((await server.get('/api/your-move', stranger)).statusCode).toBe(401);
    expect((await server.put({ ...SAMPLE_REQUEST, ...RIGHT }, stranger)).statusCode).toBe(401);
    expect((await server.post('/api/your-move/call', stranger, {})).statusCode).toBe(401);
    expect((await remove(server, stranger)).statusCode).toBe(401);
    expect(await server.move()).toMatchObject({ request: { email: RIGHT.email } });
    await server.deliver();
    const links = server.toVisitor().flatMap(({ text }) => /your-move#(\S+)/.exec(text)?.[1] ?? []);
    // An email has its own key, which opens the same.
    const [before, now, ...more] = links;
    expect(more).toEqual([]);
    expect(now).not.toBe(linkKey);
    expect((await server.get('/api/your-move', `${before}`)).statusCode).toBe(401);
    expect((await server.get('/api/your-move', `${now}`)).statusCode).toBe(200);
    const told = server.toTeam().at(-1)?.text;
    expect(told).toContain('goes out again, to the corrected address');
    expect(told).toContain('That link opens nothing any more');
  });

  test('whoever got no answer to the correction sends it again, and gets the new link', async () => {
    const server = await quoted(await open());
    const old = server.linkKey;
    const corrected: QuoteRequest = { ...SAMPLE_REQUEST, ...RIGHT };
    const first = await server.put(corrected, old, 'form-1');
    const again = await server.put(corrected, old, 'form-1');
    expect(again.statusCode).toBe(200);
    expect(again.json()).toMatchObject({ changes: [], linkKey: first.json().linkKey });
    // Nothing else is stored for it; and nobody else has that form.
    const more = await server.put({ ...corrected, name: 'T. Nkosi' }, old, 'form-1');
    expect(more.statusCode).toBe(422);
    expect((await server.put(corrected, old, 'form-2')).statusCode).toBe(401);
  });
});

test('a correction on which the server has acted leaves nothing for the team to do', async () => {
  const server = await quoted(await withQuote());
  const wishes = async () => (await server.desk()).wishes.flatMap(({ lines }) => lines);
  await server.change(RIGHT);
  expect(await wishes()).toEqual([]);
  await server.deliver();
  await server.change({ email: 'third@visitor.example', phone: '083 555 0177' });
  expect(await wishes()).toEqual([expect.stringMatching(new RegExp(`^${LABELS.phone}: `))]);
});

test('a correction stays with the team as long as nothing was mailed', async () => {
  const server = await withQuote({ firstMailWaits: true });
  await server.act({ kind: 'phoned', said: 'A quote follows' });
  await server.change(RIGHT);
  expect((await server.desk()).wishes).toMatchObject([
    { lines: [expect.stringMatching(new RegExp(`^${LABELS.email}: `))] },
  ]);
});

test('as long as no email went out, the link stays', async () => {
  const server = await withQuote({ firstMailWaits: true });
  const answer = await server.change(RIGHT);
  expect(answer.json()).not.toHaveProperty('linkKey');
  await server.quoteIt();
  await server.change({ ...RIGHT, email: 'third@visitor.example' });
  await server.deliver();
  expect(mailsTo(server, 'third@visitor.example')).toEqual([expect.stringMatching(/: your quote/)]);
  expect(mailsTo(server, STRANGER)).toEqual(['We changed the email address of your move']);
  expect((await server.get('/api/your-move', server.linkKey)).statusCode).toBe(200);
});

test('an address stays doubtful until it changes, whoever opens or answers the quote', async () => {
  const server = await withQuote();
  server.answers.toVisitor = REFUSED;
  await quoted(server);
  await server.answer('seen');
  expect((await server.move()).emailFailed).toBe(true);
  await server.answer('accepted');
  await server.act({ kind: 'phoned', said: 'They will look' });
  expect((await server.move()).emailFailed).toBe(true);
  server.answers.toVisitor = SENT;
  await server.change(RIGHT);
  expect((await server.move()).emailFailed).toBe(false);
});

const given = async ({ db, clock }: Server) => (await outboxBacklog(db, new Date(clock.time))).dead;

test.each<[string, (server: Server) => Promise<unknown>]>([
  [
    'the team notes the yes',
    ({ act }) => act({ kind: 'agreed', price: 6500, ...onDay('2026-12-05'), said: '' }),
  ],
  ['the team notes a call', ({ act }) => act({ kind: 'phoned', said: 'They will write again' })],
  ['the team declines', ({ act }) => act({ kind: 'refused' })],
  ['the visitor opens it', ({ answer }) => answer('seen')],
  ['the address is corrected', ({ change }) => change(RIGHT)],
  ['the address is corrected with the rooms', ({ change }) => change({ ...RIGHT, bedrooms: '4+' })],
])('a quote that bounced is no longer counted as given up once %s', async (_, react) => {
  const server = await withQuote();
  server.answers.toVisitor = REFUSED;
  await quoted(server);
  expect(await given(server)).toBe(1);
  await react(server);
  expect(await given(server)).toBe(0);
});

test('a confirmation that bounced is no longer counted once the move is over', async () => {
  const server = await withQuote();
  await quoted(server);
  await server.answer('accepted');
  await server.deliver();
  server.answers.toVisitor = REFUSED;
  await server.confirmIt();
  await server.deliver();
  expect(await given(server)).toBe(1);
  server.clock.time = Date.parse('2026-12-09T08:00:00Z');
  expect(await given(server)).toBe(0);
});

test.each([
  ['refused before any text left', REFUSED, 200],
  ['away', AWAY, 200],
  ['silent after it had the whole message', UNANSWERED, 401],
  ['content', SENT, 401],
])(
  'the link opens their page after a correction if the mail server was %s: %#',
  async (_, answer, status) => {
    const server = await withQuote({ firstMailWaits: true });
    server.answers.toVisitor = answer;
    await quoted(server);
    const old = server.linkKey;
    await server.change(RIGHT);
    expect((await server.get('/api/your-move', old)).statusCode).toBe(status);
    expect(await server.move()).toMatchObject({ request: { email: RIGHT.email } });
  },
);
