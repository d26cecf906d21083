import { closeSync, fsyncSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { KindName } from '../../../domain/kind.ts';
import { LOCK_PATIENCE_MS } from '../../database/sqlite.ts';
import type { KindCounts } from '../../submissions/submission.ts';

export interface Contents {
  readonly counts: KindCounts;
  /** Requests, messages, and what happened to them. */
  readonly stored: readonly Stored[];
  readonly ids: ReadonlySet<string>;
}

interface Stored {
  readonly id: string;
  readonly reference: string;
  /** Whether the mail to the team about it went out. */
  readonly isMailed: boolean;
}

/** SQLite's verdict on a database file, and its contents.
 *  @throws an error whose message says what is wrong */
export function inspect(path: string): Contents {
  return reading(path, (database) => {
    refuseDamage(database);
    return contentsOf(database);
  });
}

/** SQLite's verdict on a database file of any program.
 *  @throws an error whose message says what is wrong */
export function checkIntegrity(path: string): void {
  reading(path, refuseDamage);
}

function reading<Result>(path: string, read: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(path, { readOnly: true, timeout: LOCK_PATIENCE_MS });
  try {
    return read(database);
  } finally {
    database.close();
  }
}

function refuseDamage(database: DatabaseSync): void {
  const [problem] = database.prepare('pragma integrity_check').all().flatMap(Object.values);
  if (problem !== 'ok') throw new Error(String(problem));
}

/** The submissions, events and deletions, each with whether its mail went out. */
const CONTENTS = `
  select id, kind, reference, not exists (
    select 1 from outbox where submission_id = submissions.id and event is null and state <> 'sent'
  ) as isMailed
  from submissions
  union all
  select events.submission_id || ' ' || number, null, reference, not exists (
    select 1 from outbox
    where outbox.submission_id = events.submission_id and event = number and state <> 'sent'
  )
  from events join submissions on submissions.id = events.submission_id
  union all
  select 'deletion ' || reference, null, reference, not exists (
    select 1 from outbox
    where state in ('waiting', 'dead') and kind = 'deletion' and about = reference
  )
  from deletions
  order by 1`;

/** @throws an error whose message says what is wrong */
export function contentsOf(database: DatabaseSync): Contents {
  if (isOfAnotherProgram(database)) throw new Error('it belongs to another program');
  const counts: Partial<Record<KindName, number>> = {};
  const rows = database.prepare(CONTENTS).all();
  const stored = rows.map(({ id, kind, reference, isMailed }) => {
    const name = kind as KindName | null; // what the server wrote
    if (name !== null) counts[name] = (counts[name] ?? 0) + 1;
    return { id: String(id), reference: String(reference), isMailed: isMailed === 1 };
  });
  return { counts, stored, ids: new Set(stored.map(({ id }) => id)) };
}

/** Whether it has tables, and not ours. */
export function isOfAnotherProgram(database: DatabaseSync): boolean {
  const tables = database.prepare("select name from sqlite_schema where type = 'table'").all();
  return tables.length > 0 && !tables.some(({ name }) => name === 'submissions');
}

/** Copies a database as it is at one moment, even while a server writes to it. The copy has no
 *  traces of removed rows.
 *  @param to an empty file, or a free name */
export function copyDatabase(from: string, to: string): void {
  reading(from, (database) => database.prepare('vacuum into ?').run(to));
  flush(to);
}

/** Waits until a file's contents, or a folder's list of files, is on the disk. */
export function flush(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
