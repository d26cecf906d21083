import { expect, test } from 'vitest';
import { accountsKeptFor, TERMS } from '../../content/terms.ts';
import { addDays } from '../../domain/dates/calendar-date.ts';
import { onEachDatabase } from '../../tests/server/testing/databases.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { openDatabaseAt } from '../../tests/server/testing/test-database.ts';
import { withQuote } from '../../tests/server/testing/test-quote.ts';
import { VISITOR_DID } from '../moves/kinds/visitor-did.ts';
import { purge } from '../retention/purge.ts';

const DAY = '2026-12-07';
const OWED = {
  kind: 'settled',
  price: 7700,
  lines: [{ text: 'Two hours more', amount: 1200 }],
  day: DAY,
  said: '',
} as const;
const FORGOTTEN = ['Please mind the parrots', 'The gate sticks', 'stove'];

type Server = Awaited<ReturnType<typeof moved>>;

/** A move that was confirmed for Monday 7 December, on the evening of that day. */
async function moved(changes: Parameters<typeof withQuote>[0] = {}) {
  const server = await withQuote(changes, { additionalNotes: FORGOTTEN[0] });
  await server.quoteIt({ note: FORGOTTEN[1] ?? '' });
  await server.answer('accepted');
  await server.confirmIt();
  await server.deliver();
  server.clock.time = Date.parse(`${DAY}T18:30:00+02:00`);
  return server;
}

const remove = ({ app, linkKey }: Server, query = '?keeps=account') =>
  app.inject({
    method: 'DELETE',
    url: `/api/your-move${query}`,
    headers: { authorization: `Bearer ${linkKey}` },
  });

/** Everything that the database has, apart from our own names and keys. */
async function storedText({ db }: Pick<Server, 'db'>) {
  const rows = [
    await db.selectFrom('submissions').selectAll().execute(),
    await db.selectFrom('requests').selectAll().execute(),
    await db.selectFrom('events').selectAll().execute(),
  ];
  return JSON.stringify(rows);
}

onEachDatabase('on $name', ({ setUp }) => {
  const newDatabase = setUp();
  const movedHere = async () => moved({ db: await openDatabaseAt(await newDatabase()) });

  test('a debt outlives the deletion, and its visitor reads so before and after', async () => {
    const server = await movedHere();
    await server.act(OWED);
    const before = await server.move();
    expect(before.keeps?.isAll).toBe(false);
    expect(before.keeps?.says.join(' ')).toContain(
      'R7\u00a0700 is not paid yet. Until it is, we keep your name, phone number and email address, both addresses',
    );
    const refused = await remove(server, '');
    expect(refused.statusCode).toBe(409);
    expect(refused.json().move.keeps).toEqual(before.keeps);
    expect(await storedText(server)).toContain(FORGOTTEN[0]);

    expect((await remove(server)).statusCode).toBe(204);
    // Whoever had the link reads nothing of what is kept.
    expect((await remove(server)).statusCode).toBe(401);
    expect((await server.get('/api/your-move', server.linkKey)).statusCode).toBe(401);
    const text = await storedText(server);
    for (const word of FORGOTTEN) expect(text).not.toContain(word);
    const { name, email, phone, fromAddress, toAddress } = SAMPLE_REQUEST;
    for (const word of [name, email, phone, fromAddress, toAddress, '7700']) {
      expect(text).toContain(word);
    }
    const after = await server.move();
    expect(after).toMatchObject({ phase: 'owing', may: [], keeps: { isAll: true } });
    expect(after.bill).toEqual(before.bill);
    expect(await server.desk()).toMatchObject({ stage: 'owing', bill: { price: 7700 } });
  });

  test('once it is paid, the receipt is mailed, and then what it does not need goes', async () => {
    const server = await movedHere();
    await server.act(OWED);
    await remove(server);
    await server.act({ kind: 'phoned', said: 'They will pay on Friday' });
    expect(
      (await server.act({ kind: 'paid', amount: 7700, how: 'transfer', day: '2026-12-07' }))
        .statusCode,
    ).toBe(200);
    await purgeOn(server, '2026-12-08');
    expect(await storedText(server)).toContain(SAMPLE_REQUEST.email);
    await server.deliver();
    expect(server.toVisitor().at(-1)?.subject).toContain('paid by transfer');
    await purgeOn(server, '2026-12-08');
    const text = await storedText(server);
    for (const word of [SAMPLE_REQUEST.email, SAMPLE_REQUEST.phone, 'on Friday']) {
      expect(text).not.toContain(word);
    }
    for (const word of [SAMPLE_REQUEST.name, SAMPLE_REQUEST.toAddress]) {
      expect(text).toContain(word);
    }
    const { keeps, bill, phase } = await server.move();
    expect(phase).toBe('paid');
    expect(bill?.lines.map(({ label }) => label).join()).toContain('Paid by transfer');
    expect(keeps?.says[0]).toContain(accountsKeptFor);
  });

  test('the account goes with the day after its last, and not before', async () => {
    const server = await movedHere();
    await server.act({ ...OWED, paid: { amount: 7700, how: 'cash', day: '2026-12-07' } });
    await remove(server);
    const firstDayWithout = `${2027 + TERMS.accountsKeptFor.years}-03-01`;
    expect((await server.move()).keptUntil).toBe(firstDayWithout);
    await purgeOn(server, addDays(firstDayWithout, -1));
    expect(await storedText(server)).toContain(SAMPLE_REQUEST.name);
    await purgeOn(server, firstDayWithout);
    expect(await storedText(server)).not.toContain(SAMPLE_REQUEST.name);
  });

  test('a move that did not take place after all leaves nothing', async () => {
    const server = await movedHere();
    await remove(server);
    expect((await server.act({ kind: 'cancelled', said: '' })).statusCode).toBe(200);
    await purgeOn(server, '2026-12-08');
    expect(await storedText(server)).not.toContain(SAMPLE_REQUEST.name);
  });
});

