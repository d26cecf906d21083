import { expect, test } from 'vitest';
import { onEachDatabase } from '../../../tests/server/testing/databases.ts';
import { onDay } from '../../../tests/server/testing/sample-history.ts';
import { openDatabaseAt } from '../../../tests/server/testing/test-database.ts';
import { PHONED, withQuote } from '../../../tests/server/testing/test-quote.ts';

const KNOWN = { ...PHONED, toAddress: '4 Cedar Road, Fourways', moveDate: '2026-12-07' };
type Server = Awaited<ReturnType<typeof withQuote>>;

const untoldIn = async ({ desk }: Server) =>
  (await desk()).wishes
    .map(({ heading }) => heading)
    .filter((heading) => heading.startsWith('Tell'));

const tell = async ({ act, desk }: Server, via = 'phone') =>
  act({ kind: 'told', about: (await desk()).tell?.number, via });

/** A correction at the desk, from the answers that it shows. */
const correct = async ({ act, desk }: Server, answers: object) => {
  const { request } = await desk();
  return act({ kind: 'changed', ...request?.answers, version: request?.version, ...answers });
};

onEachDatabase('on $name', ({ setUp }) => {
  const newUrl = setUp();
  const withPhoned = async (phoned: object = KNOWN) =>
    withQuote({ db: await openDatabaseAt(await newUrl()) }, {}, phoned);

  test('what was told in the same call waits for nobody', async () => {
    const server = await withPhoned();
    await server.act({ kind: 'agreed', price: 6500, ...onDay('2026-12-07'), said: '' });
    expect((await server.confirmIt({ toldBy: 'phone' })).statusCode).toBe(200);
    expect(await untoldIn(server)).toEqual([]);
    const { request } = await server.desk();
    const corrected = { ...request?.answers, fromAddress: '71A Oak Avenue, Boskruin' };
    const change = { kind: 'changed', version: request?.version, ...corrected, toldBy: 'whatsapp' };
    expect((await server.act(change, 'one-press')).statusCode).toBe(200);
    expect((await server.act(change, 'one-press')).statusCode).toBe(200);
    const headings = (await server.desk()).history.map(({ heading }) => heading);
    expect(headings.filter((heading) => heading.includes('told them'))).toEqual([
      'Anna told them by phone',
      'Anna told them by WhatsApp',
    ]);
    expect(await untoldIn(server)).toEqual([]);
  });

  test('without an email each piece of news waits until somebody told it', async () => {
    const server = await withPhoned();
    const waits = async () => (await server.diary()).waiting[0]?.waits;
    expect((await server.desk()).quote?.channels).toEqual(['phone']);
    expect((await server.quoteIt({ via: 'email' })).statusCode).toBe(422);

    server.clock.time += 60_000;
    await server.quoteIt({ via: 'phone' });
    expect(await untoldIn(server)).toEqual(['Tell them the quote']);
    expect((await server.desk()).tell).toMatchObject({
      text: expect.stringContaining('R6\u00a0500'),
      link: { label: 'Call them: 011 555 0142', url: 'tel:+27115550142' },
      by: ['phone'],
    });
    expect(await waits()).toMatch(/^tell them the quote, since/);
    expect((await tell(server)).statusCode).toBe(200);
    expect(await untoldIn(server)).toEqual([]);
    expect((await server.desk()).history.at(-1)?.heading).toBe('Anna told them by phone');
    expect(await waits()).toBeUndefined();

    await server.act({ kind: 'agreed', price: 6500, ...onDay('2026-12-07'), said: '' });
    await server.confirmIt();
    expect(await waits()).toMatch(/^tell them the confirmed day, since/);
    expect((await server.desk()).tell?.text).toContain('between 8 and 9');
    await tell(server);
    await server.act({ kind: 'cancelled', said: 'The truck broke.' });
    expect((await server.desk()).tell?.text).toContain('The truck broke.');
    expect(await waits()).toMatch(/^tell them the cancellation, since/);
    await server.deliver();
    expect(server.toVisitor()).toEqual([]);
  });

  test('telling the same twice is one note, and other news stays', async () => {
    const server = await withPhoned();
    await server.quoteIt({ via: 'phone' });
    await server.act({ kind: 'linked', via: 'whatsapp' });
    expect(await untoldIn(server)).toEqual([
      'Tell them the quote',
      'Tell them the link to their page',
    ]);
    const about = (await server.desk()).tell?.number;
    await Promise.all(
      ['Anna', 'Sam'].map((by) => server.act({ kind: 'told', about, via: 'phone', by })),
    );
    expect(await untoldIn(server)).toEqual(['Tell them the link to their page']);
    const notes = (await server.desk()).history.filter(({ heading }) => / told /.test(heading));
    expect(notes).toHaveLength(1);
  });

  test('whoever opens the quote that a chat brought knows it', async () => {
    const server = await withPhoned({ ...KNOWN, phone: '082 555 0119' });
    await server.quoteIt({ via: 'whatsapp' });
    const { link } = (await server.desk()).tell ?? {};
    expect(`${link?.url}`).toMatch(/^https:\/\/wa\.me\/27825550119\?text=/);
    expect(await server.asSent(link?.url)).toContain(`/your-move#${server.linkKey}`);
    await server.answer('seen');
    expect(await untoldIn(server)).toEqual([]);
    // Visitors know of their own actions on their page.
    await server.answer('accepted');
    expect(await untoldIn(server)).toEqual([]);
    expect((await server.desk()).may.undelivered).toBe(false);
  });

  test('an email address that is corrected in gets what is still true', async () => {
    const server = await withPhoned();
    await server.quoteIt({ via: 'phone' });
    await server.act({ kind: 'agreed', price: 6500, ...onDay('2026-12-07'), said: '' });
    await server.confirmIt();
    await correct(server, { email: 'vanwyk@visitor.example' });
    expect(await untoldIn(server)).toEqual([]);
    await server.deliver();
    expect(server.toVisitor().map(({ to, subject }) => [to?.address, subject])).toEqual([
      ['vanwyk@visitor.example', expect.stringContaining(': booked')],
      ['vanwyk@visitor.example', expect.stringContaining('We corrected your request')],
    ]);
    const gone = await correct(server, { email: '' });
    expect(gone.json().errors).toMatchObject([{ field: 'email' }]);
  });

  test('the family corrects a request by the rules of a visitor’s change, and tells them', async () => {
    const server = await withQuote({ db: await openDatabaseAt(await newUrl()) });
    await server.quoteIt();
    await server.answer('accepted');
    await server.confirmIt();
    await server.deliver();
    const before = server.linkKey;
    await correct(server, {
      fromAddress: '12A Kelly Avenue, Boskruin',
      email: 'new@visitor.example',
    });
    const { stage, history, wishes, move } = await server.desk();
    expect(stage).toBe('accepted');
    expect(wishes).toEqual([]);
    expect(move?.from.address).toBe('12A Kelly Avenue, Boskruin');
    expect(history.at(-1)).toMatchObject({
      heading: 'Anna corrected it for them',
      lines: expect.arrayContaining([expect.stringContaining('12A Kelly Avenue')]),
    });
    // Emails with their link went to the address before.
    expect((await server.get('/api/your-move', before)).statusCode).toBe(401);
    await server.deliver();
    const [mail] = server.toVisitor().filter(({ to }) => to?.address === 'new@visitor.example');
    expect(mail?.text).toContain('12A Kelly Avenue');
    expect(mail?.text).toContain('confirm');
    const team = server.toTeam().find(({ text }) => text.includes('Anna corrected the request'));
    expect(team).toBeDefined();

    const { request } = await server.desk();
    const stale = { ...request?.answers, version: 0, name: 'Thandi N' };
    expect((await server.act({ kind: 'changed', ...stale })).statusCode).toBe(409);
    const refused = await correct(server, { toAddress: '' });
    expect(refused.json().errors).toMatchObject([
      { field: 'toAddress', message: 'Please enter your destination address' },
    ]);
  });

  test('their link is sent again, or renewed, by email or in a chat', async () => {
    const server = await withQuote({ db: await openDatabaseAt(await newUrl()) });
    const keyIn = (text = '') => /your-move#([A-Za-z0-9]{32})/.exec(text)?.[1] ?? '';
    const opens = async (key: string) => (await server.get('/api/your-move', key)).statusCode;
    await server.act({ kind: 'linked', via: 'email' });
    await server.deliver();
    const mailed = keyIn(server.toVisitor().at(-1)?.text);
    expect(await opens(mailed)).toBe(200);
    await server.act({ kind: 'linked', via: 'whatsapp', isRenewed: true });
    for (const key of [mailed, server.linkKey]) expect(await opens(key)).toBe(401);
    const chat = await server.asSent((await server.desk()).tell?.link?.url);
    expect(await opens(keyIn(chat))).toBe(200);
    expect(chat).toContain('earlier links no longer open anything');
  });
});

test('nobody told them: the crew reads it in the morning', async () => {
  const server = await withQuote({}, {}, KNOWN);
  await server.act({ kind: 'agreed', price: 6500, ...onDay('2026-12-07'), said: '' });
  await server.confirmIt();
  const morning = await server.morning('2026-11-22');
  expect(morning?.text).toContain('tell them the confirmed day, since');
  await tell(server);
  expect((await server.morning('2026-11-23'))?.text).not.toContain('tell them');
  expect((await server.morning('2026-12-07'))?.text).toContain('Not told yet');
});

test('a request by phone may stay incomplete on its visitor’s page', async () => {
  const server = await withQuote({}, {}, PHONED);
  const { request, version } = await server.move();
  expect(request.email).toBeNull();
  const changed = await server.put({ ...request, moveDate: '2026-12-09', version });
  expect(changed.statusCode).toBe(200);
  expect((await server.desk()).move?.when.value).toMatch(/^Wed 9 Dec/);
});
