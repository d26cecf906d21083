import { sql } from 'kysely';
import { copyRows } from '../../database/copy-rows.ts';
import {
  type Database,
  openDatabase,
  openUnchanged,
  type Tables,
} from '../../database/database.ts';
import { currentSchema } from '../../database/dialect.ts';
import { tableNames } from '../../database/migrations.ts';
import { inSchema, preparedSchema, replacedSchema } from '../../retention/replaced-schemas.ts';
import { compare, markRestored, type Replaced, refusal } from './replaced.ts';

/** Puts a backup in the place of the tables in a PostgreSQL database, and keeps those in a schema next to it, whatever
 *  release made them. The two change places in one transaction.
 *  @param backup with the tables of this release */
export async function replaceSchema(url: string, backup: Database, now: Date): Promise<Replaced> {
  await using db = await openUnchanged({ kind: 'postgres', url });
  const refused = await refusal(db);
  if (refused) return refused;
  const prepared = preparedSchema(now);
  await sql`create schema ${sql.id(prepared)}`.execute(db);
  try {
    await fill(inSchema(url, prepared), backup);
    return { status: 'replaced', ...(await takePlace(db, { url, prepared, now })) };
  } catch (error) {
    await sql`drop schema if exists ${sql.id(prepared)} cascade`.execute(db);
    throw error;
  }
}

async function fill(url: string, backup: Database) {
  await using fresh = await openDatabase({ kind: 'postgres', url });
  await copyRows(backup, fresh);
}

interface Places {
  readonly url: string;
  readonly prepared: string;
  readonly now: Date;
}

/** Tables change their schema, and not schemas their names: the current one may not be ours to rename, and may have
 *  extensions. */
async function takePlace(db: Database, { url, prepared, now }: Places) {
  const current = await currentSchema(db);
  const kept = replacedSchema(now);
  return db.transaction().execute(async (trx) => {
    const replaced = await tableNames<Tables>(trx);
    const compared = replaced.length > 0 ? await compare(trx, [current, prepared], now) : null;
    if (compared) await sql`create schema ${sql.id(kept)}`.execute(trx);
    for (const table of replaced) await moveTable(trx, table, current, kept);
    for (const table of await tableNames<Tables>(trx, prepared)) {
      await moveTable(trx, table, prepared, current);
    }
    await sql`drop schema ${sql.id(prepared)}`.execute(trx);
    const nextInvoice = await markRestored(trx, compared, now);
    if (!compared) return { kept: null, nextInvoice };
    const { differences, later } = compared;
    const database = { kind: 'postgres', url: inSchema(url, kept) } as const;
    return { kept: { database, differences, later }, nextInvoice };
  });
}

async function moveTable(trx: Database, table: string, from: string, to: string): Promise<void> {
  await sql`alter table ${sql.id(from, table)} set schema ${sql.id(to)}`.execute(trx);
}
