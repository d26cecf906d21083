import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import { SQLITE_BUSY, sqliteCode } from './sqlite-code.ts';
import type { FileGuard } from './sqlite-file-guard.ts';

const RETRY_PAUSE_MS = 10;
/** The longest that a queue of writers keeps the event loop from answering others. */
const LONGEST_STRETCH_MS = 4;

export interface Serving {
  /** How many milliseconds a writer waits for another process, from the moment it queues. */
  patienceMs: number;
  /** Looks after the files while visitors are served. */
  guard?: FileGuard;
}

/** Queues the users of the one connection, and waits for other processes without blocking the event
 *  loop: SQLite would wait inside the call, for each in the queue after the other. */
export class PatientSqliteDriver extends SqliteDriver {
  readonly #serving: Serving;
  #lastTurn: Promise<void> = Promise.resolve();
  #pauseDue = 0;

  constructor(config: SqliteDialectConfig, serving: Serving) {
    super(config);
    this.#serving = serving;
  }

  override async acquireConnection(): Promise<Turn> {
    // The deadline starts when a writer queues, not when its turn comes.
    const deadline = performance.now() + this.#serving.patienceMs;
    const { promise: thisTurn, resolve: end } = Promise.withResolvers<void>();
    const turnBefore = this.#lastTurn;
    this.#lastTurn = thisTurn;
    await turnBefore;
    await this.#letOthersAnswer();
    try {
      this.#serving.guard?.check();
    } catch (error) {
      end();
      throw error;
    }
    return new Turn(await super.acquireConnection(), deadline, end);
  }

  async #letOthersAnswer(): Promise<void> {
    if (performance.now() < this.#pauseDue) return;
    await nextTurn();
    this.#pauseDue = performance.now() + LONGEST_STRETCH_MS;
  }

  /** What was stored in files that are gone is not acknowledged. */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#serving.guard?.check();
  }

  override async destroy(): Promise<void> {
    await super.destroy();
    this.#serving.guard?.close();
  }

  override async releaseConnection(turn?: DatabaseConnection): Promise<void> {
    // Kysely gives back what acquireConnection gave it.
    if (turn instanceof Turn) turn.end();
  }
}

/** The connection in the hands of one user. */
class Turn implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #deadline: number;
  readonly end: () => void;

  constructor(connection: DatabaseConnection, deadline: number, end: () => void) {
    this.#connection = connection;
    this.#deadline = deadline;
    this.end = end;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return untilFree(() => this.#connection.executeQuery<Row>(query), this.#deadline);
  }

  streamQuery<Row>(
    query: CompiledQuery,
    chunkSize: number,
  ): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery<Row>(query, chunkSize);
  }
}

/** Statements inside a transaction are never busy, because it begins with the write lock. */
async function untilFree<T>(act: () => Promise<T>, deadline: number): Promise<T> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (sqliteCode(error) !== SQLITE_BUSY || performance.now() > deadline) throw error;
      await pause(RETRY_PAUSE_MS);
    }
  }
}
