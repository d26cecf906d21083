// @module-tag slow
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onEachDatabase } from '../../tests/server/testing/databases.ts';
import { insertVisitorMail } from '../../tests/server/testing/insert-visitor-mail.ts';
import { quoted } from '../../tests/server/testing/sample-history.ts';
import { temporaryFolder } from '../../tests/server/testing/temporary-folder.ts';
import { openDatabaseAt } from '../../tests/server/testing/test-database.ts';
import {
  openDesk,
  storeEvents,
  storeMessage,
  storeRequest,
} from '../../tests/server/testing/test-desk.ts';
import { insertEvent } from '../moves/event.repository.ts';
import { insertMail } from '../sending/outbox/outbox.repository.ts';
import type { Database } from './database.ts';

/** Two requests and a message, each with an event and the mail about it. */
async function fill(db: Database) {
  const all = [await storeRequest(db), await storeRequest(db), await storeMessage(db)] as const;
  for (const stored of all) {
    const isRequest = stored.kind === 'request';
    await storeEvents(db, stored, [isRequest ? quoted() : { kind: 'phoned', said: 'yes' }]);
    await insertVisitorMail(db, { kind: 'quote', submissionId: stored.id, event: 1 });
  }
  await insertMail(db, { kind: 'deletion', about: 'JFM-GXNX-22' });
  return all;
}

/** The ids of the submissions that each table is about. */
async function subjectsIn(db: Database) {
  const requests = await db.selectFrom('requests').select('id').execute();
  const messages = await db.selectFrom('messages').select('id').execute();
  const events = await db.selectFrom('events').select('submissionId').execute();
  const mails = await db.selectFrom('outbox').select('submissionId').orderBy('id').execute();
  return {
    kinds: [...requests, ...messages].map(({ id }) => id),
    events: events.map(({ submissionId }) => submissionId).toSorted(),
    mails: mails.map(({ submissionId }) => submissionId),
  };
}

onEachDatabase('$name', ({ setUp }) => {
  const newDatabase = setUp();

  test('a submission goes with all that is about it, and with nothing else', async () => {
    const db = await openDatabaseAt(await newDatabase());
    const [gone, { id: stays }, message] = await fill(db);
    await db.deleteFrom('submissions').where('id', 'in', [gone.id, message.id]).execute();
    expect(await subjectsIn(db)).toEqual({
      kinds: [stays],
      events: [stays],
      mails: [stays, stays, null],
    });
  });

  test('nothing is stored about a submission that is not there', async () => {
    const db = await openDatabaseAt(await newDatabase());
    const mail = { kind: 'received', submissionId: 'nobody' } as const;
    await expect(insertMail(db, mail)).rejects.toThrow(/foreign key/i);
    const event = { kind: 'taken', idempotencyKey: 'a-press' } as const;
    await expect(insertEvent(db, 'nobody', 1, event, new Date())).rejects.toThrow(/foreign key/i);
    const stored = await storeRequest(db);
    const early = { kind: 'quote', submissionId: stored.id, event: 1 } as const;
    await expect(insertVisitorMail(db, early)).rejects.toThrow(/foreign key/i);
  });
});

test.each([false, true])(
  "the team's commands erase all of it, restored: %s",
  async (isRestored) => {
    const desk = openDesk();
    const [gone, { id: stays }, message] = await desk.using(fill);
    if (isRestored) {
      const copy = join(temporaryFolder(), 'copy.db');
      expect(await desk.leads(`backup ${copy}`)).toMatchObject({ exitCode: 0 });
      expect(await desk.leads(`restore ${copy}`)).toMatchObject({ exitCode: 0 });
    }
    for (const { reference } of [gone, message]) {
      expect(await desk.leads(`erase ${reference}`)).toMatchObject({ exitCode: 0 });
    }
    await desk.using(async (db) => {
      expect(await subjectsIn(db)).toEqual({
        kinds: [stays],
        events: [stays],
        mails: [stays, stays, null],
      });
      expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([]);
    });
  },
);
