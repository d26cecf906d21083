import { expect, test } from 'vitest';
import { FORM_SITE } from '../../tests/server/testing/form-site.ts';
import { formPost, QUOTE_FIELDS } from '../../tests/server/testing/sample-form.ts';
import { SAMPLE_MESSAGE } from '../../tests/server/testing/sample-message.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { buildTestApp, loadTestSite } from '../../tests/server/testing/test-app.ts';

const URL = '/api/quote-requests';

/** The figures about requests, as Prometheus reads them. */
async function counted({ app }: Awaited<ReturnType<typeof buildTestApp>>) {
  const { payload } = await app.inject('/metrics');
  const figures = payload.matchAll(/kind="request",outcome="(\w+)"\} ([1-9]\d*)/g);
  return Object.fromEntries([...figures].map(([, outcome, count]) => [outcome, Number(count)]));
}

test('a client reads why it is refused', async () => {
  const { app } = await buildTestApp();
  const headers = { 'idempotency-key': 'one' };
  await app.inject({ method: 'POST', url: URL, headers, payload: SAMPLE_REQUEST });
  const refusals = [
    [
      { headers: { 'idempotency-key': 'two words' }, payload: SAMPLE_REQUEST },
      { status: 400, detail: expect.stringContaining('1 to 255 visible ASCII characters') },
    ],
    [
      { headers: { 'content-type': 'application/json' }, payload: '{' },
      {
        status: 400,
        detail: 'The request could not be read. A body must be valid JSON, or a form.',
      },
    ],
    [{}, { status: 400, detail: 'Please send the request as JSON or as a form.' }],
    [
      { headers, payload: { ...SAMPLE_REQUEST, name: 'Sipho' } },
      { status: 422, detail: 'This Idempotency-Key came before, with another request.' },
    ],
    [
      { payload: { ...SAMPLE_REQUEST, email: 'me@' } },
      {
        status: 422,
        detail: 'Some answers are missing or cannot be used.',
        errors: [{ field: 'email', message: 'Please enter a valid email' }],
      },
    ],
  ] as const;
  for (const [request, problem] of refusals) {
    const answer = await app.inject({ method: 'POST', url: URL, ...request });
    expect(answer.statusCode).toBe(problem.status);
    expect(answer.json()).toMatchObject(problem);
  }
});

test('a receipt is not kept by caches', async () => {
  const { app } = await buildTestApp();
  const answer = await app.inject({ method: 'POST', url: URL, payload: SAMPLE_REQUEST });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('each outcome is counted once', async () => {
  const testApp = await buildTestApp();
  const headers = { 'idempotency-key': 'one' };
  const post = (payload: object, more: object = {}) =>
    testApp.app.inject({ method: 'POST', url: URL, payload, ...more });
  await post(SAMPLE_REQUEST, { headers });
  expect(await counted(testApp)).toEqual({ stored: 1 });
  await post(SAMPLE_REQUEST, { headers });
  expect(await counted(testApp)).toEqual({ stored: 1, repeated: 1 });
  const suspected = { ...SAMPLE_REQUEST, topic: 'Best prices' };
  const other = { headers: { 'idempotency-key': 'two' } };
  await post(suspected, other);
  expect(await counted(testApp)).toEqual({ stored: 2, repeated: 1, flagged: 1 });
  await post(suspected, other);
  expect(await counted(testApp)).toEqual({ stored: 2, repeated: 2, flagged: 1 });
  await post({});
  await post(SAMPLE_REQUEST, { headers: { origin: 'https://evil.example' } });
  const broken = { payload: '{', headers: { 'content-type': 'application/json' } };
  await post({}, broken);
  expect(await counted(testApp)).toEqual({ stored: 2, repeated: 2, flagged: 1, refused: 3 });
  expect(testApp.outbox.wake).toHaveBeenCalledTimes(2);
});

test('a form sent twice in a day is one request, and one of exactly 32 KiB is read', async () => {
  const { app, db } = await buildTestApp({ site: await loadTestSite(FORM_SITE) });
  const padded = (padding: string) => formPost(URL, { ...QUOTE_FIELDS, padding });
  const room = 32 * 1024 - `${padded('').payload}`.length;
  const longest = padded('x'.repeat(room));
  expect((await app.inject(longest)).statusCode).toBe(303);
  expect((await app.inject(longest)).statusCode).toBe(303);
  const tooLong = await app.inject(padded('x'.repeat(room + 1)));
  expect(tooLong.statusCode).toBe(413);
  expect(tooLong.body).toContain('That is more text than we can take at once.');
  expect(await db.selectFrom('submissions').select('id').execute()).toHaveLength(1);
});

test('requests and messages may have the same key', async () => {
  const { app, db } = await buildTestApp();
  const headers = { 'idempotency-key': 'one' };
  await app.inject({ method: 'POST', url: URL, headers, payload: SAMPLE_REQUEST });
  const message = { url: '/api/contact-submissions', payload: SAMPLE_MESSAGE };
  const answer = await app.inject({ method: 'POST', headers, ...message });
  expect(answer.statusCode).toBe(201);
  expect(Object.keys(answer.json())).toEqual(['id', 'reference', 'receivedAt']);
  expect(await db.selectFrom('submissions').select('kind').execute()).toHaveLength(2);
});
