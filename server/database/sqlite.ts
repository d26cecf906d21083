import { randomInt } from 'node:crypto';
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect, type SqliteDialectConfig } from 'kysely';
import { databasePath } from '../settings/database-path.ts';
import { StartError } from '../settings/start-error.ts';
import type { OpenedDatabase } from './opened-database.ts';
import { SQLITE_BUSY, sqliteCode } from './sqlite-code.ts';
import { PatientSqliteDriver, type Serving } from './sqlite-driver.ts';
import { guardFiles } from './sqlite-file-guard.ts';
import { forKysely } from './sqlite-statements.ts';

/** Older versions can lose committed writes when two connections write and checkpoint at once
 *  (the WAL-reset bug, sqlite.org/wal.html), and the team's commands are a second connection. */
const OLDEST_SAFE_VERSION = '3.51.3';

/** A person at a terminal can wait longer than a visitor, and two servers that start at once take turns
 *  with the migrations. */
export const LOCK_PATIENCE_MS = 5000;
/** After this the answer is 503. Two waits in a row, which a request may meet, still fit into the
 *  second in which a visitor notices no delay. */
const VISITORS_PATIENCE_MS = 400;
const RETRY_PAUSE_MS = 10;

/** @param named as the settings name the file, where that is a symbolic link */
export function openSqlite(file: string, named = file): OpenedDatabase {
  refuseUnsafeVersion(process.versions.sqlite);
  const database = openFile(file);
  const serving: Serving = { patienceMs: LOCK_PATIENCE_MS };
  return {
    dialect: new NodeSqliteDialect({ database: forKysely(database) }, serving),
    beginServing: async () => {
      serving.patienceMs = VISITORS_PATIENCE_MS;
      giveNumber(database);
      serving.guard = guardFiles(databasePath(file), database, named);
    },
  };
}

/** A database that nobody else sees, and that is gone when it is closed. */
export function openInMemory(): SqliteDialect {
  const serving: Serving = { patienceMs: LOCK_PATIENCE_MS };
  return new NodeSqliteDialect({ database: forKysely(new DatabaseSync(':memory:')) }, serving);
}

const LARGEST_NUMBER = 2 ** 31 - 1;

/** The number by which the server knows its database from a copy, in the header of the file. A copy by one of our
 *  commands has none (server/cli/restore/sqlite-file.ts). */
function giveNumber(database: DatabaseSync): void {
  if (database.prepare('pragma user_version').get()?.user_version === 0) {
    database.exec(`pragma busy_timeout = ${LOCK_PATIENCE_MS}`);
    database.exec(`pragma user_version = ${randomInt(1, LARGEST_NUMBER)}`);
    database.exec('pragma busy_timeout = 0');
  }
  // The header is in the log until it is emptied.
  database.exec('pragma wal_checkpoint(truncate)');
}

/** Requests are personal data: no other user of the machine may read the file. SQLite gives its
 *  accompanying files the same mode. */
function openFile(path: string): DatabaseSync {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    closeSync(openSync(path, 'a', 0o600));
    chmodSync(path, 0o600);
    const database = new DatabaseSync(path, { timeout: LOCK_PATIENCE_MS });
    writeAhead(database);
    // SQLite waits in each commit until the disk has it, so that nothing is acknowledged before.
    database.exec('pragma synchronous = full');
    // At a checkpoint SQLite itself waits for the disk, which stops the server: once in 16 MB of log,
    // not in 4. Erasing empties the log at once.
    database.exec('pragma wal_autocheckpoint = 4000');
    // SQLite overwrites erased data instead of only unlinking it (POPIA).
    database.exec('pragma secure_delete = on');
    // From now on the driver waits, which does not block the server as SQLite's own waiting does.
    database.exec('pragma busy_timeout = 0');
    return database;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const cause = { cause: error };
    throw new StartError(
      `The database ${path} cannot be opened: ${reason}. See DATABASE_URL.`,
      cause,
    );
  }
}

/** Turns on the write-ahead log. Of several servers that start together on a new file SQLite refuses some immediately,
 *  whatever its timeout, because they would wait for each other. */
function writeAhead(database: DatabaseSync): void {
  const deadline = performance.now() + LOCK_PATIENCE_MS;
  for (;;) {
    try {
      database.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (sqliteCode(error) !== SQLITE_BUSY || performance.now() > deadline) throw error;
      // Nobody else is served yet.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_PAUSE_MS);
    }
  }
}

export function refuseUnsafeVersion(version = '0'): void {
  if (version.localeCompare(OLDEST_SAFE_VERSION, 'en', { numeric: true }) >= 0) return;
  throw new StartError(
    `This Node.js carries SQLite ${version}, which can lose requests. It takes ${OLDEST_SAFE_VERSION} or newer: npm install brings a Node.js that has it, and npm start uses that one.`,
  );
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #serving: Serving;

  constructor(config: SqliteDialectConfig, serving: Serving) {
    super(config);
    this.#config = config;
    this.#serving = serving;
  }

  override createDriver() {
    return new PatientSqliteDriver(this.#config, this.#serving);
  }

  override createAdapter() {
    return new NodeSqliteAdapter();
  }
}

class NodeSqliteAdapter extends SqliteAdapter {
  /** Kysely believes that SQLite cannot change tables inside a transaction, and would migrate
   *  without one. It can, and that keeps a second server out while the first one migrates. */
  override get supportsTransactionalDdl() {
    return true;
  }

  /** The driver queues for the one connection; a second queue would hide the order of arrival. */
  override get supportsMultipleConnections() {
    return true;
  }
}
