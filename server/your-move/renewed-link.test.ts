import { expect, test } from 'vitest';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { withQuote } from '../../tests/server/testing/test-quote.ts';
import { bodyHash } from '../requests/idempotency.ts';

const FORM = 'form-1';
const PRESS = 'press-1';
const OTHER = { ...SAMPLE_REQUEST, email: 'other@visitor.example' };

type Server = Awaited<ReturnType<typeof withQuote>>;

/** A quote that was mailed to whoever sent the request, with a key that only they know. */
async function quoted() {
  const server = await withQuote();
  const sent = { idempotencyKey: FORM, bodyHash: bodyHash(SAMPLE_REQUEST) };
  await server.db.updateTable('submissions').set(sent).execute();
  await server.quoteIt();
  await server.deliver();
  return server;
}

const sendAgain = ({ app }: Server, payload: object = SAMPLE_REQUEST) =>
  app.inject({
    method: 'POST',
    url: '/api/quote-requests',
    headers: { 'idempotency-key': FORM },
    payload,
  });

const renew = ({ post }: Server, key: string, body: object = {}) =>
  post('/api/your-move/link', key, body, PRESS);

const keysOf = ({ db }: Server) =>
  db.selectFrom('submissions').select(['linkKey', 'mailKey', 'readKey']).executeTakeFirst();

async function deleteButAccount(server: Server) {
  await server.answer('accepted');
  await server.confirmIt();
  server.clock.time = Date.parse('2026-12-12T08:00:00+02:00');
  const { linkKey } = { ...(await keysOf(server)) };
  return server.app.inject({
    method: 'DELETE',
    url: '/api/your-move?keeps=account',
    headers: { authorization: `Bearer ${linkKey}` },
  });
}

/** Each of these takes the link from whoever sent the request. */
const TAKEN: Readonly<Record<string, (server: Server) => Promise<{ statusCode: number }>>> = {
  'the visitor has a new link': (server) => renew(server, server.linkKey),
  'the team made a new link': ({ act }) => act({ kind: 'linked', via: 'email', isRenewed: true }),
  'another address has the link': ({ change }) => change(OTHER),
  'only the account is left': deleteButAccount,
};

test.each(Object.keys(TAKEN))('once %s, the request sent again gets no link', async (when) => {
  const server = await quoted();
  const { linkKey, reference } = server;
  expect((await sendAgain(server)).json()).toMatchObject({ linkKey });
  expect([200, 204]).toContain((await TAKEN[when]?.(server))?.statusCode);
  // However often.
  if (when === 'the visitor has a new link') {
    await server.act({ kind: 'linked', via: 'email', isRenewed: true });
  }
  const again = await sendAgain(server);
  expect(again.statusCode).toBe(201);
  expect(again.json()).toMatchObject({ reference });
  expect(again.json()).not.toHaveProperty('linkKey');
  expect((await sendAgain(server, OTHER)).statusCode).toBe(422);
  expect(await server.db.selectFrom('submissions').select('id').execute()).toHaveLength(1);
});

test('no call that repeats the press for a new link gets the new key with the one before', async () => {
  const server = await quoted();
  const before = server.linkKey;
  await renew(server, before, OTHER);
  const keys = Object.values({ ...(await keysOf(server)) });
  expect(keys).toHaveLength(3);
  const answers = [await server.put(OTHER, before, PRESS), await renew(server, before, OTHER)];
  for (const { body } of answers) for (const key of keys) expect(body).not.toContain(key);
});

test('an email that came back since gives nobody the key that was in it', async () => {
  const server = await quoted();
  await renew(server, server.linkKey);
  await server.deliver();
  await server.act({ kind: 'undelivered' });
  const again = (await renew(server, server.linkKey)).json();
  expect(again).toMatchObject({ isMailed: true });
  expect(again).not.toHaveProperty('linkKey');
});

test('a press whose answer was lost is repeated within minutes; later the key before reads nothing', async () => {
  const server = await quoted();
  const before = server.linkKey;
  expect((await renew(server, before)).statusCode).toBe(200);
  server.clock.time += 9 * 60_000;
  expect((await renew(server, before)).json()).toMatchObject({ isMailed: true });
  server.clock.time += 2 * 60_000;
  expect((await renew(server, before)).statusCode).toBe(401);
  const { linkKey, last } = { ...(await keysOf(server)), ...(await server.desk()) };
  expect((await renew(server, String(linkKey))).json()).toMatchObject({ isMailed: true });
  expect(await keysOf(server)).toMatchObject({ linkKey });
  expect((await server.desk()).last).toBe(last);
});

test('whoever has no address gets the new key whenever the press is repeated', async () => {
  const server = await withQuote({}, {}, { name: 'Mrs van Wyk', phone: '011 555 0142' });
  const before = server.linkKey;
  const { linkKey } = (await renew(server, before)).json();
  server.clock.time += 60 * 60_000;
  expect((await renew(server, before)).json()).toMatchObject({ isMailed: false, linkKey });
});

test('so does whoever has an address to which no more emails go', async () => {
  const server = await quoted();
  for (let mails = 0; mails < 10; mails += 1) await server.act({ kind: 'linked', via: 'email' });
  const { linkKey, isMailed } = (await renew(server, server.linkKey)).json();
  expect(isMailed).toBe(false);
  expect((await server.get('/api/your-move', linkKey)).statusCode).toBe(200);
  server.clock.time += 60 * 60_000;
  expect((await renew(server, server.linkKey)).json()).toMatchObject({ isMailed: false, linkKey });
});
