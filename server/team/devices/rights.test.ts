import { expect, test } from 'vitest';
import { SAMPLE_QUOTE } from '../../../tests/server/testing/sample-history.ts';
import { signedIn } from '../../../tests/server/testing/signed-in.ts';
import { withQuote } from '../../../tests/server/testing/test-quote.ts';
import { replaceFeedKey } from '../diary/diary-key.repository.ts';
import { signOut } from './device.repository.ts';

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
}

interface Operation {
  readonly security: readonly Readonly<Record<string, unknown>>[];
}

/** A family at work: a confirmed move, a second request from the same number, and every key that there is. */
async function withEverything() {
  const server = await withQuote({}, { phone: '082 555 0119' });
  await server.quoteIt();
  await server.answer('accepted');
  await server.confirmIt();
  const other = await server.send({ name: 'Lindiwe Dube', phone: '+27 82 555 0119' });
  const { app, db, deskKey, device } = server;
  const { linkKey, mailKey, readKey } = await db
    .selectFrom('submissions')
    .select(['linkKey', 'mailKey', 'readKey'])
    .where('id', '=', server.id)
    .executeTakeFirstOrThrow();
  const feed = await replaceFeedKey(db);
  const { paths } = (await app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  const calls = (isOfTeam: boolean) =>
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([, { security }]) => security.some((each) => 'device' in each) === isOfTeam)
        .map(
          ([method]): Call => ({
            method: method.toUpperCase() as Call['method'],
            url: path
              .replace('{day}', '2026-12-05')
              .replace('{id}', device.cookie.slice(7, 15))
              .replace('{key}', feed),
          }),
        ),
    );
  const own = { linkKey: `${linkKey}`, mailKey: `${mailKey}`, readKey: `${readKey}` };
  const keys = { deskKey, otherDesk: other.deskKey, ...own, feed };
  return { ...server, other, keys, calls };
}

type Server = Awaited<ReturnType<typeof withEverything>>;

function ask({ app }: Server, { method, url }: Call, headers: Record<string, string>) {
  const payload = method === 'GET' ? {} : { payload: { kind: 'taken', after: 0 } };
  return app.inject({ method, url, headers: { 'idempotency-key': 'a', ...headers }, ...payload });
}

/** What somebody has who is not of the team, or is no longer. */
const HOLDERS: Readonly<
  Record<string, (server: Server) => Promise<Readonly<Record<string, string>>>>
> = {
  nobody: async () => ({}),
  'a visitor, with their own link': async ({ keys }) => bearer(keys.linkKey),
  'a landlord, with a printed sheet': async ({ keys }) => bearer(keys.readKey),
  'a visitor to whom a reply quoted the link of a desk': async ({ keys }) => bearer(keys.deskKey),
  'whoever finds the link of the calendar': async ({ keys }) => bearer(keys.feed),
  'a former driver, on a device that was signed out': async ({ db, keys, clock }) => {
    const { cookie } = await signedIn(db, 'Old tablet');
    await signOut(db, cookie.slice(7, 15), new Date(clock.time));
    return { cookie, ...bearer(keys.deskKey) };
  },
  'an ex-partner, with a tablet that nobody used for long': async ({ db, keys }) => {
    const { cookie } = await signedIn(db, 'Tablet');
    const lastUsed = '2026-08-01';
    const id = cookie.slice(7, 15);
    await db.updateTable('devices').set({ lastUsed }).where('id', '=', id).execute();
    return { cookie, ...bearer(keys.deskKey) };
  },
  'whoever guesses': async ({ keys }) => ({
    cookie: `device=${keys.deskKey}; __Host-device=${keys.feed}`,
    ...bearer(keys.deskKey),
  }),
};

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

