import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onEachDatabase } from '../../../tests/server/testing/databases.ts';
import { plansOf } from '../../../tests/server/testing/query-plans.ts';
import { buildTestApp } from '../../../tests/server/testing/test-app.ts';
import { openDatabaseAt, openTestDatabase } from '../../../tests/server/testing/test-database.ts';
import { withQuote } from '../../../tests/server/testing/test-quote.ts';
import type { Database } from '../../database/database.ts';
import { loadConfig } from '../../settings/config.ts';
import { findDevice, setUsed } from './device.repository.ts';
import { newSignInLink } from './sign-in-link.repository.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A server with a request, and a browser that nobody has signed in. */
async function withBrowser(db?: Database, siteUrl = 'http://localhost:3000') {
  const config = loadConfig({
    RATE_LIMIT: '0',
    SITE_URL: siteUrl,
    SMTP_URL: 'smtps://mail.movers.example',
  });
  const server = await withQuote({ config, ...(db && { db }) });
  const { app, clock, deskKey } = server;
  const signIn = (payload: object, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/sign-in',
      headers: { 'user-agent': ANDROID, ...headers },
      payload,
    });
  const newKey = async () => {
    const link = { invited: 'command', now: new Date(clock.time) } as const;
    return (await newSignInLink(server.db, siteUrl, link)).slice(-32);
  };
  const see = (cookie = '', url = '/api/desk') =>
    app.inject({ url, headers: { cookie, authorization: `Bearer ${deskKey}` } });
  return { ...server, signIn, newKey, see };
}

type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof withBrowser>>['signIn']>>;

/** The cookie that the browser keeps, as it sends it. */
const cookieIn = ({ headers }: Answer) => `${headers['set-cookie']}`.split(';')[0] ?? '';

