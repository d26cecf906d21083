import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { plainVisit } from '../../domain/quote/visits.ts';
import { changeInWords, requestChanges } from '../../domain/request/request-changes.ts';
import { onEachDatabase } from '../../tests/server/testing/databases.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { requestRows } from '../../tests/server/testing/stored-rows.ts';
import { buildTestApp } from '../../tests/server/testing/test-app.ts';
import { openDatabaseAt } from '../../tests/server/testing/test-database.ts';
import type { Database } from '../database/database.ts';
import { loadConfig } from '../settings/config.ts';

const RECEIVED = '2026-11-21T20:33:13.106Z';
const MOVE = '/api/your-move';
const CALL = '/api/your-move/call';

const WRITES = [
  ['PUT', MOVE],
  ['POST', CALL],
  ['DELETE', MOVE],
] as const;

/** A first request with a key, which the client may send again. */
const FIRST_POST = {
  method: 'POST',
  url: '/api/quote-requests',
  headers: { 'idempotency-key': 'a-filled-form' },
  payload: SAMPLE_REQUEST,
} as const;

/** An app with one request and its visitor's key. */
async function withRequest(changes: Parameters<typeof buildTestApp>[0] = {}) {
  const clock = { time: Date.parse(RECEIVED) };
  const built = await buildTestApp({ now: () => new Date(clock.time), ...changes });
  const post = { method: 'POST', url: '/api/quote-requests', payload: SAMPLE_REQUEST } as const;
  const { linkKey, reference, id } = (await built.app.inject(post)).json();
  const ask = (
    method: NonNullable<InjectOptions['method']>,
    url: string,
    payload?: object,
    key = linkKey,
  ) =>
    built.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${key}` },
      ...(payload && { payload }),
    });
  return { ...built, ask, clock, id, linkKey, reference };
}

function actionMails(db: Database) {
  const atFirst = ['received', 'acknowledgement'] as const;
  return db.selectFrom('outbox').select('kind').where('kind', 'not in', atFirst).execute();
}

const STORED = {
  receivedAt: RECEIVED,
  request: SAMPLE_REQUEST,
  version: 0,
  last: 0,
  moveDay: { day: SAMPLE_REQUEST.moveDate, status: 'wished' },
  visits: [
    {
      ...plainVisit(SAMPLE_REQUEST.moveDate),
      from: SAMPLE_REQUEST.fromAddress,
      to: SAMPLE_REQUEST.toAddress,
      isOver: false,
      status: 'wished',
      sequence: 0,
    },
  ],
  contactAsked: [],
  changedAt: null,
  callAskedAt: null,
  questionAt: null,
  reportedAt: null,
  keeps: null,
  readKey: expect.stringMatching(/^[0-9a-f]{32}$/),
  keptUntil: '2033-11-22',
  quote: null,
  bookedQuote: null,
  booking: null,
  bill: null,
  account: null,
  phase: 'waiting',
  since: null,
  may: [],
  isToBeCalled: false,
  emailFailed: false,
  getsDayBefore: false,
};
const CORRECTED = {
  ...SAMPLE_REQUEST,
  moveDate: '2026-12-08',
  inventory: { living: ['sofa' as const] },
};

onEachDatabase('on $name', ({ setUp }) => {
  const newDatabase = setUp();
  const open = async () => withRequest({ db: await openDatabaseAt(await newDatabase()) });

  test('the key opens what is stored, and a repeat of the request brings the same key', async () => {
    const { app, ask, reference } = await open();
    const answer = await ask('GET', MOVE);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ reference, ...STORED });
    const [first, second] = [await app.inject(FIRST_POST), await app.inject(FIRST_POST)];
    expect(second.json()).toEqual(first.json());
    expect(second.json().linkKey).toMatch(/^[\w-]{32}$/);
  });

  test('a correction is stored with the mail about it; the same once more is nothing', async () => {
    const { ask, clock, db, outbox } = await open();
    clock.time += 60_000;
    const changedAt = new Date(clock.time).toISOString();
    const answer = await ask('PUT', MOVE, CORRECTED);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ request: CORRECTED, changedAt, receivedAt: RECEIVED });
    clock.time += 60_000;
    const again = await ask('PUT', MOVE, CORRECTED);
    const { changes, ...move } = answer.json();
    expect(changes.map(changeInWords)).toEqual(
      requestChanges(SAMPLE_REQUEST, CORRECTED).map(changeInWords),
    );
    expect([again.statusCode, again.json()]).toEqual([200, { ...move, changes: [] }]);
    expect((await ask('GET', MOVE)).json()).toEqual(move);
    expect(await actionMails(db)).toHaveLength(1);
    expect(outbox.wake).toHaveBeenCalledTimes(2);
  });

  test('a change made from what is no longer stored is refused with what is', async () => {
    const { ask, db } = await open();
    const { version } = (await ask('GET', MOVE)).json();
    const address = { ...SAMPLE_REQUEST, toAddress: '1 First Street, Linden' };
    const notes = { ...SAMPLE_REQUEST, additionalNotes: 'From the other phone.' };
    const first = await ask('PUT', MOVE, { ...address, version });
    expect(first.statusCode).toBe(200);
    const second = await ask('PUT', MOVE, { ...notes, version });
    const { changes, ...stored } = first.json();
    expect([second.statusCode, second.headers['content-type']]).toEqual([
      409,
      'application/problem+json',
    ]);
    expect(second.json()).toMatchObject({ status: 409, move: stored });
    // The first answer may be lost, so a retry of the same change is not a conflict.
    expect((await ask('PUT', MOVE, { ...address, version })).statusCode).toBe(200);
    expect(await actionMails(db)).toHaveLength(1);

    const both = { ...address, additionalNotes: notes.additionalNotes };
    const third = await ask('PUT', MOVE, { ...both, version: stored.version });
    expect(third.json()).toMatchObject({ request: both, changes: [{ field: 'additionalNotes' }] });
  });

  test('of many different changes made from the same answers one is stored', async () => {
    const { ask, db } = await open();
    const { version } = (await ask('GET', MOVE)).json();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        ask('PUT', MOVE, { ...SAMPLE_REQUEST, additionalNotes: `Phone ${index}`, version }),
      ),
    );
    const taken = answers.filter(({ statusCode }) => statusCode === 200);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200,
      ...Array(7).fill(409),
    ]);
    expect((await ask('GET', MOVE)).json().request).toEqual(taken[0]?.json().request);
    expect(await actionMails(db)).toHaveLength(1);
  });

  test('what is taken back is gone: access, notes and all items', async () => {
    const { ask } = await open();
    const { access, inventory, ...less } = { ...SAMPLE_REQUEST, additionalNotes: '' };
    const answer = await ask('PUT', MOVE, less);
    expect(answer.json().request).toEqual({ ...less, inventory: {} });
  });

  test('a call is asked for once a day', async () => {
    const { ask, clock, db } = await open();
    const first = await ask('POST', CALL);
    expect([first.statusCode, first.json()]).toEqual([
      200,
      expect.objectContaining({ callAskedAt: RECEIVED }),
    ]);
    clock.time += 24 * 3_600_000 - 1;
    expect((await ask('POST', CALL)).json()).toEqual(first.json());
    expect(await actionMails(db)).toEqual([{ kind: 'call' }]);
    clock.time += 1;
    expect((await ask('POST', CALL)).json().callAskedAt).toBe(new Date(clock.time).toISOString());
    expect(await actionMails(db)).toHaveLength(2);
  });

  test('after a deletion nothing is left but the notice, and the key is dead', async () => {
    const { ask, db, linkKey, reference } = await open();
    await ask('PUT', MOVE, CORRECTED);
    await ask('POST', CALL);
    const answer = await ask('DELETE', MOVE);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    for (const table of ['submissions', 'requests', 'events'] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
    const left = await db.selectFrom('deletions').selectAll().execute();
    expect(left).toEqual([
      { reference, at: RECEIVED, wasBooked: 0, visits: '[{"visit":1,"day":"2026-12-08"}]' },
    ]);
    expect(await db.selectFrom('outbox').select(['kind', 'about']).execute()).toEqual([
      { kind: 'deletion', about: reference },
    ]);
    for (const [method, url] of [['GET', MOVE], ...WRITES] as const) {
      const dead = await ask(method, url, method === 'PUT' ? CORRECTED : undefined, linkKey);
      expect(dead.statusCode, method).toBe(401);
    }
    expect(await actionMails(db)).toHaveLength(1);
  });

  test('many at once are one change, one call, one deletion', async () => {
    const { ask, db } = await open();
    const eight = (method: 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
      Promise.all(Array.from({ length: 8 }, () => ask(method, url, payload)));
    const statuses = async (answers: ReturnType<typeof eight>) =>
      (await answers).map(({ statusCode }) => statusCode).toSorted();
    expect(await statuses(eight('PUT', MOVE, CORRECTED))).toEqual(Array(8).fill(200));
    expect(await statuses(eight('POST', CALL))).toEqual(Array(8).fill(200));
    expect(await actionMails(db)).toHaveLength(2);
    expect(await statuses(eight('DELETE', MOVE))).toEqual([204, ...Array(7).fill(401)]);
    expect(await actionMails(db)).toHaveLength(1);
  });
});

test('the first receipt stays the answer to the first request, whatever changed since', async () => {
  const { app, db } = await buildTestApp();
  const first = (await app.inject(FIRST_POST)).json();
  const headers = { authorization: `Bearer ${first.linkKey}` };
  await app.inject({ method: 'PUT', url: MOVE, headers, payload: CORRECTED });
  const repeat = await app.inject(FIRST_POST);
  expect([repeat.statusCode, repeat.json()]).toEqual([201, first]);
  expect((await app.inject({ url: MOVE, headers })).json().request).toEqual(CORRECTED);
  const rows = await db.selectFrom('submissions').select('id').execute();
  expect(rows).toHaveLength(1);
});

test('a request from before there were links has none, and its repeat tells of none', async () => {
  const { app, db } = await buildTestApp();
  const { linkKey, ...receipt } = (await app.inject(FIRST_POST)).json();
  await db.updateTable('submissions').set({ linkKey: null }).execute();
  expect((await app.inject(FIRST_POST)).json()).toEqual(receipt);
  const headers = { authorization: `Bearer ${linkKey}` };
  expect((await app.inject({ url: MOVE, headers })).statusCode).toBe(401);
});

describe('without a key that opens something', () => {
  const KEY = 'abcdefghijklmnopqrstuvwxyzABCDEF';

  // link-key.test.ts asks which headers have a key.
  test.each([
    ['no key', undefined],
    ['an unknown key', `Bearer ${KEY}`],
    ['another scheme', `Basic ${KEY}`],
    ['a key that is too short', `Bearer ${KEY.slice(1)}`],
    ['two keys', `Bearer ${KEY}, Bearer ${KEY}`],
  ])('%s: the same answer everywhere', async (_what, authorization) => {
    const { app } = await withRequest();
    const headers = authorization === undefined ? {} : { authorization };
    const answers = [
      await app.inject({ url: MOVE, headers }),
      await app.inject({ method: 'PUT', url: MOVE, headers, payload: CORRECTED }),
      await app.inject({ method: 'PUT', url: MOVE, headers, payload: {} }),
      await app.inject({ method: 'PUT', url: MOVE, headers }),
      await app.inject({ method: 'POST', url: CALL, headers }),
      await app.inject({ method: 'DELETE', url: MOVE, headers }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/problem+json',
        'www-authenticate': 'Bearer',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      });
      expect(answer.body).toBe(answers[0]?.body);
    }
  });

  test('what has not a key’s shape never reaches the database', async () => {
    const { app, db } = await withRequest();
    await db.destroy();
    const ask = (authorization: string) => app.inject({ url: MOVE, headers: { authorization } });
    expect((await ask(`Bearer ${KEY.slice(1)}`)).statusCode).toBe(401);
    expect((await ask(`Bearer ${KEY}`)).statusCode).not.toBe(401);
  });
});

test('nothing of it is kept by browsers, proxies or search engines', async () => {
  const { ask } = await withRequest();
  const answers = [
    await ask('GET', MOVE),
    await ask('HEAD', MOVE),
    await ask('PUT', MOVE, CORRECTED),
    await ask('PUT', MOVE, { ...CORRECTED, email: 'no' }),
    await ask('POST', CALL),
    await ask('DELETE', MOVE),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 422, 200, 204]);
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  }
});

test.each([
  ['a body that is wrong', { payload: { ...CORRECTED, name: 'T', moveDate: '' } }, 422],
  ['no body', {}, 400],
  ['broken JSON', { payload: '{', type: 'application/json' }, 400],
  ['a form', { payload: 'name=Thandi', type: 'application/x-www-form-urlencoded' }, 415],
  ['another type', { payload: '<move/>', type: 'text/xml' }, 415],
  ['more than 32 KiB', { payload: { ...CORRECTED, padding: 'x'.repeat(33_000) } }, 413],
])(
  '%s is refused, and nothing changes',
  async (_what, body: { payload?: string | object; type?: string }, status) => {
    const { app, ask, db, linkKey } = await withRequest();
    const answer = await app.inject({
      method: 'PUT',
      url: MOVE,
      headers: {
        authorization: `Bearer ${linkKey}`,
        ...(body.type && { 'content-type': body.type }),
      },
      ...(body.payload && { payload: body.payload }),
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    if (status === 422) {
      expect(answer.json().errors).toEqual([
        { field: 'name', message: 'Name must be at least 2 characters' },
        { field: 'moveDate', message: 'Please select a move date' },
      ]);
    }
    expect((await ask('GET', MOVE)).json()).toMatchObject(STORED);
    expect(await actionMails(db)).toEqual([]);
  },
);

test('a correction says nothing of who owns the request', async () => {
  const { ask, db, id, linkKey, reference } = await withRequest();
  const forged = {
    id: 'x',
    reference: 'JFM-2222-22',
    linkKey: 'x',
    flag: 'honeypot',
    elapsed: 1,
    ...CORRECTED,
  };
  expect((await ask('PUT', MOVE, forged)).statusCode).toBe(200);
  const rows = await requestRows(db);
  expect(rows).toMatchObject([{ id, reference, linkKey, flag: null, moveDate: '2026-12-08' }]);
});

test.each(WRITES)('another site cannot %s %s', async (method, url) => {
  const { app, ask, linkKey } = await withRequest();
  const headers = { authorization: `Bearer ${linkKey}`, origin: 'https://evil.example' };
  const answer = await app.inject({ method, url, headers, payload: CORRECTED });
  expect(answer.statusCode).toBe(403);
  expect((await ask('GET', MOVE)).json()).toMatchObject(STORED);
});

test.each([
  ['PATCH', MOVE, 'GET, HEAD, PUT, DELETE'],
  ['OPTIONS', MOVE, 'GET, HEAD, PUT, DELETE'],
  ['POST', MOVE, 'GET, HEAD, PUT, DELETE'],
  ['GET', CALL, 'POST'],
] as const)('%s %s is not a way to ask', async (method, url, allow) => {
  const { ask } = await withRequest();
  const answer = await ask(method, url);
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow]);
});

test('each link has its own limit on writes, and looking is let through sixty times a minute', async () => {
  const { ask } = await withRequest({ config: loadConfig({ RATE_LIMIT: '2' }) });
  expect((await ask('PUT', MOVE, CORRECTED)).statusCode).toBe(200);
  expect((await ask('POST', CALL)).statusCode).toBe(200);
  for (const [method, url] of WRITES) {
    const answer = await ask(method, url, CORRECTED);
    expect([method, answer.statusCode]).toEqual([method, 429]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
  const looks = [];
  for (let each = 0; each < 61; each += 1) looks.push((await ask('GET', MOVE)).statusCode);
  expect(looks).toEqual([...Array(60).fill(200), 429]);
});

test('what cannot be stored is a 503', async () => {
  const { ask, db } = await withRequest();
  await sql`pragma query_only = on`.execute(db);
  for (const [method, url] of WRITES) {
    const answer = await ask(method, url, CORRECTED);
    expect([method, answer.statusCode]).toEqual([method, 503]);
    expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  }
});

test('without the mail about it nothing is stored', async () => {
  const { ask, db } = await withRequest();
  await sql`create trigger no_mail before insert on outbox begin select raise(abort, ''); end`.execute(
    db,
  );
  for (const [method, url] of WRITES) {
    expect((await ask(method, url, CORRECTED)).statusCode).toBe(500);
  }
  expect((await ask('GET', MOVE)).json()).toMatchObject(STORED);
  expect(await actionMails(db)).toEqual([]);
});

test('logs and figures tell what was done, and neither key nor words', async () => {
  const { app, ask, linkKey, logged, reference } = await withRequest();
  await ask('GET', MOVE);
  await ask('PUT', MOVE, CORRECTED);
  await ask('PUT', MOVE, CORRECTED);
  await ask('POST', CALL);
  await ask('DELETE', MOVE);
  const { payload } = await app.inject('/metrics');
  for (const counted of [
    'kind="changed",outcome="stored"} 1',
    'kind="changed",outcome="repeated"} 1',
    'kind="call",outcome="stored"} 1',
    'kind="deleted",outcome="stored"} 1',
  ]) {
    expect(payload).toContain(counted);
  }
  expect(logged.join()).toContain('"route":"/api/your-move","status":204');
  for (const secret of [linkKey, reference, SAMPLE_REQUEST.name, SAMPLE_REQUEST.email]) {
    expect(logged.join() + payload).not.toContain(secret);
  }
});
