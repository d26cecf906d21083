import { DatabaseSync } from 'node:sqlite';
import { localDay } from '../../../domain/local-time.ts';
import { MORNING, RESTORED } from '../../jobs/job-run.repository.ts';
import { flush } from './sqlite-file.ts';

/** Tells the servers that a backup now takes the database's place. The backup does not know what the team was
 *  told after it was made, and nobody must be told twice.
 *  @param replaced the database that loses its place; it may be gone or damaged */
export function markRestored(file: string, replaced: string, now: Date): void {
  const today = MORNING + localDay(now);
  const names = hadMorningMail(replaced, today) ? [RESTORED, today] : [RESTORED];
  const database = new DatabaseSync(file);
  try {
    const insert = database.prepare('insert or replace into job_runs (name, at) values (?, ?)');
    for (const name of names) insert.run(name, now.toISOString());
  } finally {
    database.close();
  }
  flush(file);
}

/** Whether the team had today's morning mail; yes if that cannot be known. */
function hadMorningMail(replaced: string, today: string): boolean {
  try {
    const database = new DatabaseSync(replaced, { readOnly: true });
    try {
      return database.prepare('select 1 from job_runs where name = ?').get(today) !== undefined;
    } finally {
      database.close();
    }
  } catch {
    return true;
  }
}
