import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onEachDatabase } from '../../../tests/server/testing/databases.ts';
import { openDatabaseAt } from '../../../tests/server/testing/test-database.ts';
import { insertMail } from '../../sending/outbox/outbox.repository.ts';
import { devices } from './0009-devices.ts';

onEachDatabase('on $name', ({ setUp }) => {
  const newUrl = setUp();

  test('the key of the diary’s page and its lists go, and the calendars of the team stay', async () => {
    const db = await openDatabaseAt(await newUrl());
    await sql`drop table devices`.execute(db);
    await sql`drop table sign_in_links`.execute(db);
    const keys = ['page', 'feed'];
    for (const key of keys) await sql`insert into diary_keys values (${key}, ${key})`.execute(db);
    for (const name of ['list a-press 0123', 'restored']) {
      await db.insertInto('jobRuns').values({ name, at: '2026-11-21T08:00:00.000Z' }).execute();
    }
    await insertMail(db, { kind: 'morning', about: '2026-11-21' });
    await insertMail(db, { kind: 'morning', about: 'a list' });
    await sql`update outbox set kind = 'list' where about = 'a list'`.execute(db);
    await devices.up(db);
    const one = (rows: readonly object[]) => rows.map((row) => Object.values(row)[0]);
    expect(one(await db.selectFrom('diaryKeys').select('opens').execute())).toEqual(['feed']);
    expect(one(await db.selectFrom('jobRuns').select('name').execute())).toEqual(['restored']);
    expect(one(await db.selectFrom('outbox').select('kind').execute())).toEqual(['morning']);
    expect(await db.selectFrom('devices').selectAll().execute()).toEqual([]);
  });
});