onEachDatabase('on $name', ({ setUp }) => {
  const newUrl = setUp();
  const browser = async () => withBrowser(await openDatabaseAt(await newUrl()));

  test('a link that is mailed signs in the device that opens it, and the team hears of it', async () => {
    const server = await browser();
    const asked = await server.signIn({});
    expect([asked.statusCode, asked.body]).toEqual([202, '']);
    await server.deliver();
    const link = server.toTeam().find(({ subject }) => subject.includes('link to sign in'));
    expect(link).toMatchObject({
      replyTo: null,
      text: expect.stringContaining('Chrome on Android'),
    });
    const [, key = ''] =
      /https:\/\/movers\.example\/sign-in#([A-Za-z0-9]{32})\n/.exec(link?.text ?? '') ?? [];
    expect(key).not.toBe('');

    const signedIn = await server.signIn({ key, name: 'Sam’s phone' });
    expect([signedIn.statusCode, signedIn.body]).toEqual([204, '']);
    expect((await server.see(cookieIn(signedIn))).json().reference).toBe(server.reference);
    await server.deliver();
    const news = server.toTeam().at(-1);
    expect(news?.subject).toBe('Sam’s phone was signed in');
    expect(news?.text).toContain('https://movers.example/devices');
    expect(news?.text).toMatch(/device --out \w{8}$/m);
    expect(`${news?.text}${server.logged.join('')}`).not.toContain(key);
    // Whoever reads the database cannot sign in with what it has.
    const stored = JSON.stringify([
      await server.db.selectFrom('devices').selectAll().execute(),
      await server.db.selectFrom('signInLinks').selectAll().execute(),
      await server.db.selectFrom('outbox').selectAll().execute(),
    ]);
    for (const secret of [key, cookieIn(signedIn).slice(-32)]) expect(stored).not.toContain(secret);
  });

  test('of two devices that open one link, one is signed in', async () => {
    const { signIn, newKey, see } = await browser();
    const key = await newKey();
    const both = await Promise.all(
      ['Sam', 'Anna'].map((name) => signIn({ key, name }, { 'idempotency-key': name })),
    );
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 401]);
    const [first] = both.filter(({ statusCode }) => statusCode === 204);
    expect((await see(first && cookieIn(first))).statusCode).toBe(200);
  });

  test('a press whose answer was lost is repeated, and is one device', async () => {
    const { signIn, newKey, see, clock, db, mails } = await browser();
    const key = await newKey();
    const press = (idempotencyKey?: string) =>
      signIn(
        { key, name: 'Sam’s phone' },
        idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey },
      );
    const lost = await press('one-press');
    const again = await press('one-press');
    expect([lost.statusCode, again.statusCode]).toEqual([204, 204]);
    expect((await see(cookieIn(lost))).statusCode).toBe(401);
    expect((await see(cookieIn(again))).statusCode).toBe(200);
    const devices = await db.selectFrom('devices').where('name', '=', 'Sam’s phone').selectAll();
    expect(await devices.execute()).toHaveLength(1);
    expect(await mails('signed-in')).toHaveLength(1);
    expect((await press('another')).statusCode).toBe(401);
    expect((await press()).statusCode).toBe(401);
    clock.time += 10 * MINUTE_MS;
    expect((await press('one-press')).statusCode).toBe(401);
    expect((await see(cookieIn(again))).statusCode).toBe(200);
  });

  test('six links go out in an hour, whoever asks whichever server', async () => {
    const one = await browser();
    const other = await buildTestApp({ db: one.db, now: () => new Date(one.clock.time) });
    const ask = (app: typeof one.app) =>
      app.inject({ method: 'POST', url: '/api/sign-in', payload: {} });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => ask(index % 2 ? one.app : other.app)),
    );
    const codes = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(codes).toEqual([202, 202, 202, 202, 202, 202, 429, 429]);
    const { statusCode, body } = await ask(one.app);
    expect(statusCode).toBe(429);
    expect(JSON.parse(body).detail).toContain('look in the inbox');
    expect(await one.mails('sign-in')).toHaveLength(6);
    one.clock.time += 60 * MINUTE_MS;
    expect((await ask(one.app)).statusCode).toBe(202);
  });

  test('a device stays signed in for 90 days after its last use', async () => {
    const { signIn, newKey, see, clock } = await browser();
    const first = await signIn({ key: await newKey(), name: 'Sam’s phone' });
    const cookie = cookieIn(first);
    for (let month = 0; month < 5; month += 1) {
      clock.time += 89 * DAY_MS;
      const seen = await see(cookie);
      expect(seen.statusCode).toBe(200);
      // The browser keeps the same key as long again.
      expect(seen.headers['set-cookie']).toBe(first.headers['set-cookie']);
      expect((await see(cookie)).headers['set-cookie']).toBeUndefined();
    }
    clock.time += 91 * DAY_MS;
    expect((await see(cookie)).statusCode).toBe(401);
    expect((await see(cookie)).headers['set-cookie']).toBeUndefined();
  });

  test('a device that is signed out opens nothing any more, and each can sign out another', async () => {
    const { app, signIn, newKey, see, clock } = await browser();
    const tablet = cookieIn(await signIn({ key: await newKey(), name: 'Old tablet' }));
    clock.time += MINUTE_MS;
    const phone = cookieIn(await signIn({ key: await newKey(), name: 'Sam’s phone' }));
    const { devices } = (await see(phone, '/api/devices')).json();
    expect(devices).toMatchObject([
      { name: 'Anna’s phone', isThis: false },
      { name: 'Sam’s phone', browser: 'Chrome on Android', used: 'today', isThis: true },
      { name: 'Old tablet', isThis: false },
    ]);
    const signOut = (name: string) => {
      const { id } = devices.find((each: { name: string }) => each.name === name);
      return app.inject({
        method: 'DELETE',
        url: `/api/devices/${id}`,
        headers: { cookie: phone },
      });
    };
    expect((await signOut('Old tablet')).statusCode).toBe(204);
    expect((await signOut('Old tablet')).statusCode).toBe(204);
    expect((await see(tablet)).statusCode).toBe(401);
    expect((await see(phone)).statusCode).toBe(200);
    const own = await signOut('Sam’s phone');
    expect(own.headers['set-cookie']).toMatch(
      /^device=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax$/,
    );
    expect((await see(phone)).statusCode).toBe(401);
  });
});

test.each([
  ['http://localhost:3000', 'device', ''],
  ['https://movers.example', '__Host-device', '; Secure'],
])('the cookie of %s is for the server alone', async (siteUrl, name, secure) => {
  const { signIn, newKey, see } = await withBrowser(undefined, siteUrl);
  const answer = await signIn({ key: await newKey(), name: 'Sam’s phone' });
  expect(answer.headers['set-cookie']).toMatch(
    new RegExp(
      `^${name}=[A-Za-z0-9]{32}; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax${secure}$`,
    ),
  );
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  const cookie = cookieIn(answer);
  const among = [cookie, `a=b; ${cookie}`, `${cookie};c=d`, `${name}x=1; ${cookie}; e="f"`];
  for (const each of among) expect((await see(each)).statusCode, each).toBe(200);
  const others = [`x${cookie}`, `${cookie}0`, cookie.slice(0, -1), `${name}=`, `a=${cookie}`];
  for (const each of others) expect((await see(each)).statusCode, each).toBe(401);
});

