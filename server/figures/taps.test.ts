import { expect, test, vi } from 'vitest';
import { onEachDatabase } from '../../tests/server/testing/databases.ts';
import { buildTestApp } from '../../tests/server/testing/test-app.ts';
import { openDatabaseAt, openTestDatabase } from '../../tests/server/testing/test-database.ts';
import { sitePages } from '../../web/seo/site-pages.ts';
import type { Database } from '../database/database.ts';
import { loadConfig } from '../settings/config.ts';
import { createLog } from '../settings/log.ts';
import { sitePaths } from './site-paths.ts';
import { createTapCounter, MOST_TAPS } from './tap-counter.ts';

const log = createLog('silent');
const stored = (db: Database) => db.selectFrom('taps').selectAll().orderBy('count').execute();
const visit = (address: string, referrer = '') => JSON.stringify([Date.now(), address, referrer]);
const AD = visit('/?utm_source=google&utm_medium=cpc&utm_campaign=Thandi+Nkosi&gclid=Cj0', '');

/** A server and its taps, which it stores when it stops. */
async function withTaps(db: Database, settings = {}) {
  const taps = createTapCounter({ db, log });
  const config = loadConfig({ RATE_LIMIT: '0', ...settings });
  const { app, logged } = await buildTestApp({ db, taps, config });
  const tap = (payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/api/taps', payload, headers });
  return { taps, tap, app, logged };
}

onEachDatabase('on $name', ({ setUp }) => {
  const newUrl = setUp();

  test('several servers add up, by day, page, kind and source', async () => {
    const url = await newUrl();
    const servers = await Promise.all(
      ['one', 'other'].map(async () => withTaps(await openDatabaseAt(url))),
    );
    for (const { tap } of servers) {
      await tap({ opens: 'tel', page: '/about', visit: AD });
      await tap({ opens: 'tel', page: '/about', visit: AD });
      await tap({ opens: 'wa.me', page: '/', visit: visit('/about') });
    }
    await Promise.all(servers.map(({ taps }) => taps.stop()));
    expect(await stored(await openDatabaseAt(url))).toEqual([
      { day: '2026-11-21', page: '/', kind: 'chat', source: 'direct', count: 2 },
      { day: '2026-11-21', page: '/about', kind: 'call', source: 'Google ad', count: 4 },
    ]);
  });

  test('no count grows without end', async () => {
    const db = await openDatabaseAt(await newUrl());
    const { taps } = await withTaps(db);
    const tap = { day: '2026-11-21', page: '/', kind: 'call', source: 'direct' } as const;
    for (let server = 0; server < 2; server += 1) {
      for (let taken = 0; taken < MOST_TAPS; taken += 1) taps.count(tap);
      await taps.stop();
    }
    expect(await stored(db)).toEqual([{ ...tap, count: MOST_TAPS }]);
  });
});

test.each([
  ['a hidden signal not to be followed', AD, { 'sec-gpc': '1' }, 'not known'],
  ['a tab that keeps nothing', undefined, {}, 'not known'],
  ['a tab that keeps something else', '"], drop table taps', {}, 'not known'],
  ['a copied link', visit('/movers-randburg'), {}, 'direct'],
  ['a returning tab', visit('/', 'http://localhost/about'), {}, 'direct'],
  ['a search', visit('/', 'https://www.google.co.za/'), {}, 'Google'],
  ['a site without a name of ours', visit('/', 'https://thandi-nkosi.example/'), {}, 'other'],
  ['a campaign without one', visit('/?utm_source=Thandi+082+555+0119'), {}, 'other'],
])('%s is counted under one of our own names', async (_what, kept, headers, source) => {
  const db = await openTestDatabase();
  const { tap, taps } = await withTaps(db);
  const sent = { opens: 'mailto', page: '/contact', visit: kept };
  expect((await tap(sent, { host: 'localhost', ...headers })).statusCode).toBe(204);
  await taps.stop();
  expect(await stored(db)).toMatchObject([{ page: '/contact', kind: 'email', source, count: 1 }]);
});

test.each([
  ['another site', { opens: 'tel', page: '/' }, { origin: 'https://evil.example' }, 403],
  ['an unknown kind', { opens: 'sms', page: '/' }, {}, 422],
  ['no page', { opens: 'tel' }, {}, 422],
  ['a long visit', { opens: 'tel', page: '/', visit: 'x'.repeat(40_000) }, {}, 413],
  ['a page of the team', { opens: 'tel', page: '/desk' }, {}, 204],
  ['a page that is none', { opens: 'tel', page: '/thandi-nkosi' }, {}, 204],
])('%s is not counted', async (_what, body, headers, status) => {
  const db = await openTestDatabase();
  const { tap, taps } = await withTaps(db);
  expect((await tap(body, headers)).statusCode).toBe(status);
  await taps.stop();
  expect(await stored(db)).toEqual([]);
});

test('a flood is refused, and takes nothing from the form', async () => {
  const { tap, app, logged } = await withTaps(await openTestDatabase(), { RATE_LIMIT: '2' });
  const statuses = [];
  for (let taken = 0; taken < 4; taken += 1) {
    statuses.push((await tap({ opens: 'tel', page: '/' })).statusCode);
  }
  expect(statuses).toEqual([204, 204, 429, 429]);
  const form = await app.inject({ method: 'POST', url: '/api/quote-requests', payload: {} });
  expect(form.statusCode).toBe(422);
  expect(logged.join(' ')).not.toContain('/api/taps');
});

test('while the database is away, they are kept and nobody waits', async () => {
  const db = await openTestDatabase();
  const { taps, tap } = await withTaps(db);
  const gone = vi.spyOn(db, 'transaction').mockImplementation(() => {
    throw new Error('gone');
  });
  expect((await tap({ opens: 'tel', page: '/' })).statusCode).toBe(204);
  await taps.stop();
  gone.mockRestore();
  await tap({ opens: 'tel', page: '/' });
  await taps.stop();
  expect(await stored(db)).toMatchObject([{ count: 2 }]);
});

test('the server knows the pages that the site has', () => {
  expect([...sitePaths].toSorted()).toEqual(sitePages.map(({ path }) => path).toSorted());
});
