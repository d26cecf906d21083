import { expect, test } from 'vitest';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { withQuote } from '../../tests/server/testing/test-quote.ts';

const PLAN = '/api/move-plan';

type Server = Awaited<ReturnType<typeof withQuote>>;

async function booked() {
  const server = await withQuote();
  await server.quoteIt();
  await server.deliver();
  await server.answer('accepted');
  await server.deliver();
  await server.confirmIt({ registration: 'JX 12 CD GP', crew: ['Sipho Dlamini'] });
  await server.deliver();
  return server;
}

const readKeyOf = async (server: Server) => `${(await server.move()).readKey}`;
const opens = async (server: Server, key: string) => (await server.get(PLAN, key)).statusCode;

test('the read key shows where, when and who comes, and nothing else of the request', async () => {
  const server = await booked();
  const answer = await server.get(PLAN, await readKeyOf(server));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(answer.json()).toMatchObject({
    reference: server.reference,
    state: 'confirmed',
    visit: { from: SAMPLE_REQUEST.fromAddress, to: SAMPLE_REQUEST.toAddress },
  });
  expect(answer.body).toContain('JX 12 CD GP');
  const { name, email, phone, additionalNotes } = SAMPLE_REQUEST;
  const { quote, booking } = await server.move();
  for (const secret of [name, email, phone, additionalNotes, `${quote?.price}`, booking?.figure]) {
    expect(answer.body).not.toContain(secret);
  }
});

test('each write, and each page, answers a read key as one that opens nothing', async () => {
  const server = await booked();
  const readKey = await readKeyOf(server);
  const before = await server.move();
  const { paths } = (await server.app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, { security: readonly object[] }>>;
  }>();
  const calls = Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { security }]) => ({ path, method, security })),
    )
    .filter(({ path, security }) => path !== PLAN && security.length > 0);
  expect(calls.length).toBeGreaterThan(15);
  for (const { path, method } of calls) {
    const url = path.replace('{day}', '2026-12-05').replace('{id}', 'nobody');
    const ask = (key: string) =>
      server.app.inject({
        method: method.toUpperCase() as 'GET',
        url,
        headers: { authorization: `Bearer ${key}`, 'idempotency-key': 'one' },
        ...(method !== 'get' && { payload: { ...SAMPLE_REQUEST, kind: 'seen', quote: 1 } }),
      });
    const [ours, none] = [await ask(readKey), await ask('x'.repeat(32))];
    expect(ours.statusCode, `${method} ${path}`).toBe(401);
    expect(ours.body, `${method} ${path}`).toBe(none.body);
  }
  expect(await server.move()).toEqual(before);
});

test('no other key opens the plan', async () => {
  const server = await booked();
  for (const key of [server.linkKey, server.deskKey, 'x'.repeat(32)]) {
    expect(await opens(server, key)).toBe(401);
  }
});

test('who reads the plan has not seen the quote, nor shown that an address is theirs', async () => {
  const server = await withQuote();
  await server.quoteIt();
  const { readKey } = (await server.get('/api/your-move', server.linkKey)).json();
  const rows = () => server.db.selectFrom('submissions').selectAll().execute();
  const before = await rows();
  expect(await opens(server, readKey)).toBe(200);
  expect(await rows()).toEqual(before);
});

test('a new link ends the read key too, and the answer has no new one for whoever pressed', async () => {
  const server = await booked();
  const before = await readKeyOf(server);
  const answer = await server.post('/api/your-move/link', server.linkKey, {}, 'press-1');
  const again = await server.post('/api/your-move/link', server.linkKey, {}, 'press-1');
  expect(await opens(server, before)).toBe(401);
  const after = await readKeyOf(server);
  expect(after).not.toBe(before);
  expect(await opens(server, after)).toBe(200);
  for (const { body } of [answer, again]) {
    expect(body).toContain('"isMailed":true');
    expect(body).not.toContain(after);
  }
});

test('so does one that the team makes, and another contact that renews the link', async () => {
  const byTeam = await booked();
  const first = await readKeyOf(byTeam);
  await byTeam.act({ kind: 'linked', via: 'email', isRenewed: true });
  expect(await opens(byTeam, first)).toBe(401);

  const corrected = await withQuote();
  await corrected.quoteIt();
  await corrected.deliver();
  const stranger = await readKeyOf(corrected);
  await corrected.change({ moveDate: SAMPLE_REQUEST.moveDate, email: 'other@visitor.example' });
  expect(await opens(corrected, stranger)).toBe(401);
});

test('a deletion ends it, before the move and after', async () => {
  const before = await booked();
  const early = await readKeyOf(before);
  await before.app.inject({
    method: 'DELETE',
    url: '/api/your-move',
    headers: { authorization: `Bearer ${before.linkKey}` },
  });
  expect(await opens(before, early)).toBe(401);

  const after = await booked();
  const late = await readKeyOf(after);
  after.clock.time = Date.parse('2026-12-12T08:00:00+02:00');
  expect((await after.get(PLAN, late)).json()).toMatchObject({ state: 'over', visit: null });
  const deleted = await after.app.inject({
    method: 'DELETE',
    url: '/api/your-move?keeps=account',
    headers: { authorization: `Bearer ${after.linkKey}` },
  });
  expect(deleted.statusCode).toBe(204);
  expect(await opens(after, late)).toBe(401);
  expect((await after.move()).readKey).toBeNull();
});

test('calendars that a visitor gets have the link that only reads, and the team’s have none', async () => {
  const server = await booked();
  const readKey = await readKeyOf(server);
  const unfolded = (file = '') => file.replaceAll('\r\n ', '');
  const theirs = server.toVisitor().map(({ calendar }) => unfolded(calendar));
  expect(theirs.filter((file) => file.includes(`/move-plan#${readKey}`)).length).toBeGreaterThan(1);
  for (const file of theirs) expect(file).not.toContain('your-move');
  for (const { text, html, calendar } of server.toTeam()) {
    expect(`${text} ${html} ${unfolded(calendar)}`).not.toContain(readKey);
  }
  await server.cancel();
  await server.deliver();
  expect(unfolded(server.toVisitor().at(-1)?.calendar)).not.toContain(readKey);
});
