import { sql } from 'kysely';
import { copyRows } from '../../database/copy-rows.ts';
import { type Database, openDatabase, openUnchanged } from '../../database/database.ts';
import {
  currentSchema,
  laterMigrations,
  migrationsIn,
  tableNames,
} from '../../database/migrations.ts';
import { isSoleUser } from '../../database/sole-user.ts';
import { jobRanAt } from '../../jobs/job-run.repository.ts';
import { preparedSchema, replacedSchema } from '../../retention/replaced-schemas.ts';
import { findDifferences } from './differences.ts';
import { markRestored, morningOf } from './mark-restored.ts';
import type { Kept, Replaced } from './replaced.ts';

/** Puts a backup in the place of the tables in a PostgreSQL database, and keeps those in a schema next to it, whatever
 *  release made them. The two change places in one transaction.
 *  @param backup with the tables of this release */
export async function replaceSchema(url: string, backup: Database, now: Date): Promise<Replaced> {
  const db = await openUnchanged({ kind: 'postgres', url });
  try {
    const tables = await tableNames(db);
    const hadTables = tables.length > 0;
    if (hadTables && !tables.includes('submissions')) return { status: 'foreign' };
    if (!(await isSoleUser(db))) return { status: 'in use' };
    const prepared = preparedSchema(now);
    await sql`create schema ${sql.id(prepared)}`.execute(db);
    try {
      const hadMorningMail = !hadTables || (await jobRanAt(db, morningOf(now))) !== undefined;
      await fill(inSchema(url, prepared), backup, (fresh) =>
        markRestored(fresh, hadMorningMail, now),
      );
      return { status: 'replaced', kept: await takePlace(db, { url, prepared, now }) };
    } catch (error) {
      await sql`drop schema if exists ${sql.id(prepared)} cascade`.execute(db);
      throw error;
    }
  } finally {
    await db.destroy();
  }
}

async function fill(url: string, backup: Database, finish: (fresh: Database) => Promise<void>) {
  const fresh = await openDatabase({ kind: 'postgres', url });
  try {
    await copyRows(backup, fresh);
    await finish(fresh);
  } finally {
    await fresh.destroy();
  }
}

interface Places {
  readonly url: string;
  readonly prepared: string;
  readonly now: Date;
}

/** Tables change their schema, and not schemas their names: the current one may not be ours to rename, and may have
 *  extensions. */
async function takePlace(db: Database, { url, prepared, now }: Places): Promise<Kept | null> {
  const current = await currentSchema(db);
  const kept = replacedSchema(now);
  return db.transaction().execute(async (trx) => {
    const replaced = await tableNames(trx);
    const contents = replaced.length > 0 ? await compare(trx, current, prepared) : null;
    if (contents) await sql`create schema ${sql.id(kept)}`.execute(trx);
    for (const table of replaced) await moveTable(trx, table, current, kept);
    for (const table of await tableNames(trx, prepared)) {
      await moveTable(trx, table, prepared, current);
    }
    await sql`drop schema ${sql.id(prepared)}`.execute(trx);
    const database = { kind: 'postgres', url: inSchema(url, kept) } as const;
    return contents && { database, ...contents };
  });
}

async function compare(trx: Database, current: string, prepared: string) {
  const ask = async (query: string) => (await sql.raw<object>(query).execute(trx)).rows;
  return {
    differences: await findDifferences(ask, current, prepared),
    isNewer: laterMigrations(await migrationsIn(trx)).length > 0,
  };
}

async function moveTable(trx: Database, table: string, from: string, to: string): Promise<void> {
  await sql`alter table ${sql.id(from, table)} set schema ${sql.id(to)}`.execute(trx);
}

/** The DATABASE_URL with which a connection sees the tables of that schema. */
function inSchema(url: string, schema: string): string {
  const option = `options=${encodeURIComponent(`-csearch_path=${schema}`)}`;
  return `${url}${url.includes('?') ? '&' : '?'}${option}`;
}
