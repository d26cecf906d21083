import { expect, test } from 'vitest';
import { termsOf } from '../../content/terms.ts';
import { onDay } from '../../tests/server/testing/sample-history.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { withQuote } from '../../tests/server/testing/test-quote.ts';

const NO_KEY = 'x'.repeat(32);

/** The visitor's actions that were counted, as Prometheus reads them. */
async function counted({ app }: Pick<Awaited<ReturnType<typeof withQuote>>, 'app'>) {
  const { payload } = await app.inject('/metrics');
  const figures = payload.matchAll(
    /kind="(accepted|cancelled|changed|call|deleted)",outcome="(\w*)"\} (\d+)/g,
  );
  return Object.fromEntries(
    [...figures].map(([, kind, outcome, count]) => [`${kind} ${outcome}`, Number(count)]),
  );
}

test('the visitor reads why nothing was saved, and sees what is stored now', async () => {
  const { linkKey, app, post, quoteIt, change } = await withQuote();
  const last = async () => {
    const headers = { authorization: `Bearer ${linkKey}` };
    return (await app.inject({ url: '/api/your-move', headers })).json();
  };
  const cancelled = await post('/api/your-move/cancel', linkKey, { said: '' });
  expect(cancelled.statusCode).toBe(409);
  expect(cancelled.json()).toMatchObject({
    detail: 'This move can’t be cancelled here. Nothing was saved. Please call us.',
    move: await last(),
  });
  await quoteIt();
  const answered = await post('/api/your-move/quote', linkKey, {
    kind: 'accepted',
    quote: 7,
    terms: termsOf,
  });
  expect(answered.statusCode).toBe(409);
  expect(answered.json()).toMatchObject({
    detail: 'The quote has changed, or cannot be answered like this. Nothing was saved.',
    move: await last(),
  });
  await change({ additionalNotes: 'First' });
  const changed = await app.inject({
    method: 'PUT',
    url: '/api/your-move',
    headers: { authorization: `Bearer ${linkKey}` },
    payload: { ...SAMPLE_REQUEST, additionalNotes: 'Second', version: 0 },
  });
  expect(changed.statusCode).toBe(409);
  expect(changed.json()).toMatchObject({
    detail: 'The request has changed since you opened the form. Nothing was saved.',
    move: await last(),
  });
});

test('an action that cannot be read is refused with what is missing', async () => {
  const { app, linkKey, post, quoteIt } = await withQuote();
  await quoteIt();
  const authorization = `Bearer ${linkKey}`;
  const url = '/api/your-move/quote';
  const payload = { kind: 'accepted', quote: 1, terms: termsOf };
  const keyless = await app.inject({ method: 'POST', url, headers: { authorization }, payload });
  expect(keyless.statusCode).toBe(400);
  expect(keyless.json().detail).toContain('Idempotency-Key');
  expect((await post(url, linkKey, { kind: 'maybe' })).statusCode).toBe(422);
  const reasonless = await post('/api/your-move/cancel', linkKey, { said: 7 });
  expect(reasonless.statusCode).toBe(422);
  expect(reasonless.json().errors).toEqual([
    { field: 'said', message: 'Please give the reason as text' },
  ]);
  const long = await post('/api/your-move/cancel', linkKey, { said: 'x'.repeat(10_000) });
  expect(long.statusCode).toBe(422);
  expect(long.json().errors[0].message).toMatch(/reason/i);
});

test('without a key that opens something no answer and no cancellation gets further', async () => {
  const { app, post, deskKey } = await withQuote();
  for (const path of ['quote', 'cancel', 'call']) {
    const url = `/api/your-move/${path}`;
    for (const key of [NO_KEY, deskKey]) {
      expect((await post(url, key, { kind: 'nonsense', said: 7 })).statusCode).toBe(401);
    }
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(401);
  }
});

