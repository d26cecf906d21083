import { statSync } from 'node:fs';
import { CamelCasePlugin, type Dialect, Kysely, sql, type Transaction } from 'kysely';
import type { Config } from '../settings/config.ts';
import { StartError } from '../settings/start-error.ts';
import { databaseName } from './database-name.ts';
import { type LateDatabase, openLate } from './late-postgres.ts';
import {
  lastMigration,
  migrate,
  refuseEarlierTables,
  refuseOtherTables,
  tableNames,
} from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { AcknowledgementTable } from './tables/acknowledgement.table.ts';
import type { DeletionTable } from './tables/deletion.table.ts';
import type { DeviceTable } from './tables/device.table.ts';
import type { DiaryKeyTable } from './tables/diary-key.table.ts';
import type { EventTable } from './tables/event.table.ts';
import type { InvoiceNumberTable, InvoiceTable } from './tables/invoice.table.ts';
import type { JobRunTable } from './tables/job-run.table.ts';
import type { MessageTable } from './tables/message.table.ts';
import type { OutboxTable } from './tables/outbox.table.ts';
import type { PaymentTable } from './tables/payment.table.ts';
import type { RequestTable } from './tables/request.table.ts';
import type { SearchTermTable } from './tables/search-term.table.ts';
import type { SignInLinkTable } from './tables/sign-in-link.table.ts';
import type { SubmissionTable } from './tables/submission.table.ts';
import type { TapTable } from './tables/tap.table.ts';
import type { VisitTable } from './tables/visit.table.ts';
import { isAway, isDatabaseUnavailable } from './unavailable.ts';

/** SQL has these names in snake_case: submissions, received_at. */
export interface Tables {
  submissions: SubmissionTable;
  requests: RequestTable;
  messages: MessageTable;
  events: EventTable;
  outbox: OutboxTable;
  deletions: DeletionTable;
  jobRuns: JobRunTable;
  diaryKeys: DiaryKeyTable;
  devices: DeviceTable;
  signInLinks: SignInLinkTable;
  taps: TapTable;
  invoices: InvoiceTable;
  invoiceNumbers: InvoiceNumberTable;
  payments: PaymentTable;
  visits: VisitTable;
  searchTerms: SearchTermTable;
  acknowledgements: AcknowledgementTable;
}

/** A transaction has this type too, so a repository's function runs inside or outside one. */
export type Database = Kysely<Tables>;
/** A transaction that is open: what runs in it holds together, and keeps its locks until the end. */
export type OpenTransaction = Transaction<Tables>;

/** Opens the database and brings its tables up to date, for somebody who can wait: a person at a
 *  terminal waits five seconds for a lock, and a minute for an answer.
 *  @throws StartError when it cannot be used */
export async function openDatabase(config: Config['database']): Promise<Database> {
  return (await open(config)).db;
}

/** {@link openDatabase} for visitors: it gives up in time to tell them so.
 *  @param prepare what the start does with the database, which can wait longer than a visitor: other servers that start
 *    at the same moment make it slow
 *  @param onLate is told of a PostgreSQL that is away: the database is opened later, and its queries fail until then;
 *    without it that is a StartError as well */
export async function openDatabaseForVisitors(
  config: Config['database'],
  prepare: (db: Database) => Promise<unknown> = async () => {},
  onLate?: (late: LateDatabase) => void,
): Promise<Database> {
  const openNow = async () => {
    const opened = await open(config, async (db) => {
      await migrate(db);
      await prepare(db);
    });
    await opened.beginServing();
    return opened;
  };
  try {
    return (await openNow()).db;
  } catch (error) {
    const away = reasonAway(error);
    if (away === undefined || !onLate) throw error;
    const { dialect, late } = openLate({
      reason: away,
      async open() {
        try {
          const { pool } = await openNow();
          if (!pool) throw new Error('only a PostgreSQL can be away');
          return pool;
        } catch (again) {
          const stillAway = reasonAway(again);
          if (stillAway === undefined) throw again;
          return { away: stillAway };
        }
      },
    });
    onLate(late);
    return withPlugins(dialect);
  }
}

