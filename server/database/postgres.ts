import { PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { postgresUrls } from '../postgres-urls.ts';
import type { OpenedDatabase } from './opened-database.ts';

/** In milliseconds. */
interface Limits {
  readonly connect: number;
  readonly statement: number;
  /** The client's own limit is longer than the server's, for a server that vanishes silently. */
  readonly answer: number;
}

/** A migration may change a large table, or wait for another server's. */
const PATIENT: Limits = { connect: 10_000, statement: 60_000, answer: 61_000 };
/** pg waits for ever by default; a visitor does not. */
const FOR_VISITORS: Limits = { connect: 3000, statement: 3000, answer: 4000 };
/** The longest that a connection to the old server survives a failover. */
const CONNECTION_LIFETIME_S = 300;

export function openPostgres(url: string): OpenedDatabase {
  const openPools = (limits: Limits) => postgresUrls(url).map((each) => openPool(each, limits));
  let pools = openPools(PATIENT);
  const connect = async () => givenUpWhenSilent(await connectToPrimary());
  let primary = 0;

  /** Tries the last known primary first, then the others in turn. */
  async function connectToPrimary(): Promise<pg.PoolClient> {
    let reason: unknown;
    for (const step of pools.keys()) {
      const place = (primary + step) % pools.length;
      try {
        // The index is always that of a pool.
        const client = await writableClient(pools[place] as pg.Pool, pools.length > 1);
        primary = place;
        return client;
      } catch (error) {
        reason = error;
      }
    }
    throw reason;
  }

  const end = async () => {
    await Promise.all(pools.map((pool) => pool.end()));
  };
  const beginServing = async () => {
    await end();
    pools = openPools(FOR_VISITORS);
  };
  const options = pools[0]?.options ?? {};
  return { dialect: new PostgresDialect({ pool: { connect, end, options } }), beginServing };
}

function openPool(connectionString: string, limits: Limits): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    application_name: 'movers-server',
    max: 10,
    connectionTimeoutMillis: limits.connect,
    statement_timeout: limits.statement,
    query_timeout: limits.answer,
    idle_in_transaction_session_timeout: limits.answer,
    maxLifetimeSeconds: CONNECTION_LIFETIME_S,
    keepAlive: true,
  });
  // An error event without a listener ends the process. The pool listens to idle connections only,
  // and emits their errors itself. Whoever uses a broken connection gets the error anyway.
  pool.on('connect', (client) => {
    client.on('error', () => {});
  });
  pool.on('error', () => {});
  return pool;
}

const writable = new WeakSet<pg.PoolClient>();

/** A standby accepts connections but no writes, so its connection is closed. Each connection is
 *  asked only once, since PostgreSQL ends it before a primary becomes a standby. */
async function writableClient(pool: pg.Pool, mayBeStandby: boolean): Promise<pg.PoolClient> {
  const client = await pool.connect();
  if (!mayBeStandby || writable.has(client)) return client;
  try {
    const { rows } = await client.query('show transaction_read_only');
    if (rows[0]?.transaction_read_only !== 'off') throw new StandbyError();
    writable.add(client);
    return client;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Has PostgreSQL's own code for a server that cannot be used yet. */
class StandbyError extends Error {
  readonly code = '57P03';
  constructor() {
    super('none of the servers takes writes');
  }
}

/** A connection that times out may lead to a machine that is gone. pg would keep it, and the
 *  rollback and the next visitor would wait on it just as long. */
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
  // Kysely's type has a second form of query, for cursors, which is not used here.
  return { query, release } as unknown as PostgresPoolClient;
}
