import { expect, onTestFinished, test, vi } from 'vitest';
import { daysIn } from '../../content/term.ts';
import { TERMS } from '../../content/terms.ts';
import { DAY_MS } from '../../domain/dates/calendar-date.ts';
import { eventually } from '../../tests/eventually.ts';
import { openTestDatabase } from '../../tests/server/testing/test-database.ts';
import {
  foundIn,
  openDesk,
  storeMessage,
  storeRequest,
} from '../../tests/server/testing/test-desk.ts';
import { addTaps } from '../figures/tap.repository.ts';
import { newLinkKey } from '../requests/link-key.ts';
import { createLog } from '../settings/log.ts';
import { deleteMove } from '../your-move/delete-move.ts';
import { startDailyPurge } from './daily-purge.ts';

const OLD = '2019-11-21T21:59:59.999Z';
const JUST_KEPT = '2019-11-21T22:00:00.000Z';

const NOW = '2026-11-22T08:00:00Z';

/** So many days before suspected spam that is removed today was received. */
function beforeLimit(days: number): string {
  const kept = daysIn(TERMS.suspectedKeptFor);
  return new Date(Date.parse(NOW) - (kept + days) * DAY_MS).toISOString();
}

async function deskWithYears() {
  const desk = openDesk({ RETENTION_YEARS: '7' });
  const stored = await desk.using(async (db) => ({
    kept: await storeRequest(db, { receivedAt: JUST_KEPT }),
    oldQuote: await storeRequest(db, { receivedAt: OLD, name: 'Long Gone' }),
    oldMessage: await storeMessage(db, { receivedAt: OLD, name: 'Long Gone Too' }),
    spam: await storeRequest(db, { receivedAt: beforeLimit(1), flag: 'honeypot' }),
    freshSpam: await storeMessage(db, { receivedAt: beforeLimit(-1), flag: 'too-fast' }),
  }));
  return { ...desk, stored };
}

test('the purge removes what is older than it may become, from the bytes of every file, and no more', async () => {
  const { folder, leads, stored, using } = await deskWithYears();
  const { exitCode, out } = await leads('purge');
  expect({ exitCode, out }).toEqual({
    exitCode: 0,
    out: 'Removed 2 quote requests, 1 message.\n',
  });
  const left = JSON.parse((await leads('list --json')).out).leads;
  expect(left.map(({ reference }: { reference: string }) => reference)).toEqual(
    [stored.freshSpam, stored.kept].map(({ reference }) => reference),
  );
  const { oldQuote, oldMessage, spam } = stored;
  const gone = [oldQuote, oldMessage, spam].flatMap(({ id, reference }) => [id, reference]);
  expect(foundIn(folder, [...gone, 'Long Gone'])).toEqual([]);
  expect(await using((db) => db.selectFrom('outbox').select('id').execute())).toHaveLength(2);
});

test('taps are kept as long as requests', async () => {
  const { leads, using } = openDesk({ RETENTION_YEARS: '7' });
  const tap = { page: '/', kind: 'call', source: 'direct', count: 1 } as const;
  await using((db) =>
    addTaps(
      db,
      [
        { day: '2019-11-21', ...tap },
        { day: '2019-11-22', ...tap },
      ],
      10,
    ),
  );
  await leads('purge');
  const left = await using((db) => db.selectFrom('taps').select('day').execute());
  expect(left).toEqual([{ day: '2019-11-22' }]);
});

test('--dry-run counts, and removes nothing', async () => {
  const { leads } = await deskWithYears();
  const { out } = await leads('purge --dry-run');
  expect(out).toBe('Would remove 2 quote requests, 1 message.\n');
  expect(JSON.parse((await leads('list --json')).out).total).toBe(5);
});

test('years that are shorter remove more', async () => {
  const desk = openDesk({ RETENTION_YEARS: '1' });
  await desk.using((db) => storeRequest(db));
  await desk.using((db) => storeRequest(db, { receivedAt: '2025-11-20T08:00:00.000Z' }));
  expect((await desk.leads('purge')).out).toContain('Removed 1 quote request');
});

