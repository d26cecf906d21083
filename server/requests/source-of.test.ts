import { expect, test } from 'vitest';
import { CONTACT_FIELDS, formPost } from '../../tests/server/testing/sample-form.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { SOURCE } from '../../tests/server/testing/sample-source.ts';
import { signedIn } from '../../tests/server/testing/signed-in.ts';
import { messageRows, requestRows } from '../../tests/server/testing/stored-rows.ts';
import { buildTestApp } from '../../tests/server/testing/test-app.ts';
import { findCase } from '../moves/case.ts';
import { receivedMail } from '../notifications/to-team/received.email.ts';
import { findDesk } from '../team/desk/desk-view-of.ts';

const SITE = { siteUrl: 'https://movers.example' };

function post(source: unknown, headers = {}) {
  return {
    method: 'POST',
    url: '/api/quote-requests',
    headers,
    payload: { ...SAMPLE_REQUEST, source },
  } as const;
}

test('where a request came from is in the team’s mail and at the desk, and in no log', async () => {
  const { app, db, logged } = await buildTestApp();
  expect((await app.inject(post(SOURCE))).statusCode).toBe(201);
  const [row] = await requestRows(db);
  const found = await findCase(db, { id: row?.id ?? '' });
  if (!found?.stored.deskKey) throw new Error('it was stored');
  expect(found.stored.source).toEqual(SOURCE);

  const { text, html } = receivedMail(found.stored, SITE);
  const line = 'Google ad ‘=1+1 <b>Randburg</b>’, first saw Movers in Randburg';
  expect(text).toContain(line);
  expect(html).toContain('‘=1+1 &lt;b&gt;Randburg&lt;/b&gt;’');
  expect(html).not.toContain('<b>Randburg');
  const now = new Date('2026-11-22T08:00:00Z');
  const desk = await findDesk(db, found.stored.deskKey, { ...SITE, now });
  expect(desk?.sections.flatMap(({ lines }) => lines)).toContainEqual({
    label: 'Came from',
    value: line,
  });
  expect(logged.join()).not.toMatch(/randburg|Cj0KCQiA/i);
});

test.each([
  ['text', 'google'],
  ['nothing', null],
  ['a long page', { page: `/${'x'.repeat(5000)}` }],
  ['something deep', JSON.parse(`${'{"utm":'.repeat(500)}1${'}'.repeat(500)}`)],
])('%s as a source refuses no request', async (_what, source) => {
  const { app, db } = await buildTestApp();
  expect((await app.inject(post(source))).statusCode).toBe(201);
  expect(await requestRows(db)).toMatchObject([{ source: null }]);
});

test('of a visitor who asks not to be followed, only the page is kept', async () => {
  const { app, db } = await buildTestApp();
  await app.inject(post(SOURCE, { 'sec-gpc': '1' }));
  expect(await requestRows(db)).toMatchObject([{ source: '{"page":"/movers-randburg"}' }]);
});

test('a retry from another tab is the same request, and the first source stays', async () => {
  const { app, db } = await buildTestApp();
  const headers = { 'idempotency-key': 'one-form' };
  const first = await app.inject(post(SOURCE, headers));
  const again = await app.inject(post({ page: '/about' }, headers));
  expect([again.statusCode, again.body]).toEqual([201, first.body]);
  const [row, ...others] = await requestRows(db);
  expect(others).toEqual([]);
  expect(JSON.parse(row?.source ?? '')).toEqual(SOURCE);
});

test.each([
  ['https://movers.example/movers-randburg?x=1', '/movers-randburg'],
  ['https://movers.example/api/contact-submissions', '/contact'],
  [undefined, '/contact'],
])('without script, a form on %s is known by its page', async (referer, page) => {
  const { app, db } = await buildTestApp();
  const sent = formPost('/api/contact-submissions', CONTACT_FIELDS);
  const headers = { ...sent.headers, ...(referer && { referer }) };
  await app.inject({ ...sent, headers });
  expect(await messageRows(db)).toMatchObject([{ source: JSON.stringify({ page }) }]);
});

test('how somebody found us is noted by a tap or at the desk, and the last answer counts', async () => {
  const { app, db } = await buildTestApp();
  const device = await signedIn(db);
  const { linkKey } = (await app.inject(post(SOURCE))).json();
  const deskKey = (await requestRows(db))[0]?.deskKey ?? '';
  const say = (path: string, key: string, heard: unknown) =>
    app.inject({
      method: 'PUT',
      url: `/api/${path}/heard`,
      headers: { ...device, authorization: `Bearer ${key}` },
      payload: { heard },
    });
  const kept = async () => JSON.parse((await requestRows(db))[0]?.source ?? '').heard;

  expect((await say('your-move', linkKey, 'truck')).statusCode).toBe(200);
  expect(await kept()).toBe('truck');
  const answer = await say('desk', deskKey, 'friend');
  expect(answer.json()).toMatchObject({ heard: 'friend', last: 0 });
  expect(answer.body).toContain('A friend');
  expect((await say('your-move', linkKey, 'a rumour')).statusCode).toBe(422);
  expect((await say('desk', linkKey, 'truck')).statusCode).toBe(401);
  expect(JSON.parse((await requestRows(db))[0]?.source ?? '')).toEqual({
    ...SOURCE,
    heard: 'friend',
  });
});
