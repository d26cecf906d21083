import { existsSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../domain/dates/calendar-date.ts';
import { eventually } from '../../tests/eventually.ts';
import { buildTestApp } from '../../tests/server/testing/test-app.ts';
import { openTestDatabase } from '../../tests/server/testing/test-database.ts';
import { openDesk, storeMessage, storeRequest } from '../../tests/server/testing/test-desk.ts';
import { tries } from '../../tests/tries.ts';
import { createLog } from '../settings/log.ts';
import { startDailyPurge } from './daily-purge.ts';
import { replacedPath } from './replaced-databases.ts';

const NOW = Date.parse('2026-11-22T08:00:00.000Z');
const inDays = (days: number) => new Date(NOW + days * DAY_MS);

/** A server with its files, whose purge runs when the test says, at that many days from now. */
async function withFiles() {
  const desk = openDesk();
  const db = await openTestDatabase(desk.file);
  const database = { kind: 'sqlite', file: desk.file } as const;
  const config = { database, retentionYears: 7 };
  const logged: string[] = [];
  const log = createLog('info', { write: (line) => void logged.push(line) });
  return {
    ...desk,
    db,
    logged,
    async purge(days: number) {
      let looks = 0;
      const now = () => {
        looks += 1;
        return inDays(days);
      };
      const purge = startDailyPurge({ db, config, log, now }, 0);
      await eventually(() => expect(looks).toBeGreaterThan(0), 0);
      await purge.stop();
    },
    count: async () => (await db.selectFrom('submissions').select('id').execute()).length,
  };
}

test('a clock that is years ahead removes nothing, of whatever kind', async () => {
  const { db, file, purge, count, logged } = await withFiles();
  await purge(0);
  const replaced = replacedPath(file, inDays(-1));
  writeFileSync(replaced, 'moves');
  for (let requests = 0; requests < 5; requests += 1) {
    await storeRequest(db, { receivedAt: inDays(-requests).toISOString() });
  }
  await storeMessage(db, { receivedAt: inDays(-3).toISOString(), flag: 'honeypot' });
  await db
    .insertInto('deletions')
    .values({ reference: 'A', at: inDays(-3).toISOString(), visits: null, wasBooked: 0 })
    .execute();
  for (const days of [30, 100, 366, 8 * 366]) await purge(days);
  // A visitor comes while the clock is wrong.
  await storeRequest(db, { receivedAt: inDays(8 * 366).toISOString() });
  await purge(8 * 366 + 1);
  expect(await count()).toBe(7);
  expect(await db.selectFrom('deletions').select('reference').execute()).toHaveLength(1);
  expect(existsSync(replaced)).toBe(true);
  const errors = logged.map((line) => JSON.parse(line)).filter(({ level }) => level === 50);
  // A fault that repeats is one line in ten minutes.
  expect(errors.map(({ msg }) => msg)).toEqual([
    'nothing is removed by its age: the clock may be wrong',
  ]);
});

test('whatever is stored, no clock takes the newest request, nor many at once', {
  tags: 'property',
}, async () => {
  const ages = fc.array(fc.nat(7 * 365), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(ages, fc.nat(20 * 365), async (all, ahead) => {
      const { db, purge, count } = await withFiles();
      for (const age of all) await storeRequest(db, { receivedAt: inDays(-age).toISOString() });
      await purge(ahead);
      // Requests that fell due within two weeks are a purge's usual work, and a few more are no sign of anything.
      const due = all.filter((age) => age + ahead > 7 * 365.25 + 2);
      const overdue = due.filter((age) => age + ahead > 7 * 365.25 + 2 + 14);
      const left = await count();
      expect(left).toBeGreaterThan(0);
      if (overdue.length > 3) expect(left).toBe(all.length);
    }),
    { numRuns: tries(40) },
  );
});

test('a server that was away for two weeks goes on by itself', async () => {
  const { db, purge, count } = await withFiles();
  await purge(0);
  await storeRequest(db, { receivedAt: inDays(-7 * 365.25 + 5).toISOString() });
  await storeRequest(db, { receivedAt: inDays(0).toISOString() });
  await purge(14);
  expect(await count()).toBe(1);
});

test('a clock that runs behind removes nothing that it must not', async () => {
  const { db, purge, count } = await withFiles();
  await storeRequest(db, { receivedAt: inDays(0).toISOString() });
  for (const days of [0, -3000, 0]) await purge(days);
  expect(await count()).toBe(1);
});

test('the team’s command refuses too, and says how to insist', { tags: 'slow' }, async () => {
  const { file, environment, using } = openDesk({}, '2034-11-22T08:00:00Z');
  await using((db) => storeRequest(db, { receivedAt: inDays(0).toISOString() }));
  const { leads } = openDesk(environment, '2034-11-22T08:00:00Z');
  expect(file).toContain('requests.db');
  for (const words of ['purge', 'purge --dry-run']) {
    const { exitCode, err } = await leads(words);
    expect(exitCode).toBe(1);
    expect(err).toContain('it says 2034-11-22, and even the newest request would be removed');
    expect(err).toContain('leads purge --anyway');
  }
  expect((await leads('purge --anyway')).out).toContain('Removed 1 quote request');
  expect(await leads('purge')).toMatchObject({ exitCode: 0 });
});

test('a wrong clock is a warning until it is right again', async () => {
  let ahead = 0;
  const { app, db } = await buildTestApp({ now: () => inDays(ahead) });
  await storeRequest(db, { receivedAt: inDays(0).toISOString() });
  await db.deleteFrom('outbox').execute();
  const warnings = async () => (await app.inject('/readyz')).json().warnings;
  ahead = 8 * 366;
  expect(await warnings()).toEqual([
    'The clock may be wrong, so nothing old is removed: leads purge says why.',
  ]);
  ahead = 0;
  expect(await warnings()).toBeUndefined();
});
