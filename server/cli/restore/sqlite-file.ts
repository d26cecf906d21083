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

/** Reads a database file of any version of this program: SQLite's verdict on it, and its contents.
 *  @throws an error whose message says what is wrong */
export function inspect(path: string): Contents {
  const database = new DatabaseSync(path, { readOnly: true, timeout: LOCK_PATIENCE_MS });
  try {
    const [problem] = database.prepare('pragma integrity_check').all().flatMap(Object.values);
    if (problem !== 'ok') throw new Error(String(problem));
    return contentsOf(database);
  } finally {
    database.close();
  }
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

/** The same of a database from before there was one table of submissions; events are left out. */
const EARLIER_CONTENTS = (table: string, kind: KindName) => `
  select id, '${kind}' as kind, reference, not exists (
    select 1 from outbox where subject_id = ${table}.id and state <> 'sent'
  ) as isMailed
  from ${table} order by id`;

export function contentsOf(database: DatabaseSync): Contents {
  const earlier = [
    ['quote_requests', 'request'],
    ['contact_submissions', 'message'],
  ] as const;
  const queries = hasTable(database, 'submissions')
    ? [CONTENTS]
    : earlier
        // The first version had no messages. Another program's database has no requests either.
        .filter(([table, kind]) => kind === 'request' || hasTable(database, table))
        .map(([table, kind]) => EARLIER_CONTENTS(table, kind));
  const rows = queries.flatMap((query) => database.prepare(query).all());
  const counts: Partial<Record<KindName, number>> = {};
  const stored = rows.map(({ id, kind, reference, isMailed }) => {
    const name = kind as KindName | null; // what the server wrote
    if (name !== null) counts[name] = (counts[name] ?? 0) + 1;
    return { id: String(id), reference: String(reference), isMailed: isMailed === 1 };
  });
  return { counts, stored, ids: new Set(stored.map(({ id }) => id)) };
}

export function hasTable(database: DatabaseSync, name: string): boolean {
  return database.prepare('select 1 from sqlite_schema where name = ?').get(name) !== undefined;
}

/** Copies a database as it is at one moment, even while a server writes to it. The copy has no
 *  traces of removed rows.
 *  @param to an empty file, or a free name */
export function copyDatabase(from: string, to: string): void {
  const database = new DatabaseSync(from, { readOnly: true, timeout: LOCK_PATIENCE_MS });
  try {
    database.prepare('vacuum into ?').run(to);
  } finally {
    database.close();
  }
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
