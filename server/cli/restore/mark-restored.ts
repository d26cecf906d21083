import { DatabaseSync } from 'node:sqlite';
import { RESTORED } from '../../history/notice.repository.ts';
import { flush } from './sqlite-file.ts';

/** Tells the servers that a backup takes the database's place now: it does not know what the team was
 *  told since it was made, and nobody is told twice. */
export function markRestored(file: string, now: Date): void {
  const database = new DatabaseSync(file);
  try {
    database
      .prepare('insert or replace into notices (name, at) values (?, ?)')
      .run(RESTORED, now.toISOString());
  } finally {
    database.close();
  }
  flush(file);
}
