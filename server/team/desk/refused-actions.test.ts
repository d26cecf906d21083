import { expect, test } from 'vitest';
import {
  onDay,
  SAMPLE_CONFIRMATION,
  SAMPLE_QUOTE,
} from '../../../tests/server/testing/sample-history.ts';
import { SAMPLE_MESSAGE } from '../../../tests/server/testing/sample-message.ts';
import { withQuote } from '../../../tests/server/testing/test-quote.ts';
import { findCase } from '../../moves/case.ts';

const PAST = '2026-11-20';
const OVER = 'That day is over. Please choose a later one';
const REFUSED = { status: 422, detail: 'That can’t be done like this. Nothing was saved.' };
const AGREED = { kind: 'agreed', price: 6500, ...onDay('2026-12-07'), said: '' };

/** The desk of a message at the same server. */
async function messageDesk({ app, db }: Awaited<ReturnType<typeof withQuote>>) {
  const post = {
    method: 'POST',
    url: '/api/contact-submissions',
    payload: SAMPLE_MESSAGE,
  } as const;
  const { id } = (await app.inject(post)).json();
  const query = db.selectFrom('submissions').select('deskKey').where('id', '=', id);
  return `${(await query.executeTakeFirstOrThrow()).deskKey}`;
}

test('a day that is over is not promised, and a family in a truck may enter it late', async () => {
  const { act, quoteIt, confirmIt, desk } = await withQuote();
  const refused = async (
    action: Promise<{ statusCode: number; json(): unknown }>,
    field: string,
    message = OVER,
  ) => {
    const answer = await action;
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ ...REFUSED, errors: [{ field, message }] });
  };
  await refused(quoteIt({ day: PAST }), 'visits.0.day');
  await refused(quoteIt({ validUntil: PAST }), 'validUntil');
  expect((await desk()).last).toBe(0);
  expect((await act({ ...AGREED, ...onDay(PAST) })).statusCode).toBe(200);
  expect((await confirmIt({ day: PAST })).statusCode).toBe(200);
});

test('a quote may run out today, and one by WhatsApp needs no email', async () => {
  const { quoteIt, mails } = await withQuote();
  expect((await quoteIt({ validUntil: '2026-11-21' })).statusCode).toBe(200);
  expect(await mails('quote')).toHaveLength(1);
  expect((await quoteIt({ via: 'whatsapp' })).statusCode).toBe(200);
  expect(await mails('quote')).toHaveLength(1);
});

test('a quote may leave the day open', async () => {
  const { quoteIt } = await withQuote();
  expect((await quoteIt({ day: '' })).statusCode).toBe(200);
});

test('a call, or a day to call again, answers what its author had seen', async () => {
  const { answer, clock, db, deskKey, move, post, quoteIt } = await withQuote();
  await quoteIt();
  const { last: seen } = await move();
  await answer('asked', { said: 'And the piano?' });
  const call = { kind: 'phoned', by: 'Anna', after: seen, said: 'Boxes' };
  expect((await post('/api/desk', deskKey, call)).statusCode).toBe(200);
  expect((await move()).questionAt).toBe(new Date(clock.time).toISOString());
  const again = { kind: 'callback', by: 'Anna', after: seen, day: '2026-12-01', said: '' };
  expect((await post('/api/desk', deskKey, again)).statusCode).toBe(200);
  expect((await findCase(db, { deskKey }))?.progress.callback).toMatchObject({ seen });
});

test.each([{ kind: 'quoted', via: 'email', ...SAMPLE_QUOTE }, AGREED])(
  'a message has no move to quote for: $kind',
  async (action) => {
    const server = await withQuote();
    const key = await messageDesk(server);
    const answer = await server.actFor(key, action);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([
      { field: 'kind', message: 'A message has no move to quote for' },
    ]);
    expect((await server.actFor(key, { kind: 'phoned', said: 'Yes, we do' })).statusCode).toBe(200);
  },
);

test('the eleventh email within a month to one address is refused, and WhatsApp is not', async () => {
  const { quoteIt } = await withQuote();
  for (let quotes = 0; quotes < 10; quotes += 1) {
    expect((await quoteIt({ price: 6000 + quotes })).statusCode).toBe(200);
  }
  const refused = await quoteIt({ price: 7000 });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toEqual([
    {
      field: 'via',
      message:
        'We’ve sent this address ten emails within a month, and nobody opened our page from one. Use WhatsApp, or call',
    },
  ]);
  expect((await quoteIt({ price: 7000, via: 'whatsapp' })).statusCode).toBe(200);
});

test('whoever has it already takes it once, and another may take it over', async () => {
  const { act, desk } = await withQuote();
  await act({ kind: 'taken' });
  expect((await act({ kind: 'taken' })).statusCode).toBe(200);
  expect((await desk()).last).toBe(1);
  expect((await act({ kind: 'taken', by: 'Sam' })).statusCode).toBe(200);
  expect((await desk()).last).toBe(2);
});

test('an action that may not follow is a conflict, and stores nothing', async () => {
  const { confirmIt, desk, mails } = await withQuote();
  const answer = await confirmIt();
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({
    status: 409,
    detail: 'Something else came first. Nothing was saved.',
    desk: await desk(),
  });
  expect((await desk()).last).toBe(0);
  expect(await mails('confirmation')).toEqual([]);
});

test('a confirmation and a cancellation are mailed to the visitor, and to the team’s calendar', async () => {
  const { act, confirmIt, db } = await withQuote();
  const kinds = async () => {
    const answers = db
      .selectFrom('outbox')
      .select(['kind', 'event'])
      .where('kind', 'not in', ['received', 'acknowledgement']);
    return (await answers.orderBy('id').execute()).map(({ kind, event }) => [kind, event]);
  };
  await act(AGREED);
  expect(await kinds()).toEqual([]);
  await confirmIt({ ...SAMPLE_CONFIRMATION });
  expect(await kinds()).toEqual([
    ['confirmation', 2],
    ['answer', 2],
  ]);
  await act({ kind: 'cancelled', said: '' });
  expect((await kinds()).slice(2)).toEqual([
    ['cancellation', 3],
    ['answer', 3],
  ]);
});

test('the team’s actions are counted by outcome, and those that are stored wake the outbox', async () => {
  const { app, act, quoteIt, confirmIt, outbox } = await withQuote();
  const woken = () => Number(Object(outbox.wake).mock.calls.length);
  const figures = async () => {
    const { payload } = await app.inject('/metrics');
    const lines = payload.matchAll(/kind="(taken|quoted|confirmed)",outcome="(\w+)"\} (\d+)/g);
    return Object.fromEntries([...lines].map(([, kind, outcome, n]) => [`${kind} ${outcome}`, n]));
  };
  expect(await figures()).toMatchObject({ 'taken stored': '0', 'confirmed stored': '0' });
  const before = woken();
  await act({ kind: 'taken' });
  await act({ kind: 'taken' });
  await confirmIt();
  expect(woken()).toBe(before + 1);
  await quoteIt();
  expect(woken()).toBe(before + 2);
  expect(await figures()).toMatchObject({
    'taken stored': '1',
    'taken repeated': '1',
    'confirmed refused': '1',
    'quoted stored': '1',
  });
});

test('a day that is none is not looked up', async () => {
  const { get, deskKey } = await withQuote();
  const answer = await get('/api/desk/days/soon', deskKey);
  expect(answer.statusCode).toBe(404);
  expect(answer.json().detail).toBe('Please ask for a day as 2026-12-05.');
});
