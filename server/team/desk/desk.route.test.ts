import { expect, test } from 'vitest';
import { COMPOSING } from '../../../tests/server/testing/composing.ts';
import { onEachDatabase } from '../../../tests/server/testing/databases.ts';
import { SAMPLE_MESSAGE } from '../../../tests/server/testing/sample-message.ts';
import { SAMPLE_REQUEST } from '../../../tests/server/testing/sample-request.ts';
import { signedIn } from '../../../tests/server/testing/signed-in.ts';
import { buildTestApp } from '../../../tests/server/testing/test-app.ts';
import { openDatabaseAt } from '../../../tests/server/testing/test-database.ts';
import type { Database } from '../../database/database.ts';
import { VISITOR_DID } from '../../moves/kinds/visitor-did.ts';
import { composeReceivedMail } from '../../notifications/to-team/received.email.ts';

/** The link of the button in the mail to the team, whole and its key. */
async function mailedLink(db: Database, id: string) {
  const about = { submissionId: id, event: null, about: null };
  const { html = '', text = '' } = (await composeReceivedMail(db, about, COMPOSING)) ?? {};
  const [link = ''] = /https:\/\/movers\.example\/desk#[\w-]{32}/.exec(html) ?? [];
  expect(text).toContain(`Answer: ${link}`);
  return { html, key: link.slice(link.indexOf('#') + 1) };
}

/** An app with a request and a message, and the keys of both desks. */
async function withDesks(changes: Parameters<typeof buildTestApp>[0] = {}) {
  const clock = { time: Date.parse('2026-11-21T20:33:13.106Z') };
  const built = await buildTestApp({ now: () => new Date(clock.time), ...changes });
  const send = async (url: string, payload: object) =>
    (await built.app.inject({ method: 'POST', url, payload })).json();
  const quote = await send('/api/quote-requests', SAMPLE_REQUEST);
  const message = await send('/api/contact-submissions', SAMPLE_MESSAGE);
  const deskKey = (await mailedLink(built.db, quote.id)).key;
  const messageKey = (await mailedLink(built.db, message.id)).key;
  const device = await signedIn(built.db);
  const bearer = (key: string) => ({ ...device, authorization: `Bearer ${key}` });
  const see = (key = deskKey) => built.app.inject({ url: '/api/desk', headers: bearer(key) });
  let actions = 0;
  const act = (payload: object, key = deskKey, idempotencyKey = `action-${++actions}`) =>
    built.app.inject({
      method: 'POST',
      url: '/api/desk',
      headers: { ...bearer(key), 'idempotency-key': idempotencyKey },
      payload,
    });
  return { ...built, device, clock, quote, message, deskKey, messageKey, see, act };
}

const TAKEN = { kind: 'taken', by: 'Anna', after: 0 };