test('the server purges once a day, and not after it has stopped', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const desk = openDesk();
  const db = await openTestDatabase(desk.file);
  const database = { kind: 'sqlite', file: desk.file } as const;
  const config = { database, retentionYears: 7 };
  const clock = { time: Date.parse(NOW) };
  const now = () => new Date(clock.time);
  const pass = (ms: number) => {
    clock.time += ms;
    vi.advanceTimersByTime(ms);
  };
  const { id } = await storeRequest(db);
  const rows = () => db.selectFrom('submissions').select('id').where('id', '!=', id).execute();
  // A purge has ended when it says what it removed.
  const logged: string[] = [];
  const log = createLog('info', { write: (line) => void logged.push(line) });
  const purge = startDailyPurge({ db, config, log, now });
  for (const { wait, asleep, awake } of [
    { wait: '1 minute', asleep: 0, awake: 60_000 },
    { wait: '24 hours', asleep: 0, awake: DAY_MS },
    { wait: 'a day, most of it asleep', asleep: DAY_MS - 600_000, awake: 600_000 },
  ]) {
    await storeRequest(db, { receivedAt: OLD });
    clock.time += asleep;
    pass(awake - 1);
    expect(await rows(), wait).toHaveLength(1);
    pass(1);
    // Without an interval: each one would let the false clock run on.
    await eventually(() => expect(logged, wait).toHaveLength(1), 0);
    expect(await rows(), wait).toEqual([]);
    logged.length = 0;
  }
  await purge.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('the server purges soon after its start, logs counts only, and lives on when it cannot', async () => {
  const desk = openDesk();
  const db = await openTestDatabase(desk.file);
  const { reference } = await storeRequest(db, { receivedAt: OLD });
  const kept = await storeRequest(db);
  const logged: string[] = [];
  const log = createLog('info', { write: (line) => void logged.push(line) });
  const database = { kind: 'sqlite', file: desk.file } as const;
  const config = { database, retentionYears: 7 };
  const now = () => new Date('2026-11-22T08:00:00Z');
  const purge = startDailyPurge({ db, config, log, now }, 0);
  await eventually(() => expect(logged).toHaveLength(1));
  await purge.stop();
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({
    level: 30,
    msg: 'removed what was kept long enough',
    request: 1,
    wiped: 'wiped',
  });
  expect(logged[0]).not.toContain(reference);
  expect(await db.selectFrom('submissions').select('id').execute()).toEqual([{ id: kept.id }]);

  await db.schema.dropTable('deletions').execute();
  await storeRequest(db, { receivedAt: OLD });
  const failing = startDailyPurge({ db, config, log, now }, 0);
  await eventually(() => expect(logged).toHaveLength(2));
  await failing.stop();
  expect(JSON.parse(logged[1] ?? '')).toMatchObject({
    level: 50,
    msg: 'what was kept long enough could not be removed',
    err: { message: expect.stringContaining('deletions') },
  });
});

test('what a visitor deleted is out of the bytes of every file after the day’s purge', async () => {
  const desk = openDesk();
  const db = await openTestDatabase(desk.file);
  const linkKey = newLinkKey();
  const { id } = await storeRequest(db, { linkKey, name: 'Long Gone' });
  await deleteMove(db, linkKey, new Date(NOW));
  // On the same day another is kept long enough.
  await storeRequest(db, { receivedAt: OLD });
  await storeRequest(db);
  expect(foundIn(desk.folder, [linkKey, id, 'Long Gone'])).toEqual([linkKey, id, 'Long Gone']);
  const logged: string[] = [];
  const log = createLog('info', { write: (line) => void logged.push(line) });
  const database = { kind: 'sqlite', file: desk.file } as const;
  const config = { database, retentionYears: 7 };
  const purge = startDailyPurge({ db, config, log, now: () => new Date(NOW) }, 0);
  await eventually(() => expect(logged).toHaveLength(1));
  await purge.stop();
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ level: 30, wiped: 'wiped' });
  expect(foundIn(desk.folder, [linkKey, id, 'Long Gone'])).toEqual([]);
});
