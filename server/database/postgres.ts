import { PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { postgresUrls } from '../settings/postgres-urls.ts';
import type { OpenedDatabase } from './opened-database.ts';

/** In milliseconds. */
interface Limits {
  /** How PostgreSQL lists the connection. */
  readonly name: string;
  readonly connect: number;
  readonly statement: number;
  /** The client's own limit is longer than the server's, for a server that vanishes silently. */
  readonly answer: number;
  /** From asking for a connection to the last answer on it. */
  readonly whole: number;
}

/** The name of a server's connections, by which a command knows that one runs. */
export const SERVERS_NAME = 'movers-server';

/** A migration may change a large table, or wait for another server's. */
const PATIENT: Limits = {
  name: 'movers-command',
  connect: 10_000,
  statement: 60_000,
  answer: 61_000,
  whole: Number.POSITIVE_INFINITY,
};
/** pg waits for ever by default; a visitor does not. */
const FOR_VISITORS: Limits = {
  name: SERVERS_NAME,
  connect: 3000,
  statement: 3000,
  answer: 4000,
  whole: 4000,
};
/** The longest that a connection to the old server survives a failover. */
const CONNECTION_LIFETIME_S = 300;

export function openPostgres(url: string): OpenedDatabase {
  const urls = postgresUrls(url);
  let limits = PATIENT;
  const openPools = () => urls.map((each) => openPool(each, limits));
  /** The server that took writes last comes first, one that did not answer last. */
  let pools = openPools();
  const others = (pool: pg.Pool) => pools.filter((other) => other !== pool);

  const connect = async () => {
    const ends = performance.now() + limits.whole;
    const timeLeft = () => Math.min(limits.answer, ends - performance.now());
    const { client, pool } = await connectToPrimary(timeLeft);
    const onSilence = () => {
      pools = [...others(pool), pool];
    };
    return givenUpWhenSilent(client, timeLeft, onSilence);
  };

  async function connectToPrimary(timeLeft: () => number) {
    let reason: unknown = new Error(`Connection terminated: ${OUT_OF_TIME}`);
    for (const pool of pools) {
      try {
        const client = await writableClient(pool, timeLeft, urls.length > 1);
        pools = [pool, ...others(pool)];
        return { client, pool };
      } catch (error) {
        reason = error;
        if (isSilence(error)) pools = [...others(pool), pool];
        if (timeLeft() <= 0) break;
      }
    }
    throw reason;
  }

  const end = async () => {
    await Promise.all(pools.map((pool) => pool.end()));
  };
  const beginServing = async () => {
    await end();
    limits = FOR_VISITORS;
    pools = openPools();
  };
  const pool = { connect, end, options: pools[0]?.options ?? {} };
  return { dialect: new PostgresDialect({ pool }), pool, beginServing };
}

function openPool(connectionString: string, limits: Limits): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    application_name: limits.name,
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
async function writableClient(
  pool: pg.Pool,
  timeLeft: () => number,
  mayBeStandby: boolean,
): Promise<pg.PoolClient> {
  const client = await connectWithin(timeLeft(), pool);
  if (!mayBeStandby || writable.has(client)) return client;
  try {
    const { rows } = await queryWithin(timeLeft(), client, 'show transaction_read_only');
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

const OUT_OF_TIME = 'it did not answer in time';

/** pg has one time limit for connecting to any server; what an earlier one left may be less. */
async function connectWithin(ms: number, pool: pg.Pool): Promise<pg.PoolClient> {
  const connecting = pool.connect();
  const tooLate = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    tooLate.reject(new Error(`Connection terminated: ${OUT_OF_TIME}`));
    // One that comes later goes back into the pool.
    connecting.then(
      (client) => client.release(),
      () => {},
    );
  }, ms);
  try {
    return await Promise.race([connecting, tooLate.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function queryWithin(ms: number, client: pg.PoolClient, text: string, values: unknown[] = []) {
  // pg reads 0 as no limit. Its types lack the limit of a single query.
  const query: pg.QueryConfig & { query_timeout: number } = {
    text,
    values,
    query_timeout: Math.max(1, ms),
  };
  return client.query(query);
}

/** pg's messages for a server that accepts connections, or once did, and then is silent. */
function isSilence(error: unknown): boolean {
  return error instanceof Error && /timeout|in time/.test(error.message);
}

/** A connection that times out may lead to a machine that is gone. pg would keep it, and the
 *  rollback and the next visitor would wait on it just as long. */
function givenUpWhenSilent(
  client: pg.PoolClient,
  timeLeft: () => number,
  onSilence: () => void,
): PostgresPoolClient {
  let isSilent = false;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    if (isSilent) throw new Error(`Connection terminated: ${OUT_OF_TIME}`);
    try {
      return await queryWithin(timeLeft(), client, sql, [...parameters]);
    } catch (error) {
      isSilent = error instanceof Error && error.message === 'Query read timeout';
      if (isSilent) onSilence();
      throw error;
    }
  };
  const release = () => client.release(isSilent);
  // Kysely's type has a second form of query, for cursors, which is not used here.
  return { query, release } as unknown as PostgresPoolClient;
}
