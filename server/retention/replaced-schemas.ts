import { sql } from 'kysely';
import { daysIn } from '../../content/term.ts';
import { TERMS } from '../../content/terms.ts';
import { DAY_MS } from '../../domain/dates/calendar-date.ts';
import type { Database } from '../database/database.ts';

/** Begin the names of the schemas in which a restore prepares a backup on PostgreSQL, and in which it keeps what it
 *  replaced. The time follows. */
const PREPARED = 'restoring_';
const REPLACED = 'before_restore_';

/** As long as backups: by then the team has fetched any data that only the replaced one has. */
const KEPT_DAYS = daysIn(TERMS.backupsKeptFor);

export const preparedSchema = (at: Date) => PREPARED + inName(at);
export const replacedSchema = (at: Date) => REPLACED + inName(at);

/** The DATABASE_URL with which a connection sees the tables of that schema. */
export function inSchema(url: string, schema: string): string {
  const option = `options=${encodeURIComponent(`-csearch_path=${schema}`)}`;
  return `${url}${url.includes('?') ? '&' : '?'}${option}`;
}

/** The schemas that restores have set aside, the oldest first. */
export async function replacedSchemas(db: Database): Promise<string[]> {
  return schemasFrom(db, REPLACED);
}

/** Removes what was replaced so long ago, and what a restore left that was killed a day ago.
 *  @returns the number of schemas */
export async function removeReplacedSchemas(db: Database, now: Date): Promise<number> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const expired = [
    ...(await schemasFrom(db, REPLACED, replacedSchema(daysAgo(KEPT_DAYS)))),
    ...(await schemasFrom(db, PREPARED, preparedSchema(daysAgo(1)))),
  ];
  for (const schema of expired) await sql`drop schema ${sql.id(schema)} cascade`.execute(db);
  return expired.length;
}

async function schemasFrom(db: Database, start: string, before = '~'): Promise<string[]> {
  const names = sql<{ name: string }>`select nspname as name from pg_namespace order by nspname`;
  const { rows } = await names.execute(db);
  return rows.map(({ name }) => name).filter((name) => name.startsWith(start) && name < before);
}

/** A time that sorts in order and needs no quotes in SQL. */
function inName(time: Date): string {
  return time.toISOString().replaceAll(/\W/g, '_').toLowerCase();
}