test('every action is counted by its outcome, and those that are stored wake the outbox', async () => {
  const server = await withQuote();
  const { answer, linkKey, post, outbox, quoteIt, change, app } = server;
  await quoteIt();
  const woken = () => Number(Object(outbox.wake).mock.calls.length);
  const before = woken();
  const cancel = () => post('/api/your-move/cancel', linkKey, { said: 'We stay' });
  expect((await cancel()).statusCode).toBe(409);
  expect(woken()).toBe(before);
  expect((await answer('accepted', {}, 'one')).statusCode).toBe(200);
  expect(woken()).toBe(before + 1);
  await answer('accepted', {}, 'one');
  await post('/api/your-move/quote', linkKey, { kind: 'accepted', quote: 7, terms: termsOf });
  expect(woken()).toBe(before + 1);
  const headers = { authorization: `Bearer ${linkKey}` };
  for (let calls = 0; calls < 2; calls += 1) await post('/api/your-move/call', linkKey, {});
  await change({ additionalNotes: 'Another' });
  const outdated = { ...SAMPLE_REQUEST, additionalNotes: 'A third', version: 0 };
  await app.inject({ method: 'PUT', url: '/api/your-move', headers, payload: outdated });
  expect(woken()).toBe(before + 3);
  expect((await cancel()).statusCode).toBe(200);
  expect(woken()).toBe(before + 4);
  await app.inject({ method: 'DELETE', url: '/api/your-move', headers });
  expect(woken()).toBe(before + 5);
  await app.inject({ method: 'DELETE', url: '/api/your-move', headers });
  await post('/api/your-move/call', linkKey, {});
  expect(woken()).toBe(before + 5);
  const figures = Object.entries(await counted(server)).filter(([, count]) => count > 0);
  expect(Object.fromEntries(figures)).toEqual({
    'accepted stored': 1,
    'accepted repeated': 1,
    'accepted refused': 1,
    'call stored': 1,
    'call repeated': 1,
    'changed stored': 1,
    'changed refused': 1,
    'cancelled stored': 1,
    'cancelled refused': 1,
    'deleted stored': 1,
  });
});

test('actions that nobody has done yet are counted as none', async () => {
  const { app } = await withQuote();
  const figures = await counted({ app });
  for (const kind of ['accepted', 'call', 'cancelled', 'changed', 'deleted']) {
    expect(figures, kind).toMatchObject({ [`${kind} stored`]: 0 });
  }
});

test.each([
  ['the day', { moveDate: '2026-12-08' }, ['acceptance', 'changed']],
  ['where it is picked up', { fromAddress: '1 Oak Road, Linden' }, ['acceptance', 'changed']],
  ['where it goes', { toAddress: '1 Oak Road, Linden' }, ['acceptance', 'changed']],
  ['the notes', { additionalNotes: 'Ring twice' }, ['changed']],
])('a change of %s after the yes is confirmed again only where it matters', async (...row) => {
  const [, answers, kinds] = row;
  const { act, change, db } = await withQuote();
  await act({ kind: 'agreed', price: 6500, ...onDay('2026-12-07'), said: '' });
  expect((await change(answers)).statusCode).toBe(200);
  const mails = db
    .selectFrom('outbox')
    .select('kind')
    .where('kind', 'not in', ['received', 'acknowledgement']);
  expect((await mails.orderBy('id').execute()).map(({ kind }) => kind)).toEqual(kinds);
});

test('a visitor whose request was refused sees that it was', async () => {
  const { act, move } = await withQuote();
  expect((await move()).phase).not.toBe('refused');
  await act({ kind: 'refused' });
  expect((await move()).phase).toBe('refused');
});

test('a visitor who asked something reads since when, until the team has answered', async () => {
  const { act, answer, clock, move, quoteIt } = await withQuote();
  await quoteIt();
  expect((await move()).questionAt).toBeNull();
  await answer('asked', { said: 'And the piano?' });
  expect((await move()).questionAt).toBe(new Date(clock.time).toISOString());
  await act({ kind: 'phoned', said: 'The piano is in it' });
  expect((await move()).questionAt).toBeNull();
});
