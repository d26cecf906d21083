import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import pg from 'pg';
import { benchFolder } from './bench-server.ts';
import { systemProgram } from './bench-tools.ts';
import { QUOTE_JSON } from './quote-load.ts';

const SECONDS = 5;
/** The number of the server's connections to PostgreSQL. */
const CLIENTS = 10;

/** Rows a second that one process stores directly with SQLite, one transaction each, with the
 *  server's settings: rows of the same size and durability. */
export function sqliteInsertsPerSecond(): number {
  const folder = benchFolder();
  const database = new DatabaseSync(join(folder, 'raw.db'));
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec('pragma secure_delete = on');
  database.exec('create table requests (id text primary key, request text not null)');
  const insert = database.prepare('insert into requests values (?, ?)');
  const began = performance.now();
  let count = 0;
  while (performance.now() - began < SECONDS * 1000) {
    insert.run(randomUUID(), QUOTE_JSON);
    count += 1;
  }
  const perSecond = (count * 1000) / (performance.now() - began);
  database.close();
  rmSync(folder, { recursive: true, force: true });
  return perSecond;
}

interface PostgresPeer {
  readonly name: string;
  readonly perSecond: number;
}

/** Single-row inserts a second by pgbench, or by the server's own client. */
export async function postgresInsertsPerSecond(url: string): Promise<PostgresPeer> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('create table raw_requests (id uuid primary key, request text not null)');
  await client.end();
  const pgbench = systemProgram('pgbench');
  if (pgbench) return { name: 'pgbench', perSecond: await byPgbench(pgbench, url) };
  return { name: 'pg (pgbench is not here)', perSecond: await byClient(url) };
}

async function byPgbench(program: string, url: string): Promise<number> {
  const folder = benchFolder();
  const script = join(folder, 'insert.sql');
  const row = QUOTE_JSON.replaceAll("'", "''").replaceAll(':', ' ');
  writeFileSync(script, `insert into raw_requests values (gen_random_uuid(), '${row}');\n`);
  const args = ['-n', '-M', 'prepared', '-c', String(CLIENTS), '-j', '1', '-T', String(SECONDS)];
  const { stdout } = await promisify(execFile)(program, [...args, '-f', script, url]);
  rmSync(folder, { recursive: true, force: true });
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}

async function byClient(url: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: CLIENTS });
  const began = performance.now();
  let count = 0;
  const write = async () => {
    while (performance.now() - began < SECONDS * 1000) {
      await pool.query('insert into raw_requests values ($1, $2)', [randomUUID(), QUOTE_JSON]);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, write));
  const perSecond = (count * 1000) / (performance.now() - began);
  await pool.end();
  return perSecond;
}
