import { expect, test } from 'vitest';
import { termsOf } from '../../content/terms.ts';
import type { ApiDocument } from '../../tests/server/testing/documented.ts';
import { SAMPLE_MESSAGE } from '../../tests/server/testing/sample-message.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { PHONED, withQuote } from '../../tests/server/testing/test-quote.ts';

const ASKED = { kind: 'asked', quote: 1, said: 'And the piano?' };
const YES = { kind: 'accepted', quote: 1, terms: termsOf };
const MESSAGE = { ...SAMPLE_MESSAGE, message: 'Do you move safes?' };

/** A body, and another one, for each call that promises to act once. */
const BODIES: readonly (readonly [path: string, first: object, other: object])[] = [
  ['/api/quote-requests', SAMPLE_REQUEST, { ...SAMPLE_REQUEST, bedrooms: '4+' }],
  ['/api/contact-submissions', MESSAGE, { ...MESSAGE, message: 'Do you move pianos?' }],
  ['/api/your-move/quote', ASKED, { ...ASKED, said: 'And the cat?' }],
  ['/api/your-move/quote', YES, ASKED],
  ['/api/your-move/call', {}, { said: 'after six' }],
  ['/api/your-move/cancel', { said: 'We stay' }, { said: 'The price' }],
  ['/api/your-move/report', { said: 'A chair is broken.' }, { said: 'A table is missing.' }],
  ['/api/your-move/link', {}, { said: 'please' }],
  ['/api/desk', { kind: 'taken', after: 9 }, { kind: 'refused', after: 9 }],
  ['/api/diary/requests', PHONED, { ...PHONED, name: 'Mr van Wyk' }],
];

test.each(BODIES)('%s acts once with one key, and refuses it with another body', async (...of) => {
  const [path, first, other] = of;
  const { post, db, clock, linkKey, deskKey, quoteIt } = await withQuote();
  await quoteIt();
  const isAfterYes = path.endsWith('/cancel') || path.endsWith('/report');
  if (isAfterYes) await post('/api/your-move/quote', linkKey, YES);
  if (path.endsWith('/report')) clock.time = Date.parse('2026-12-07T18:00:00+02:00');
  const key = path === '/api/desk' ? deskKey : linkKey;
  const send = async (body: object) => (await post(path, key, body, 'one-press')).statusCode;
  const rows = async () => {
    const events = await db.selectFrom('events').select('number').execute();
    const submissions = await db.selectFrom('submissions').select('id').execute();
    const mails = await db.selectFrom('outbox').select('id').execute();
    return [events, submissions, mails].map(({ length }) => length);
  };
  const before = await rows();
  const stored = await send(first);
  expect([200, 201]).toContain(stored);
  const once = await rows();
  expect(once).not.toEqual(before);
  expect(await send(first)).toBe(stored);
  const refused = await post(path, key, other, 'one-press');
  expect(refused.statusCode).toBe(422);
  expect(refused.json().detail).toContain('Idempotency-Key');
  expect(await send(first)).toBe(stored);
  expect(await rows()).toEqual(once);
});

test('a key that came with one call is refused at another, whatever the body', async () => {
  const { post, linkKey, desk } = await withQuote();
  const body = { said: 'after six' };
  expect((await post('/api/your-move/call', linkKey, body, 'one-press')).statusCode).toBe(200);
  const { last } = await desk();
  for (const other of ['link', 'cancel']) {
    const answer = await post(`/api/your-move/${other}`, linkKey, body, 'one-press');
    expect(answer.statusCode).toBe(422);
  }
  expect((await desk()).last).toBe(last);
});

test('these are the calls of which the document says so', async () => {
  const { app } = await withQuote();
  const { paths }: ApiDocument = (await app.inject('/api/openapi.json')).json();
  const promising = Object.entries(paths).filter(([, calls]) =>
    Object.values(calls).some(({ parameters }) =>
      JSON.stringify(parameters).includes('a repeated call acts once'),
    ),
  );
  expect(new Set(promising.map(([path]) => path))).toEqual(new Set(BODIES.map(([path]) => path)));
});