/** @returns undefined for an error that does not pass by itself */
function reasonAway(error: unknown): string | undefined {
  return error instanceof StartError && isAway(error.cause) ? error.message : undefined;
}

function withPlugins(dialect: Dialect): Database {
  return new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
}

/** What becomes of tables of an earlier release: somebody who only reads must not change them under a server of that
 *  release, which would not open them again. */
export type EarlierTables = 'refused' | 'updated' | 'kept';

const PREPARE = {
  refused: refuseEarlierTables,
  updated: migrate,
  kept: refuseOtherTables,
} as const satisfies Record<EarlierTables, (db: Database) => Promise<unknown>>;

/** {@link openDatabase} that has our tables already: only a server makes them, at its first start.
 *  @throws StartError when it has none */
export async function openExisting(
  config: Config['database'],
  earlier: EarlierTables,
): Promise<Database> {
  const none = new StartError(
    `The database ${databaseName(config)} is empty. The server makes its tables at its first start; if yours is elsewhere, set DATABASE_URL.`,
  );
  // To open it would write to it.
  if (config.kind === 'sqlite' && statSync(config.file).size === 0) throw none;
  const { db } = await open(config, async (opened) => {
    if ((await tableNames(opened)).length === 0) throw none;
    await PREPARE[earlier](opened);
  });
  return db;
}

/** {@link openDatabase} with the tables of the release that made another one.
 *  @param model has tables of ours, of this release or an earlier one */
export async function openWithTablesOf(
  model: Database,
  config: Config['database'],
): Promise<Database> {
  const last = await lastMigration(model);
  return (await open(config, (db) => migrate(db, last))).db;
}

/** {@link openDatabase}, whatever tables it has, which stay as they are. */
export async function openUnchanged(config: Config['database']): Promise<Database> {
  return (await open(config, tableNames)).db;
}

async function open(
  config: Config['database'],
  prepare: (db: Database) => Promise<unknown> = migrate,
) {
  const { dialect, ...opened } =
    config.kind === 'sqlite' ? openSqlite(config.file, config.named) : openPostgres(config.url);
  const db = withPlugins(dialect);
  try {
    if (config.kind === 'postgres') await checkConnection(db);
    await prepare(db);
    return { db, ...opened };
  } catch (error) {
    await db.destroy();
    if (!isDatabaseUnavailable(error) && !isForbidden(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const cause = { cause: error };
    throw new StartError(`The database cannot be used: ${reason}. See DATABASE_URL.`, cause);
  }
}

/** PostgreSQL's codes for a role that may not make tables, or has no schema to make them in. */
function isForbidden(error: unknown): boolean {
  const { code } = Object(error) as { code?: unknown };
  return code === '42501' || code === '3F000';
}

/** @throws the database's own error when it does not answer */
export async function pingDatabase(db: Database): Promise<void> {
  await db.selectFrom('outbox').select('id').limit(1).execute();
}

const POOLER = `DATABASE_URL leads to a pooler, such as PgBouncer, that drops the time limits which the server sets for each connection. In transaction mode it would also give the lock of a migration away. Name PostgreSQL itself: a server needs ten connections at most.`;

/** Connects to PostgreSQL for the first time.
 *  @throws StartError when that fails, whatever the reason, and behind a pooler, which refuses the limits
 *    of a connection or leaves them out */
export async function checkConnection<T>(db: Kysely<T>): Promise<void> {
  const limit = sql<{ setting: string; encoding: string }>`
    select setting, current_setting('server_encoding') as encoding
    from pg_settings where name = 'statement_timeout'`;
  const { rows } = await limit.execute(db).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    // PgBouncer's error message.
    if (reason.includes('unsupported startup parameter')) throw new StartError(POOLER);
    throw new StartError(`The database cannot be used: ${reason}. See DATABASE_URL.`, {
      cause: error,
    });
  });
  if (rows[0]?.setting === '0') throw new StartError(POOLER);
  const encoding = rows[0]?.encoding;
  if (encoding !== 'UTF8') {
    throw new StartError(
      `The database is in ${encoding} and cannot store every letter that visitors type. Make it again in UTF-8: createdb --encoding=UTF8 --template=template0 NAME.`,
    );
  }
}