test('a link that was used, has expired or never was gets one answer, and needs a name', async () => {
  const { signIn, newKey, clock } = await withBrowser();
  const [used, expired] = [await newKey(), await newKey()];
  expect((await signIn({ key: used })).json().errors).toMatchObject([{ field: 'name' }]);
  expect((await signIn({ key: used, name: ' ' })).statusCode).toBe(422);
  expect((await signIn({ key: used, name: 'Sam' })).statusCode).toBe(204);
  clock.time += 60 * MINUTE_MS;
  const answers = await Promise.all(
    [used, expired, 'x'.repeat(32), ''].map((key) => signIn({ key, name: 'Sam' })),
  );
  expect(answers[0]?.statusCode).toBe(401);
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  for (const answer of answers) expect(answer.headers['set-cookie']).toBeUndefined();
});

test('what a mail scanner opens is not used, and another site signs nobody in', async () => {
  const { app, signIn, newKey } = await withBrowser();
  const key = await newKey();
  for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) {
    for (const url of [
      '/sign-in',
      `/sign-in?key=${key}`,
      '/api/sign-in',
      `/api/sign-in?key=${key}`,
    ]) {
      expect((await app.inject({ method, url })).headers['set-cookie']).toBeUndefined();
    }
  }
  const origin = { origin: 'https://elsewhere.example' };
  expect((await signIn({ key, name: 'Sam' }, origin)).statusCode).toBe(403);
  expect((await signIn({}, origin)).statusCode).toBe(403);
  expect((await signIn({ key, name: 'Sam' })).statusCode).toBe(204);
});

test('a browser that signs in again is one device, not two', async () => {
  const { signIn, newKey, see } = await withBrowser();
  const first = cookieIn(await signIn({ key: await newKey(), name: 'Sam’s phone' }));
  const answer = await signIn({ key: await newKey(), name: 'Office laptop' }, { cookie: first });
  expect((await see(first)).statusCode).toBe(401);
  const { devices } = (await see(cookieIn(answer), '/api/devices')).json();
  expect(devices.map(({ name }: { name: string }) => name)).toEqual([
    'Anna’s phone',
    'Office laptop',
  ]);
});

test('whoever acts is known from the device, unless the call says another name', async () => {
  const { app, signIn, newKey, deskKey } = await withBrowser();
  const cookie = cookieIn(await signIn({ key: await newKey(), name: 'Sam’s cell phone' }));
  const act = async (after: number, by: object = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/desk',
      headers: { cookie, authorization: `Bearer ${deskKey}`, 'idempotency-key': `${after}` },
      payload: { kind: 'taken', after, ...by },
    });
    return answer.json().holder?.by;
  };
  expect(await act(0)).toBe('Sam');
  expect(await act(1, { by: 'Lindiwe' })).toBe('Lindiwe');
  const phoned = await app.inject({
    method: 'POST',
    url: '/api/diary/requests',
    headers: { cookie, 'idempotency-key': 'phoned' },
    payload: { name: 'Mrs van Wyk', phone: '011 555 0142' },
  });
  expect(phoned.statusCode).toBe(201);
});

test('the hour of a link that is mailed begins when the mail goes out', async () => {
  const server = await withBrowser();
  await server.signIn({});
  server.clock.time += 3 * 60 * MINUTE_MS;
  await server.deliver();
  server.clock.time += 59 * MINUTE_MS;
  const [, key = ''] =
    /sign-in#(\w{32})/.exec(
      server.toTeam().find(({ reference }) => reference.startsWith('SIGN-IN'))?.text ?? '',
    ) ?? [];
  expect((await server.signIn({ key, name: 'Sam’s phone' })).statusCode).toBe(204);
});

test('a device is found by an index, and reading goes on while nothing can be written', async () => {
  const plans = await plansOf((db) => findDevice(db, 'x'.repeat(32), '2026-11-21'));
  expect(plans).toEqual([expect.stringMatching(/^SEARCH devices USING INDEX .*\(key_hash=\?\)/)]);
  const written = await plansOf((db) => setUsed(db, 'x', '2026-11-21'));
  expect(written).toEqual([expect.stringContaining('SEARCH devices USING INDEX')]);
  const server = await withBrowser(await openTestDatabase());
  const cookie = cookieIn(await server.signIn({ key: await server.newKey(), name: 'Sam' }));
  await sql`create trigger full_disk before update on devices
    begin select raise(abort, 'disk I/O error'); end`.execute(server.db);
  server.clock.time += DAY_MS;
  expect((await server.see(cookie)).statusCode).toBe(200);
});
