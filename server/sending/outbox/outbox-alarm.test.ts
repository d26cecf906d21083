import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/server/testing/test-database.ts';
import { createLog } from '../../settings/log.ts';
import { leaseDue, releaseLeases } from './lease.repository.ts';
import { insertMail } from './outbox.repository.ts';
import { createBacklogAlarm } from './outbox.worker.ts';
import { isOverdue } from './outbox-backlog.ts';

const MINUTE = 60_000;

/** An alarm with a clock that the test sets, after a mail was stored now. */
async function withAlarm() {
  const db = await openTestDatabase();
  const logged: string[] = [];
  await insertMail(db, { kind: 'morning' });
  const start = Date.now();
  let time = start;
  // What is repeated by the log's own clock, which nobody sets back, is always long ago.
  let tenMinutes = 0;
  const sinceStart = () => 10 * MINUTE * tenMinutes++;
  const log = createLog('info', { write: (line) => void logged.push(line) }, sinceStart);
  const look = createBacklogAlarm({ db, log, now: () => new Date(time) });
  return {
    /** Looks so many minutes after the start.
     *  @returns the alarms so far */
    async lookAfter(minutes: number) {
      time = start + minutes * MINUTE;
      await look();
      return logged.map((line) => JSON.parse(line));
    },
  };
}

test('a mail that has waited for more than an hour is told of every ten minutes', async () => {
  const { lookAfter } = await withAlarm();
  expect(await lookAfter(50)).toEqual([]);
  expect(await lookAfter(61)).toMatchObject([{ level: 50, waiting: 1, dead: 0 }]);
  expect(await lookAfter(70.9)).toHaveLength(1);
  expect(await lookAfter(71)).toHaveLength(2);
  // A clock that was set back does not silence it.
  expect(await lookAfter(61.1)).toHaveLength(2);
  expect(await lookAfter(61)).toHaveLength(3);
});

test('an hour is not too long, and a second more is', () => {
  const backlog = { waiting: 1, dead: 0 };
  expect(isOverdue({ ...backlog, oldestWaitingSeconds: 3600 })).toBe(false);
  expect(isOverdue({ ...backlog, oldestWaitingSeconds: 3601 })).toBe(true);
});

test('what a killed server had in hand is due at once, and mail that was sent stays sent', async () => {
  const db = await openTestDatabase();
  await insertMail(db, { kind: 'morning', about: 'in hand' });
  await insertMail(db, { kind: 'morning', about: 'waits' });
  await insertMail(db, { kind: 'morning', about: 'sent' });
  const later = '2026-12-01T06:00:00.000Z';
  const now = new Date('2026-11-21T06:00:00.000Z');
  await db.updateTable('outbox').set({ runAt: later }).where('about', '!=', 'in hand').execute();
  await db
    .updateTable('outbox')
    .set({ state: 'sent', leaseId: 'x' })
    .where('about', '=', 'sent')
    .execute();
  expect(await leaseDue(db, 'mail', now)).toMatchObject({ about: 'in hand' });
  await releaseLeases(db, 'mail');
  const rows = await db.selectFrom('outbox').select(['about', 'runAt', 'leaseId']).execute();
  expect(rows.toSorted((a, b) => `${a.about}`.localeCompare(`${b.about}`))).toEqual([
    { about: 'in hand', runAt: '1970-01-01T00:00:00.000Z', leaseId: null },
    { about: 'sent', runAt: later, leaseId: 'x' },
    { about: 'waits', runAt: later, leaseId: null },
  ]);
});
