import { PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { OpenedDatabase } from './opened-database.ts';

/** pg waits for ever by default; a visitor does not. The client's own limit is the longer one, for
 *  a server that has vanished without a word. */
const CONNECT_MS = 3000;
const STATEMENT_MS = 5000;
const ANSWER_MS = 6000;
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
  // Without a listener a broken idle connection would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));
  return { dialect: new PostgresDialect({ pool }), beginServing: () => {} };
}
