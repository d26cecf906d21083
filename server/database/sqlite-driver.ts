import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { type DatabaseConnection, type SqliteDialectConfig, SqliteDriver } from 'kysely';

const RETRY_PAUSE_MS = 10;
const SQLITE_BUSY = 5;

export interface Patience {
  /** Milliseconds for which a writer waits for another process, from when it asks for its turn. */
  ms: number;
}

/** Lets everybody on the one connection take turns, and waits for other processes without stopping
 *  the server: SQLite itself would wait inside the call, one after the other for each that queues. */
export class PatientSqliteDriver extends SqliteDriver {
  readonly #patience: Patience;
  #lastTurn: Promise<void> = Promise.resolve();
  #endTurn = () => {};

  constructor(config: SqliteDialectConfig, patience: Patience) {
    super(config);
    this.#patience = patience;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    // Who queued behind somebody that waited in vain does not wait as long again.
    const deadline = performance.now() + this.#patience.ms;
    const { promise: thisTurn, resolve: endTurn } = Promise.withResolvers<void>();
    const turnBefore = this.#lastTurn;
    this.#lastTurn = thisTurn;
    await turnBefore;
    this.#endTurn = endTurn;
    // A long queue must not keep the server from answering everybody else.
    await nextTurn();
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => untilFree(() => connection.executeQuery(query), deadline),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  override async releaseConnection(): Promise<void> {
    this.#endTurn();
  }
}

/** Inside a transaction nothing is busy: it began with the write lock. */
async function untilFree<T>(act: () => Promise<T>, deadline: number): Promise<T> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await pause(RETRY_PAUSE_MS);
    }
  }
}

function isBusy(error: unknown): boolean {
  const { errcode } = Object(error) as { errcode?: unknown };
  return (Number(errcode) & 0xff) === SQLITE_BUSY;
}