onEachDatabase('the desk on $name', ({ setUp }) => {
  const newUrl = setUp();
  const desks = async () => withDesks({ db: await openDatabaseAt(await newUrl()) });

  test('the first button of the mail opens what the mail shows', async () => {
    const { db, quote, see } = await desks();
    const { html } = await mailedLink(db, quote.id);
    expect(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/.exec(html.slice(html.indexOf('</h1>')))?.[2]).toBe(
      'Answer',
    );
    const answer = await see();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    const desk = answer.json();
    expect(desk).toMatchObject({
      kind: 'request',
      reference: quote.reference,
      name: 'Thandi Nkosi',
      stage: 'waiting',
      holder: null,
    });
    expect(desk.links[0].label).toBe('WhatsApp');
    expect(desk.refusal.label).toBe('Tell them by WhatsApp');
    const values = desk.sections.flatMap(({ lines }: { lines: { value: string }[] }) =>
      lines.map(({ value }) => value),
    );
    const words = html.replace(/<\/?span[^>]*>/g, '');
    for (const value of values)
      expect(words).toContain(
        value.split('\n')[0]?.replace(/’|&|'/g, (c: string) => (c === '&' ? '&amp;' : c)),
      );
  });

  test('the first of two who take it has it, and the second is told since when', async () => {
    const { clock, act, see } = await desks();
    const taken = await act(TAKEN);
    expect(taken.json()).toMatchObject({ stage: 'taken', holder: { by: 'Anna' } });
    clock.time += 60_000;
    const late = await act({ ...TAKEN, by: 'Sam' });
    expect(late.statusCode).toBe(409);
    expect(late.json().desk.holder).toMatchObject({ by: 'Anna', since: 'Sat 21 Nov at 22:33' });
    const seen = late.json().desk.last;
    expect((await act({ ...TAKEN, by: 'Sam', after: seen })).json().holder.by).toBe('Sam');
    expect((await see()).json().history).toHaveLength(3);
  });

  test('of many at once exactly one takes it', async () => {
    const { act, see } = await desks();
    const all = await Promise.all(
      Array.from({ length: 6 }, (_, index) => act({ ...TAKEN, by: `Person ${index}` })),
    );
    expect(all.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
    expect((await see()).json().history).toHaveLength(2);
  });

  test('an action that is repeated after its answer was lost is stored once', async () => {
    const { act, see } = await desks();
    const said = { kind: 'phoned', by: 'Sam', after: 0, said: 'Saturday, from R 6 500' };
    for (let tries = 0; tries < 3; tries += 1) {
      expect((await act(said, undefined, 'one-action')).statusCode).toBe(200);
    }
    expect((await see()).json()).toMatchObject({
      stage: 'answered',
      history: [
        { heading: 'Received', when: 'Sat 21 Nov at 22:33' },
        { heading: 'Sam answered', lines: ['Saturday, from R 6 500'] },
      ],
    });
  });

  test('a key that came before, with another action, is refused', async () => {
    const { act, see } = await desks();
    const phoned = { kind: 'phoned', by: 'Sam', after: 0, said: 'Saturday' };
    await act(phoned, undefined, 'one-action');
    for (const other of [{ said: 'Sunday' }, { kind: 'refused', said: undefined }]) {
      const answer = await act({ ...phoned, ...other }, undefined, 'one-action');
      expect(answer.statusCode).toBe(422);
      expect(answer.json().detail).toContain('Idempotency-Key');
    }
    expect((await see()).json().history).toHaveLength(2);
  });

  test('what the visitor does by the private link is in the history, between the team’s actions', async () => {
    const { app, clock, quote, act, see } = await desks();
    await act(TAKEN);
    clock.time += 60_000;
    const headers = { authorization: `Bearer ${quote.linkKey}` };
    await app.inject({ method: 'POST', url: '/api/your-move/call', headers });
    clock.time += 60_000;
    await act({ kind: 'refused', by: 'Anna', after: 2 });
    const { stage, history } = (await see()).json();
    expect(stage).toBe('refused');
    expect(history.map(({ heading }: { heading: string }) => heading)).toEqual([
      'Received',
      'Anna is on it',
      VISITOR_DID.call,
      'Anna: not for us',
    ]);
  });

  test('neither key opens what the other does, and both die with the request', async () => {
    const { app, quote, deskKey, see, act } = await desks();
    expect((await see(quote.linkKey)).statusCode).toBe(401);
    expect((await act(TAKEN, quote.linkKey)).statusCode).toBe(401);
    const asVisitor = { authorization: `Bearer ${deskKey}` };
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const answer = await app.inject({ method, url: '/api/your-move', headers: asVisitor });
      expect(answer.statusCode, method).toBe(401);
    }
    const headers = { authorization: `Bearer ${quote.linkKey}` };
    await act(TAKEN);
    await app.inject({ method: 'DELETE', url: '/api/your-move', headers });
    expect((await see()).statusCode).toBe(401);
    expect((await act(TAKEN)).statusCode).toBe(401);
  });

  test('a message of the contact form has a desk too', async () => {
    const { message, messageKey, see, act } = await desks();
    expect((await see(messageKey)).json()).toMatchObject({
      kind: 'message',
      reference: message.reference,
      refusal: { label: 'Tell them by email' },
    });
    expect((await act(TAKEN, messageKey)).json().holder.by).toBe('Anna');
    expect((await see()).json().holder).toBeNull();
  });
});

test('a key that opens nothing gets the same answer, whatever it sends', async () => {
  const { app, device } = await withDesks();
  const answers = await Promise.all(
    ['', 'Bearer ', `Bearer ${'x'.repeat(32)}`, 'Bearer short', 'Basic eDp5'].flatMap(
      (authorization) =>
        (['GET', 'POST'] as const).map((method) =>
          app.inject({
            method,
            url: '/api/desk',
            headers: { ...device, authorization },
            ...(method === 'POST' && { payload: { kind: 'nonsense' } }),
          }),
        ),
    ),
  );
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(401);
});

test('an action is refused without its key, without a name, without what was said, and from another site', async () => {
  const { app, deskKey, device, act } = await withDesks();
  const signedIn = { ...device, authorization: `Bearer ${deskKey}` };
  const bare = { method: 'POST', url: '/api/desk', payload: TAKEN } as const;
  expect((await app.inject({ ...bare, headers: signedIn })).statusCode).toBe(400);
  expect((await act({ ...TAKEN, by: ' ' })).json().errors).toEqual([
    { field: 'by', message: 'Please say who you are' },
  ]);
  expect((await act({ ...TAKEN, kind: 'phoned' })).statusCode).toBe(422);
  const headers = { ...signedIn, origin: 'https://elsewhere.example', 'idempotency-key': 'a' };
  expect((await app.inject({ ...bare, headers })).statusCode).toBe(403);
});

test('no log line has the key, a name or what was said', async () => {
  const { deskKey, logged, act, see } = await withDesks();
  await see();
  await act({ kind: 'phoned', by: 'Annatjie', after: 0, said: 'from R 6 500' });
  const log = logged.join('');
  expect(log).toContain('/api/desk');
  for (const word of [deskKey, 'Annatjie', '6 500', 'Thandi']) expect(log).not.toContain(word);
});
