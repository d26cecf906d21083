import { join } from 'node:path';
import { expect, test } from 'vitest';
import { afterOpeningTime } from '../../../domain/dates/opening-hours.ts';
import { COMPOSING } from '../../../tests/server/testing/composing.ts';
import { openDesk, storeRequest } from '../../../tests/server/testing/test-desk.ts';
import type { Database } from '../../database/database.ts';
import { newLinkKey } from '../../requests/link-key.ts';
import { loadConfig } from '../../settings/config.ts';
import { createLog } from '../../settings/log.ts';
import { composeMorningMail } from '../../waiting/morning.email.ts';
import { composeReminderMail } from '../../waiting/reminder.email.ts';
import { createReminders } from '../../waiting/reminders.ts';
import { createMorningMail } from '../../waiting/send-morning-email.ts';

const { remindAfter } = loadConfig({});

function lookAt(db: Database, time: string) {
  const outbox = { wake() {} };
  const now = () => new Date(time);
  const log = createLog('silent');
  return createReminders({ db, outbox, reminders: remindAfter, log, now }).look();
}

async function remindersIn(db: Database): Promise<string[]> {
  const events = db.selectFrom('events').select('idempotencyKey').orderBy('number');
  return (await events.execute()).map(({ idempotencyKey }) => idempotencyKey);
}

/** When a request of that night is half an hour of opening time old. */
const DUE = (
  afterOpeningTime(new Date('2026-11-19T20:33:00Z'), 30 * 60_000) ?? new Date(0)
).getTime();
const afterDue = (minutes: number) => new Date(DUE + minutes * 60_000).toISOString();

/** A desk on Friday at ten in Johannesburg, and a request that came in the night. */
async function deskInTheMorning() {
  const desk = openDesk({}, '2026-11-20T08:00:00Z');
  await desk.using(async (db) => {
    await storeRequest(db, { receivedAt: '2026-11-19T20:33:00.000Z', deskKey: newLinkKey() });
  });
  return { ...desk, backup: join(desk.folder, 'night.db') };
}

test('a restore does not remind again of what was due before it, but of what is due later', async () => {
  const { leads, using, backup } = await deskInTheMorning();
  await leads(`backup ${backup}`);
  await using((db) => lookAt(db, afterDue(5)));
  expect(await leads(`restore ${backup}`)).toMatchObject({ exitCode: 0 });
  await using(async (db) => {
    await lookAt(db, '2026-11-20T08:05:00Z');
    expect(await remindersIn(db)).toEqual([]);
    await lookAt(db, '2026-11-20T18:40:00Z');
    expect(await remindersIn(db)).toEqual(['reminder 1320m']);
  });
});

test('a reminder that waited in the backup is not mailed after a restore', async () => {
  const { leads, using, backup } = await deskInTheMorning();
  await using((db) => lookAt(db, afterDue(5)));
  await leads(`backup ${backup}`);
  await leads(`restore ${backup}`);
  await using(async (db) => {
    const mail = db.selectFrom('outbox').selectAll().where('kind', '=', 'reminder');
    const row = await mail.executeTakeFirstOrThrow();
    const compose = composeReminderMail(remindAfter);
    expect(await compose(db, row, COMPOSING)).toBeUndefined();
  });
});

async function morningsAt(db: Database, time: string): Promise<string[]> {
  const deps = { db, outbox: { wake() {} }, at: 390, log: createLog('silent') };
  await createMorningMail({ ...deps, now: () => new Date(time) }).look();
  const rows = db.selectFrom('outbox').select('about').where('kind', '=', 'morning');
  return (await rows.execute()).flatMap(({ about }) => about ?? []);
}

test('a restore brings the morning mail of a day only to a team that had none', async () => {
  const told = await deskInTheMorning();
  await told.leads(`backup ${told.backup}`);
  expect(await told.using((db) => morningsAt(db, '2026-11-20T04:30:00Z'))).toHaveLength(1);
  await told.leads(`restore ${told.backup}`);
  expect(await told.using((db) => morningsAt(db, '2026-11-20T08:05:00Z'))).toEqual([]);
  expect(await told.using((db) => morningsAt(db, '2026-11-21T04:30:00Z'))).toHaveLength(1);

  const untold = await deskInTheMorning();
  await untold.leads(`backup ${untold.backup}`);
  await untold.leads(`restore ${untold.backup}`);
  expect(await untold.using((db) => morningsAt(db, '2026-11-20T08:05:00Z'))).toHaveLength(1);

  const burned = openDesk({}, '2026-11-20T08:00:00Z');
  await burned.leads(`restore ${untold.backup}`);
  expect(await burned.using((db) => morningsAt(db, '2026-11-20T08:05:00Z'))).toEqual([]);
});

test('a morning mail that waited in the backup is not mailed after a restore', async () => {
  const { leads, using, backup } = await deskInTheMorning();
  await using((db) => morningsAt(db, '2026-11-20T04:30:00Z'));
  await leads(`backup ${backup}`);
  await leads(`restore ${backup}`);
  const compose = composeMorningMail(loadConfig({}));
  const about = { submissionId: null, event: null, about: '2026-11-20' };
  const composing = { ...COMPOSING, now: new Date('2026-11-20T08:05:00Z') };
  await using(async (db) => expect(await compose(db, about, composing)).toBeUndefined());
});
