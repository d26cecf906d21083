import { expect, test } from 'vitest';
import { onEachDatabase } from '../../../tests/server/testing/databases.ts';
import { onDay } from '../../../tests/server/testing/sample-history.ts';
import { openDatabaseAt } from '../../../tests/server/testing/test-database.ts';
import { withQuote } from '../../../tests/server/testing/test-quote.ts';

type Server = Awaited<ReturnType<typeof withQuote>>;
/** Filled in by a browser, faster than people type. */
const SUSPECTED = { topic: '', elapsed: 300 };

async function flagOf({ db, id }: Server) {
  const query = db.selectFrom('submissions').select('flag').where('id', '=', id);
  return (await query.executeTakeFirstOrThrow()).flag;
}

onEachDatabase('on $name, a visitor who was taken for a program', ({ setUp }) => {
  const newUrl = setUp();
  const suspected = async () => {
    const db = await openDatabaseAt(await newUrl());
    const server = await withQuote({ db, firstMailWaits: true }, SUSPECTED);
    expect((await server.desk()).notice).toContain('within two seconds');
    return server;
  };

  test.each([
    ['phoned', (server: Server) => server.act({ kind: 'phoned', said: 'They do move' })],
    ['quoted', (server: Server) => server.quoteIt()],
    [
      'noted a call to make',
      (server: Server) => server.act({ kind: 'callback', day: '2026-11-26', said: '' }),
    ],
    [
      'noted the yes',
      (server: Server) =>
        server.act({ kind: 'agreed', price: 6500, ...onDay('2026-12-05'), said: '' }),
    ],
  ])('is none once the team has %s', async (_, act) => {
    const server = await suspected();
    expect((await act(server)).statusCode).toBe(200);
    expect(await flagOf(server)).toBeNull();
    expect((await server.desk()).notice).toBeUndefined();
    await server.deliver();
    expect(server.toTeam()).not.toEqual([]);
    for (const mail of server.toTeam()) expect(mail).not.toHaveProperty('suspected');
  });

  test.each<[string, (server: Server) => Promise<unknown>]>([
    ['asks for a call', ({ post, linkKey }) => post('/api/your-move/call', linkKey, {})],
    ['changes something', ({ change }) => change({ bedrooms: '4+' })],
  ])('is none who %s', async (_, act) => {
    const server = await suspected();
    await act(server);
    expect(await flagOf(server)).toBeNull();
    await server.deliver();
    expect(server.toTeam().at(-1)).not.toHaveProperty('suspected');
  });

  test.each(['taken', 'refused'])('stays one when a request is only %s', async (kind) => {
    const server = await suspected();
    await server.act({ kind });
    expect(await flagOf(server)).toBe('too-fast');
    expect((await server.desk()).notice).toBeDefined();
  });

  test('stays one when a quote is refused for its last day', async () => {
    const server = await suspected();
    expect((await server.quoteIt({ validUntil: '2026-11-01' })).statusCode).toBe(422);
    expect(await flagOf(server)).toBe('too-fast');
  });
});

test('whoever was suspected and then accepted a quote is in the morning’s moves', async () => {
  const { quoteIt, answer, morning } = await withQuote({}, SUSPECTED);
  expect((await morning('2026-11-22'))?.subject).toBe('This morning: nothing waits');
  await quoteIt();
  await answer('accepted');
  const mail = await morning('2026-12-02');
  expect(mail?.subject).toBe('This morning: 1 to confirm, 1 move this week');
  expect(mail?.text).toContain('Thandi Nkosi: Boskruin to Fourways, Mon 7 Dec');
});

test('whoever was suspected and is to be called again is in the mail of that morning', async () => {
  const { act, morning } = await withQuote({}, SUSPECTED);
  await act({ kind: 'callback', day: '2026-11-26', said: 'about the piano' });
  const mail = await morning('2026-11-26');
  expect(mail?.subject).toBe('This morning: 1 to call again');
  expect(mail?.text).toContain('about the piano');
});

test('whoever was suspected and asked for a call is in the morning mail', async () => {
  const { morning, post, linkKey } = await withQuote({}, SUSPECTED);
  await post('/api/your-move/call', linkKey, {});
  const mail = await morning('2026-11-22');
  expect(mail?.text).toMatch(/WITHOUT AN ANSWER\n.*Thandi Nkosi/);
  expect(mail?.text).not.toContain('SUSPICIOUS');
});

test('the morning mail says whom nobody has looked at, until somebody does', async () => {
  const { act, morning, reference } = await withQuote({}, SUSPECTED);
  const first = await morning('2026-11-22');
  expect(first?.text).toContain('MARKED AS SUSPICIOUS, AND NOBODY LOOKED: 1');
  expect(first?.text).toContain(reference);
  await act({ kind: 'taken' });
  expect((await morning('2026-11-23'))?.text).not.toContain('SUSPICIOUS');
});
