import { closeSync, fsyncSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { LOCK_PATIENCE_MS } from '../../database/sqlite.ts';

export interface Contents {
  readonly quotes: number;
  readonly messages: number;
  /** Requests, messages, visitors' actions through their private links, and the desk's history. */
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
 *  @throws an error that says in words what is wrong */
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

export function contentsOf(database: DatabaseSync): Contents {
  const isThere = database.prepare('select 1 from sqlite_schema where name = ?');
  const unsent = database.prepare("select 1 from outbox where subject_id = ? and state <> 'sent'");
  const rowsOf = (table: string): Stored[] =>
    database
      .prepare(`select id, reference from ${table} order by id`)
      .all()
      .map(({ id, reference }) => ({
        id: String(id),
        reference: String(reference),
        isMailed: unsent.get(id ?? null) === undefined,
      }));
  const quotes = rowsOf('quote_requests');
  // Earlier versions had fewer tables.
  const rowsIfThere = (table: string) => (isThere.get(table) ? rowsOf(table) : []);
  const messages = rowsIfThere('contact_submissions');
  const later = ['follow_ups', 'desk_events'].flatMap(rowsIfThere);
  const stored = [...quotes, ...messages, ...later];
  const ids = new Set(stored.map(({ id }) => id));
  return { quotes: quotes.length, messages: messages.length, stored, ids };
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

/** '12 quotes, 3 messages' */
export function inWords({ quotes, messages }: Pick<Contents, 'quotes' | 'messages'>): string {
  return `${quotes} quotes, ${messages} messages`;
}
