import { expect, test } from 'vitest';
import type { DeskView } from '../../../domain/team/desk-view.ts';
import { onEachDatabase } from '../../../tests/server/testing/databases.ts';
import { openDatabaseAt } from '../../../tests/server/testing/test-database.ts';
import { storeMessage } from '../../../tests/server/testing/test-desk.ts';
import { PHONED, withQuote } from '../../../tests/server/testing/test-quote.ts';
import { newLinkKey } from '../../requests/link-key.ts';

const VISIT = { day: '2026-12-05', window: 'at two', people: 3, trucks: 1 };
const AGREED = { price: 1500, visits: [VISIT], said: '' };
const BOOKED = { ...PHONED, agreed: AGREED, confirmed: { toldBy: 'phone' } };

type Server = Awaited<ReturnType<typeof withQuote>>;

const deskAt = async (server: Server, path: string): Promise<DeskView> =>
  (await server.get('/api/desk', path.replace('/desk#', ''))).json();

async function withMessage(url: string) {
  const server = await withQuote({ db: await openDatabaseAt(url) });
  const deskKey = newLinkKey();
  const { reference } = await storeMessage(server.db, { deskKey });
  return { server, message: deskKey, reference };
}

onEachDatabase('on $name', ({ setUp }) => {
  const newUrl = setUp();

  test('what was said in a call is stored at once, as the events that it is', async () => {
    const server = await withQuote({ db: await openDatabaseAt(await newUrl()) });
    const { desk } = (await server.enter(BOOKED)).json();
    const { stage, price, history, tell } = await deskAt(server, desk);
    expect([stage, price, tell]).toEqual(['booked', 'R1\u00a0500', null]);
    expect(history.map(({ heading }) => heading)).toEqual([
      'Received',
      'Anna entered it after a call',
      'Anna: they said yes',
      'Anna confirmed the day',
      'Anna told them by phone',
    ]);
  });

  test('a job of two days is booked in one call, with what each takes', async () => {
    const server = await withQuote({ db: await openDatabaseAt(await newUrl()) });
    const deliver = { ...VISIT, what: 'Deliver', day: '2026-12-07', people: 4, trucks: 2 };
    const visits = [{ ...VISIT, what: 'Load' }, deliver];
    const { desk } = (await server.enter({ ...BOOKED, agreed: { ...AGREED, visits } })).json();
    const view = await deskAt(server, desk);
    expect(view.stage).toBe('booked');
    expect(view.visits).toMatchObject([
      { what: 'Load', day: '2026-12-05' },
      { what: 'Deliver', day: '2026-12-07' },
    ]);
    const [, second] = view.confirmation.visits;
    expect(second).toMatchObject({ visit: 2, people: 4, trucks: 2 });
    const days = (await server.diary()).days.map(({ day, trucks }) => [day, trucks]);
    expect(days).toEqual(
      expect.arrayContaining([
        ['2026-12-05', 1],
        ['2026-12-07', 2],
      ]),
    );
  });

  test('whose answer was lost is one call, and another one under its key is refused', async () => {
    const server = await withQuote({ db: await openDatabaseAt(await newUrl()) });
    const [first, again] = await Promise.all([
      server.enter(BOOKED, 'one-call'),
      server.enter(BOOKED, 'one-call'),
    ]);
    expect(again.json()).toEqual(first.json());
    expect((await deskAt(server, first.json().desk)).history).toHaveLength(5);
    expect((await server.enter(PHONED, 'one-call')).statusCode).toBe(422);
  });

  test('a message becomes a request, is counted once, and both ways back count once', async () => {
    const { server, message, reference } = await withMessage(await newUrl());
    const cameIn = async () =>
      (await server.get('/api/diary/figures', '')).json().sources.all.cameIn;
    const before = await cameIn();
    const { desk, reference: made } = (await server.enter({ ...PHONED, message })).json();
    expect(await cameIn()).toBe(before);
    const ended = await deskAt(server, message);
    expect(ended).toMatchObject({ stage: 'same', facts: [made] });
    const again = await server.actFor(message, { kind: 'reopened' });
    expect(again.json()).toMatchObject({ stage: 'waiting' });
    expect(await cameIn()).toBe(before);
    expect(await deskAt(server, desk)).toMatchObject({ stage: 'same', facts: [reference] });
  });

  test('by two devices at once it becomes one', async () => {
    const { server, message } = await withMessage(await newUrl());
    const both = await Promise.all([
      server.enter({ ...PHONED, message }),
      server.enter({ ...PHONED, by: 'Sam', message }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422]);
    const { n } = await server.db
      .selectFrom('submissions')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    expect(Number(n)).toBe(3);
  });

  test('a double ends, is out of the diary and the counts, and is opened again', async () => {
    const server = await withQuote({ db: await openDatabaseAt(await newUrl()) });
    const other = await server.send({ name: 'Thandi again' });
    const waiting = async () => (await server.diary()).waiting.map(({ reference }) => reference);
    await server.act({ kind: 'same', as: other.reference.toLowerCase().replaceAll('-', ' ') });
    expect(await waiting()).toEqual([other.reference]);
    expect((await server.move()).phase).toBe('same');
    // The double of a double, itself, and what there is not.
    for (const as of [server.reference, other.reference, 'JFM-0000-00']) {
      const refused = await server.actFor(other.deskKey, { kind: 'same', as });
      expect(refused.statusCode).toBe(422);
      expect(refused.json().errors).toMatchObject([{ field: 'as' }]);
    }
    const refused = await server.actFor(other.deskKey, { kind: 'same', as: server.reference });
    expect(refused.json().errors[0].message).toContain(`itself the same as ${other.reference}`);
    // Also once the other one is deleted.
    const authorization = `Bearer ${other.linkKey}`;
    await server.app.inject({
      method: 'DELETE',
      url: '/api/your-move',
      headers: { authorization },
    });
    expect((await server.act({ kind: 'reopened' })).statusCode).toBe(200);
    expect(await waiting()).toEqual([server.reference]);
  });

  test('of two that are made the same as each other at once, one goes on', async () => {
    const server = await withQuote({ db: await openDatabaseAt(await newUrl()) });
    const other = await server.send({});
    const both = await Promise.all([
      server.act({ kind: 'same', as: other.reference }),
      server.actFor(other.deskKey, { kind: 'same', as: server.reference }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  });

  test('a number’s other cases are found as it is typed, on a device only', async () => {
    const server = await withQuote({ db: await openDatabaseAt(await newUrl()) });
    const find = async (phone: string) =>
      (await server.post('/api/diary/callers', '', { phone })).json().alsoFrom;
    expect(await find('082 555')).toEqual([]);
    expect(await find('+27 82 555 0119')).toMatchObject([
      { reference: server.reference, name: 'Thandi Nkosi', url: `/desk#${server.deskKey}` },
    ]);
    const stranger = await server.app.inject({
      method: 'POST',
      url: '/api/diary/callers',
      payload: { phone: '082 555 0119' },
    });
    expect(stranger.statusCode).toBe(401);
  });
});

test('a request to which more happened stays, and its message with it', async () => {
  const server = await withQuote();
  const message = newLinkKey();
  await storeMessage(server.db, { deskKey: message });
  const { reference } = (await server.enter({ ...BOOKED, message })).json();
  const refused = await server.actFor(message, { kind: 'reopened' });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors[0].message).toContain(reference);
});

test('a yes to a double’s quote is a yes', async () => {
  const server = await withQuote();
  await server.quoteIt();
  const other = await server.send({});
  await server.act({ kind: 'same', as: other.reference });
  expect((await server.answer('accepted')).statusCode).toBe(200);
  expect((await server.desk()).stage).toBe('accepted');
});

test('what a call cannot agree on is refused whole, each by its field', async () => {
  const server = await withQuote();
  const fields = async (call: object) => {
    const answer = await server.enter({ ...PHONED, ...call });
    expect(answer.statusCode).toBe(422);
    return answer.json().errors.map(({ field }: { field: string }) => field);
  };
  expect(await fields({ confirmed: {} })).toEqual(['agreed']);
  const open = { ...AGREED, visits: [{ day: '2026-12-05' }] };
  expect(new Set(await fields({ agreed: open, confirmed: {} }))).toEqual(new Set(['agreed']));
  expect(await fields({ agreed: { ...AGREED, terms: '2024-12-01' } })).toEqual(['agreed']);
  const kept = { ...AGREED, visits: [{ ...VISIT, visit: 1 }] };
  expect(await fields({ agreed: kept })).toEqual(['agreed']);
});
