import { closeSync, fsyncSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** A person can wait longer than a server, which has visitors. */
export const LOCK_PATIENCE_MS = 5000;

export interface Contents {
  readonly quotes: number;
  readonly messages: number;
  /** Of both, and of what visitors did about them. */
  readonly ids: ReadonlySet<string>;
}

/** Reads a database file of ours, of any version: whether SQLite finds it sound, and what is in it.
 *  @throws what is wrong with it, in words */
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
  const idsIn = (table: string) =>
    database
      .prepare(`select id from ${table}`)
      .all()
      .map(({ id }) => String(id));
  const isThere = database.prepare('select 1 from sqlite_schema where name = ?');
  // Earlier versions had fewer tables.
  const idsIfThere = (table: string) => (isThere.get(table) ? idsIn(table) : []);
  const quotes = idsIn('quote_requests');
  const messages = idsIfThere('contact_submissions');
  const ids = new Set([...quotes, ...messages, ...idsIfThere('follow_ups')]);
  return { quotes: quotes.length, messages: messages.length, ids };
}

/** Copies a database as it is at one moment, also while a server writes to it. Removed rows leave
 *  no traces in the copy.
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

/** Waits until the file, or what a folder lists, is on the disk. */
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
