import { PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { OpenedDatabase } from './opened-database.ts';

/** pg waits for ever by default; a visitor does not. The client's own limit is the longer one, for
 *  a server that has vanished without a word. */
const CONNECT_MS = 3000;
const STATEMENT_MS = 3000;
const ANSWER_MS = 4000;
/** After a failover no connection to the old server outlives this. */
const CONNECTION_LIFETIME_S = 300;

export function openPostgres(url: string, log: Log): OpenedDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'movers-server',
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: ANSWER_MS,
    idle_in_transaction_session_timeout: ANSWER_MS,
    maxLifetimeSeconds: CONNECTION_LIFETIME_S,
    keepAlive: true,
  });
  // A connection that breaks without a listener ends the process. The pool listens to idle ones
  // only, and wants somebody to listen to it.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a database connection broke'));
  });
  pool.on('error', () => {});
  const { options } = pool;
  const connect = async () => givenUpWhenSilent(await pool.connect());
  const dialect = new PostgresDialect({ pool: { connect, end: () => pool.end(), options } });
  return { dialect, beginServing: () => {} };
}

/** A connection whose answer did not come in time may be one to a machine that is gone. pg would
 *  keep it, and let the rollback and the next visitor wait on it as long again. */
function givenUpWhenSilent(client: pg.PoolClient): PostgresPoolClient {
  let isSilent = false;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    if (isSilent) throw new Error('Connection terminated: it did not answer in time');
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      isSilent = error instanceof Error && error.message === 'Query read timeout';
      throw error;
    }
  };
  const release = () => client.release(isSilent);
  // Kysely's type has a second form of query, for cursors, which we do not use.
  return { query, release } as unknown as PostgresPoolClient;
}