test.each(Object.keys(HOLDERS))('%s gets one answer from all that the team has', async (who) => {
  const server = await withEverything();
  const holds = (await HOLDERS[who]?.(server)) ?? {};
  const calls = server.calls(true);
  expect(calls.length).toBeGreaterThan(7);
  const answers = await Promise.all(calls.map((call) => ask(server, call, holds)));
  const seen = new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`));
  expect(seen.size).toBe(1);
  const [only = ''] = seen;
  expect(only).toMatch(/^401 /);
  // Nor does it say whether the key opens something.
  const wrong = await ask(server, { method: 'GET', url: '/api/desk' }, bearer('x'.repeat(32)));
  expect(`401 ${wrong.body}`).toBe(only);
  for (const { headers } of answers) expect(headers['set-cookie']).toBeUndefined();
});

test('no answer that needs no device has a key of the team, or of another visitor', async () => {
  const server = await withEverything();
  const { keys } = server;
  for (const key of Object.values(keys)) {
    for (const call of server.calls(false)) {
      // It would end the move.
      if (/cancel$/.test(call.url) || call.method === 'DELETE') continue;
      const { body } = await ask(server, call, bearer(key));
      for (const secret of [keys.deskKey, keys.otherDesk, server.other.linkKey, keys.feed]) {
        expect(body, `${call.method} ${call.url}`).not.toContain(secret);
      }
      expect(body, `${call.method} ${call.url}`).not.toMatch(/Lindiwe/);
    }
  }
});

test('a read key gets no other key from any call, and one of a visitor that and its own alone', async () => {
  const server = await withEverything();
  const { keys } = server;
  const seen: Record<string, string[]> = {};
  for (const name of ['readKey', 'linkKey', 'mailKey'] as const) {
    for (const call of server.calls(false)) {
      if (call.method !== 'GET') continue;
      const { body, statusCode } = await ask(server, call, bearer(keys[name]));
      const found = Object.entries(keys).filter(
        ([other, key]) => other !== name && body.includes(key),
      );
      if (statusCode !== 200 || !/your-move|move-plan/.test(call.url)) expect(found).toEqual([]);
      else seen[`${name}: ${call.url}`] = found.map(([other]) => other);
    }
  }
  expect(seen).toEqual({
    'readKey: /api/move-plan': [],
    'linkKey: /api/your-move': ['readKey'],
    'mailKey: /api/your-move': ['readKey'],
  });
});

test('on a device of the team the desk takes its key, the diary none, and each opens the other’s', async () => {
  const server = await withEverything();
  const { device, keys, other } = server;
  const get = (url: string, headers: Record<string, string>) =>
    ask(server, { method: 'GET', url }, { ...device, ...headers });
  expect((await get('/api/desk', {})).json().detail).toContain('This link doesn’t work');
  expect((await get('/api/desk', bearer('x'.repeat(32)))).statusCode).toBe(401);
  const { alsoFrom } = (await get('/api/desk', bearer(keys.deskKey))).json();
  expect(alsoFrom).toMatchObject([{ url: `/desk#${keys.otherDesk}` }]);
  const diary = (await get('/api/diary', {})).json();
  expect(diary.waiting).toContainEqual(
    expect.objectContaining({ name: 'Lindiwe Dube', desk: `/desk#${other.deskKey}` }),
  );
  expect((await get('/api/diary/figures', {})).statusCode).toBe(200);
});

/** The keys in answers on a device of the team, as the table of rights has them. */
const YIELDS: Readonly<Record<string, readonly string[]>> = {
  'GET /api/desk': ['otherDesk'],
  'GET /api/desk/link': ['linkKey'],
  'GET /api/diary': ['deskKey', 'otherDesk'],
};

test('on a device of the team each answer has the keys that the table of rights gives it, and no other', async () => {
  const server = await withEverything();
  const { device, keys } = server;
  const secrets = {
    ...keys,
    otherLink: server.other.linkKey,
    device: device.cookie.split('=').at(-1) ?? '',
  };
  const seen: Record<string, string[]> = {};
  for (const bearerKey of [keys.deskKey, keys.linkKey, keys.readKey, keys.feed]) {
    for (const call of server.calls(true)) {
      if (call.method !== 'GET') continue;
      const { body } = await ask(server, call, { ...device, ...bearer(bearerKey) });
      const found = Object.entries(secrets)
        .filter(([, secret]) => body.includes(secret))
        .map(([name]) => name)
        // A desk may say its own.
        .filter((name) => !(name === 'deskKey' && call.url.startsWith('/api/desk')));
      if (found.length > 0) {
        const name = `${call.method} ${call.url}`;
        seen[name] = [...new Set([...(seen[name] ?? []), ...found])].sort();
      }
    }
  }
  expect(seen).toEqual(YIELDS);
});

test('what the team does at a desk shows no visitor’s link either, whichever text is ready', async () => {
  const server = await withEverything();
  const { linkKey } = server.keys;
  const acts = [
    { kind: 'linked', via: 'whatsapp' },
    { kind: 'linked', via: 'email', isRenewed: true },
    { kind: 'quoted', via: 'whatsapp', ...SAMPLE_QUOTE },
    { kind: 'cancelled', said: '' },
  ];
  for (const action of acts) {
    const { statusCode, body } = await server.act(action);
    // A refusal shows the desk as well.
    expect([200, 409], body).toContain(statusCode);
    expect(body).not.toMatch(/your-move(#|%23)/);
    expect(body).not.toContain(linkKey);
  }
});

test('the visitor’s link is fetched on a device alone, with the desk’s key', async () => {
  const server = await withEverything();
  const { device, keys } = server;
  const link = async (headers: Record<string, string>) =>
    (await ask(server, { method: 'GET', url: '/api/desk/link' }, headers)).statusCode;
  expect(await link(bearer(keys.deskKey))).toBe(401);
  expect(await link({ ...device, ...bearer(keys.linkKey) })).toBe(401);
  expect(await link({ ...device, ...bearer(keys.deskKey) })).toBe(200);
});
