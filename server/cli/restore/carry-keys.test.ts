import { join } from 'node:path';
import { expect, test } from 'vitest';
import { onEachDatabase } from '../../../tests/server/testing/databases.ts';
import { temporaryFolder } from '../../../tests/server/testing/temporary-folder.ts';
import { openDesk, storeRequest } from '../../../tests/server/testing/test-desk.ts';
import type { Database } from '../../database/database.ts';
import { newLinkKey, newReadKey } from '../../requests/link-key.ts';
import { renewKeys } from '../../requests/mail-key.repository.ts';
import { findRepeated } from '../../requests/store-submission.ts';
import { findSubmission } from '../../requests/submission.repository.ts';
import { deleteMove } from '../../your-move/delete-move.ts';

const keysIn = (db: Database) =>
  db.selectFrom('submissions').select(['reference', 'deskKey', 'linkKey']).orderBy('id').execute();

const feedIn = (db: Database) =>
  db.selectFrom('diaryKeys').select('key').where('opens', '=', 'feed').execute();

const NONE = [false, false, false];
const ALL = [true, true, true];

onEachDatabase('on $name', ({ setUp }) => {
  const newDatabase = setUp();

  test('what was renewed after the backup stays renewed, and what is gone is named', async () => {
    const DATABASE_URL = await newDatabase();
    const backup = join(temporaryFolder(), 'backup.db');
    const { leads, using } = openDesk({ DATABASE_URL }, '2026-11-22T08:00:00Z');
    const some = () => ({ deskKey: newLinkKey(), linkKey: newLinkKey() });
    const leaked = await using((db) => storeRequest(db, some()));
    const quiet = await using((db) => storeRequest(db, some()));
    await leads('diary');
    expect(await leads(`backup ${backup}`)).toMatchObject({ exitCode: 0 });

    const renewed = newLinkKey();
    const late = await using(async (db) => {
      const set = db.updateTable('submissions').set({ linkKey: renewed });
      await set.where('id', '=', leaked.id).execute();
      return storeRequest(db, some());
    });
    await leads('diary --new');
    const feed = await using(feedIn);
    expect(feed).toHaveLength(1);

    const { exitCode, err } = await leads(`restore ${backup}`);
    expect({ exitCode, err }).toMatchObject({ exitCode: 0 });
    expect(await using(keysIn)).toEqual([
      { reference: leaked.reference, deskKey: leaked.deskKey, linkKey: renewed },
      { reference: quiet.reference, deskKey: quiet.deskKey, linkKey: quiet.linkKey },
    ]);
    expect(await using(feedIn)).toEqual(feed);
    expect(err).toContain(`nor your own: ${late.reference}.\n`);
  });

  test('a repeat of a request whose link was renewed gets none after a restore either', async () => {
    const DATABASE_URL = await newDatabase();
    const backup = join(temporaryFolder(), 'backup.db');
    const { leads, using } = openDesk({ DATABASE_URL }, '2026-11-22T08:00:00Z');
    const sent = { key: 'form-1', bodyHash: 'f00d' };
    const { id } = await using((db) => storeRequest(db, { linkKey: newLinkKey() }));
    await using((db) =>
      db
        .updateTable('submissions')
        .set({ idempotencyKey: sent.key, bodyHash: sent.bodyHash })
        .execute(),
    );
    expect(await leads(`backup ${backup}`)).toMatchObject({ exitCode: 0 });
    await using((db) => renewKeys(db, id, null));
    expect(await leads(`restore ${backup}`)).toMatchObject({ exitCode: 0 });
    const receipt = await using((db) => findRepeated(db, 'request', sent));
    expect(receipt).toMatchObject({ id });
    expect(receipt).not.toHaveProperty('linkKey');
  });

  test('no link opens what its visitor deleted after the backup, and the others open', async () => {
    const DATABASE_URL = await newDatabase();
    const backup = join(temporaryFolder(), 'backup.db');
    const { leads, using } = openDesk({ DATABASE_URL }, '2026-11-22T08:00:00Z');
    const deleted = { linkKey: newLinkKey(), mailKey: newLinkKey(), readKey: newReadKey() };
    const kept = { linkKey: newLinkKey(), mailKey: newLinkKey(), readKey: newReadKey() };
    const { reference } = await using((db) => storeRequest(db, deleted));
    await using((db) => storeRequest(db, kept));
    expect(await leads(`backup ${backup}`)).toMatchObject({ exitCode: 0 });
    const at = new Date('2026-11-22T09:00:00Z');
    expect(await using((db) => deleteMove(db, deleted.linkKey, at))).toBe('stored');
    const { err } = await leads(`restore ${backup}`);
    expect(err).toContain(`must be erased again`);
    const opened = await using((db) =>
      Promise.all(
        [deleted, kept].flatMap(({ linkKey, mailKey, readKey }) => [
          findSubmission(db, { linkKey }),
          findSubmission(db, { linkKey: mailKey }),
          findSubmission(db, { readKey }),
        ]),
      ),
    );
    expect(opened.map((each) => each !== undefined)).toEqual([...NONE, ...ALL]);
    expect(await using((db) => findSubmission(db, { reference }))).toBeDefined();
  });

  test('an email’s key proves the address that it went to, and no other', async () => {
    const DATABASE_URL = await newDatabase();
    const backup = join(temporaryFolder(), 'backup.db');
    const { leads, using } = openDesk({ DATABASE_URL }, '2026-11-22T08:00:00Z');
    const some = () => ({ linkKey: newLinkKey(), mailKey: newLinkKey() });
    const same = await using((db) => storeRequest(db, some()));
    const moved = await using((db) => storeRequest(db, { ...some(), isProved: 1 }));
    expect(await leads(`backup ${backup}`)).toMatchObject({ exitCode: 0 });
    await using(async (db) => {
      const renewed = { mailKey: newLinkKey(), isProved: 1 };
      const another = { email: 'another@visitor.example', mailKey: newLinkKey(), isProved: 1 };
      await db.updateTable('submissions').set(renewed).where('id', '=', same.id).execute();
      await db.updateTable('submissions').set(another).where('id', '=', moved.id).execute();
      Object.assign(same, renewed);
    });
    expect(await leads(`restore ${backup}`)).toMatchObject({ exitCode: 0 });
    const columns = ['email', 'mailKey', 'isProved'] as const;
    const restored = await using((db) =>
      db.selectFrom('submissions').select(columns).orderBy('id').execute(),
    );
    expect(restored).toEqual([
      { email: same.email, mailKey: same.mailKey, isProved: 1 },
      { email: moved.email, mailKey: null, isProved: 0 },
    ]);
  });

  test('paper opens what it did before the restore: a revoked key opens nothing', async () => {
    const DATABASE_URL = await newDatabase();
    const backup = join(temporaryFolder(), 'backup.db');
    const { leads, using } = openDesk({ DATABASE_URL }, '2026-11-22T08:00:00Z');
    const some = () => ({ linkKey: newLinkKey(), readKey: newReadKey() });
    const renewed = await using((db) => storeRequest(db, some()));
    const ended = await using((db) => storeRequest(db, some()));
    const quiet = await using((db) => storeRequest(db, some()));
    expect(await leads(`backup ${backup}`)).toMatchObject({ exitCode: 0 });
    const readKey = newReadKey();
    await using(async (db) => {
      await db.updateTable('submissions').set({ readKey }).where('id', '=', renewed.id).execute();
      const none = { readKey: null };
      await db.updateTable('submissions').set(none).where('id', '=', ended.id).execute();
    });
    expect(await leads(`restore ${backup}`)).toMatchObject({ exitCode: 0 });
    const restored = await using((db) =>
      db.selectFrom('submissions').select('readKey').orderBy('id').execute(),
    );
    expect(restored).toEqual([{ readKey }, { readKey: null }, { readKey: quiet.readKey }]);
  });
});
