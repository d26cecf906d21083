import { type FileHandle, open } from 'node:fs/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../../tests/eventually.ts';
import { temporaryFolder } from '../../tests/server/testing/temporary-folder.ts';
import { openTestDatabase } from '../../tests/server/testing/test-database.ts';
import { insertMail } from '../outbox/outbox.repository.ts';
import type { Database } from './database.ts';

/** The prototype of all file handles, whose methods write to the disk. */
async function fileHandles(): Promise<FileHandle> {
  const handle = await open(`${temporaryFolder()}/any`, 'w');
  await handle.close();
  return Object.getPrototypeOf(handle);
}

/** A disk that writes when the test tells it to. The server's start writes at once. */
async function openOnHeldDisk() {
  const writes: { finish: () => void; refuse: (error: Error) => void }[] = [];
  const db = await openTestDatabase();
  const sync = vi.spyOn(await fileHandles(), 'datasync').mockImplementation(async () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    writes.push({ finish: resolve, refuse: reject });
    await promise;
  });
  onTestFinished(() => sync.mockRestore());
  return { db, writes };
}

async function storedMails(db: Database): Promise<number> {
  return (await db.selectFrom('outbox').select('id').execute()).length;
}

function insert(db: Database, about: string) {
  const outcome = { settled: false };
  const stored = insertMail(db, { kind: 'morning', about }).finally(() => {
    outcome.settled = true;
  });
  return { stored, outcome };
}

test('a write is acknowledged once the disk has it, and reading does not wait for that', async () => {
  const { db, writes } = await openOnHeldDisk();
  const { stored, outcome } = insert(db, 'one');
  await eventually(() => expect(writes).toHaveLength(1));
  expect(await storedMails(db)).toBe(1);
  expect(outcome.settled).toBe(false);
  writes[0]?.finish();
  await stored;
});

test('a transaction is acknowledged once the disk has it', async () => {
  const { db, writes } = await openOnHeldDisk();
  let isDone = false;
  const stored = db
    .transaction()
    .execute((trx) => insertMail(trx, { kind: 'morning', about: 'one' }))
    .then(() => {
      isDone = true;
    });
  await eventually(() => expect(writes).toHaveLength(1));
  expect(await storedMails(db)).toBe(1);
  expect(isDone).toBe(false);
  writes[0]?.finish();
  await stored;
});

test('writes that come while the disk is busy share the next sync, and none the running one', async () => {
  const { db, writes } = await openOnHeldDisk();
  const first = insert(db, 'first');
  await eventually(() => expect(writes).toHaveLength(1));
  const later = ['second', 'third', 'fourth'].map((about) => insert(db, about));
  await eventually(async () => expect(await storedMails(db)).toBe(4));
  writes[0]?.finish();
  await first.stored;
  await eventually(() => expect(writes).toHaveLength(2));
  expect(later.map(({ outcome }) => outcome.settled)).toEqual([false, false, false]);
  writes[1]?.finish();
  await Promise.all(later.map(({ stored }) => stored));
  expect(writes).toHaveLength(2);
});

test('nothing is acknowledged when the disk refuses, and the next write tries again', async () => {
  const { db, writes } = await openOnHeldDisk();
  const { stored } = insert(db, 'one');
  await eventually(() => expect(writes).toHaveLength(1));
  writes[0]?.refuse(new Error('EIO: i/o error, fdatasync'));
  await expect(stored).rejects.toThrow('EIO');
  const again = insert(db, 'two');
  await eventually(() => expect(writes).toHaveLength(2));
  writes[1]?.finish();
  await again.stored;
});
