import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { type DatabaseConnection, type SqliteDialectConfig, SqliteDriver } from 'kysely';

const RETRY_PAUSE_MS = 10;
const SQLITE_BUSY = 5;

export interface Patience {
  /** How many milliseconds a writer waits for another process, from the moment it queues. */
  ms: number;
}

/** Queues the users of the one connection, and waits for other processes without blocking the event
 *  loop: SQLite would wait inside the call, for each in the queue after the other. */
export class PatientSqliteDriver extends SqliteDriver {
  readonly #patience: Patience;
  #lastTurn: Promise<void> = Promise.resolve();
  #endTurn = () => {};

  constructor(config: SqliteDialectConfig, patience: Patience) {
    super(config);
    this.#patience = patience;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    // The deadline starts when a writer queues, not when its turn comes.
    const deadline = performance.now() + this.#patience.ms;
    const { promise: thisTurn, resolve: endTurn } = Promise.withResolvers<void>();
    const turnBefore = this.#lastTurn;
    this.#lastTurn = thisTurn;
    await turnBefore;
    this.#endTurn = endTurn;
    // Lets the event loop answer other requests between the turns of a long queue.
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

/** Statements inside a transaction are never busy, because it begins with the write lock. */
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