/** Long enough to be of no concern here. */
const YEARS = 30;

const purgeOn = ({ db }: Server, day: string) =>
  purge(db, new Date(`${day}T10:00:00+02:00`), YEARS);

test('what is deleted before anybody noted the price is noted later', async () => {
  const server = await moved();
  const says = (await server.move()).keeps?.says.join(' ');
  expect(says).toContain('This doesn’t cancel your move');
  expect(says).toContain('haven’t noted yet');
  await remove(server);
  await server.deliver();
  const mail = server.toTeam().at(-1);
  expect(mail).toMatchObject({ important: true, subject: expect.stringContaining('account kept') });
  expect(mail?.text).toContain('phone them');
  expect((await server.act(OWED)).statusCode).toBe(200);
  expect(await server.move()).toMatchObject({ phase: 'owing', bill: { price: 'R7\u00a0700' } });
});

test('the team is told that the debt stays, and where', async () => {
  const server = await moved();
  await server.act(OWED);
  await server.deliver();
  await remove(server);
  await server.deliver();
  const mail = server.toTeam().at(-1);
  expect(mail?.text).toContain('R7\u00a0700 stays in the list of what is not paid.');
  expect(mail?.text).toContain('/desk#');
  expect(mail?.calendar).toBeUndefined();
  expect((await server.morning('2026-12-12'))?.text).toContain(server.reference);
});

test('nothing comes back into a request that its visitor has deleted', async () => {
  const server = await moved();
  await server.act(OWED);
  await remove(server);
  const asked = [
    await server.change({ additionalNotes: FORGOTTEN[0] }),
    await server.post('/api/your-move/call', server.linkKey, {}),
    await server.post('/api/your-move/report', server.linkKey, { said: 'A scratch' }),
    await server.put({ heard: 'friend' }),
    await server.act({ kind: 'taken' }),
    await server.confirmIt(),
  ];
  expect(asked.map(({ statusCode }) => statusCode)).not.toContain(200);
  expect((await server.desk()).history.at(-1)?.heading).toBe(VISITOR_DID.deleted);
});

test('before the day of the move nothing is kept', async () => {
  const server = await moved();
  server.clock.time = Date.parse('2026-12-06T18:30:00+02:00');
  expect((await server.move()).keeps).toBeNull();
  expect((await remove(server, '')).statusCode).toBe(204);
  expect(await storedText(server)).toBe('[[],[],[]]');
});
