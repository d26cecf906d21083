import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { type Account, postgresAccount, postgresPrograms } from './postgres-programs.ts';

const execute = promisify(execFile);

const DATA = 'data';
const STANDBY = 'standby';
const PID_FILE = 'postmaster.pid';

/** A PostgreSQL that the tests own and may stop, kill and pause. */
export interface PostgresCluster {
  readonly url: string;
  start(): Promise<void>;
  /** fast ends running transactions and writes everything to disk; immediate is like a crash. */
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  /** Keeps its connections but stops answering, like a machine whose disk hangs.
   *  @returns resumes it */
  pause(): Promise<() => void>;
  /** Kills all of it for good, as if its machine burnt. */
  burn(): Promise<void>;
  /** Makes a standby that follows this one; from now on a commit counts only when both have it. */
  startStandby(): Promise<Omit<PostgresCluster, 'startStandby'>>;
  /** Stops it and removes its files. */
  remove(): Promise<void>;
}

/** @param settings as in postgresql.conf, such as `fsync=off` */
export async function startPostgresCluster(
  settings: readonly string[] = [],
): Promise<PostgresCluster> {
  const account = postgresAccount();
  const folder = mkdtempSync(join(tmpdir(), 'movers-postgres-'));
  if (account.uid !== undefined && account.gid !== undefined) {
    chownSync(folder, account.uid, account.gid);
  }
  const programs = postgresPrograms(account, folder);
  const data = join(folder, DATA);
  const options = ['--no-sync', '-A', 'trust', '-U', 'movers', '-E', 'UTF8', '--locale=C'];
  const place = { account, folder, programs };
  const stopWatching = removeAtExit(folder);
  await execute(join(programs, 'initdb'), ['-D', data, ...options], { ...account, cwd: folder });
  const cluster = await startIn(place, data, settings);
  return {
    ...cluster,
    async startStandby() {
      const copy = join(folder, STANDBY);
      await cluster.stop('fast');
      await execute('cp', ['-a', data, copy]);
      await cluster.start();
      await execute('touch', [join(copy, 'standby.signal')], account);
      const { port } = new URL(cluster.url);
      const standby = await startIn(place, copy, [
        `primary_conninfo=host=127.0.0.1\\ port=${port}\\ user=movers`,
      ]);
      await query(cluster.url, `alter system set synchronous_standby_names = '*'`);
      await query(cluster.url, 'select pg_reload_conf()');
      return standby;
    },
    async remove() {
      await cluster.remove();
      stopWatching();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A program of the shell: at the end of its input, ends the servers in the folder and deletes it. */
const CLEAN_UP = `cat
for file in "$1"/*/${PID_FILE}; do
  read -r pid < "$file" || continue
  kill -QUIT "$pid"
  while kill -0 "$pid"; do sleep 0.1; done
done
rm -rf "$1"`;

/** The servers are not children of ours and would outlive the tests. When this process ends, however it does, so does
 *  the input of the one that waits for that.
 *  @returns leaves them to the caller again */
function removeAtExit(folder: string): () => void {
  const waiting = spawn('sh', ['-c', CLEAN_UP, 'sh', folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  waiting.unref();
  // A pipe is a socket, whose type Node does not tell.
  (waiting.stdin as Socket).unref();
  return () => void waiting.kill();
}

interface Place {
  readonly account: Account;
  readonly folder: string;
  /** The folder of initdb and pg_ctl. */
  readonly programs: string;
}

async function startIn(
  { account, folder, programs }: Place,
  data: string,
  settings: readonly string[] = [],
): Promise<Omit<PostgresCluster, 'startStandby'>> {
  const run = (...args: string[]) =>
    execute(join(programs, 'pg_ctl'), ['-D', data, ...args], { ...account, cwd: folder });
  const port = await freePort();
  const options = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'shared_buffers=16MB',
    ...settings,
  ]
    .map((setting) => `-c ${setting}`)
    .join(' ');
  const start = async () => {
    await run('start', '-w', '-s', '-l', `${data}.log`, '-o', `-p ${port} ${options}`);
  };
  const stop = async (mode: string) => {
    await run('stop', '-w', '-s', '-m', mode);
  };
  const url = `postgres://movers@127.0.0.1:${port}/postgres`;
  const pidFile = join(data, PID_FILE);
  await start();
  return {
    url,
    start,
    stop,
    pause: () => pauseProcesses(url, pidFile),
    async burn() {
      const signal = await signalTo(url, pidFile);
      signal('SIGKILL');
      rmSync(pidFile);
    },
    async remove() {
      await stop('immediate').catch(() => {}); // It may be down already.
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** @param url the address of any database on the server
 *  @returns the address of a new one */
export async function createDatabase(url: string): Promise<string> {
  const name = `movers_${randomUUID().replaceAll('-', '')}`;
  await query(url, `create database ${name}`);
  const created = new URL(url);
  created.pathname = name;
  return created.href;
}

/** Leaves a database as {@link createDatabase} makes it, and nobody connected to it: five times as fast as to
 *  drop it and make another. */
export async function emptyDatabase(databaseUrl: string): Promise<void> {
  await query(
    databaseUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid();
    do $$ declare name text; begin
      for name in select nspname from pg_namespace where nspname !~ '^pg_|^information_schema$' loop
        execute format('drop schema %I cascade', name);
      end loop;
    end $$;
    create schema public`,
  );
}

export async function dropDatabase(url: string, databaseUrl: string): Promise<void> {
  await query(url, `drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`);
}

export async function query(url: string, sql: string): Promise<object[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function pauseProcesses(url: string, pidFile: string): Promise<() => void> {
  const signal = await signalTo(url, pidFile);
  signal('SIGSTOP');
  return () => signal('SIGCONT');
}

/** Pauses the postmaster before it lists the others: one that it started after the list would be left
 *  out, and go on answering.
 *  @returns sends a signal to all of its processes */
async function signalTo(url: string, pidFile: string): Promise<(name: NodeJS.Signals) => void> {
  const client = new pg.Client(url);
  await client.connect();
  const postmaster = postmasterPid(pidFile);
  process.kill(postmaster, 'SIGSTOP');
  const { rows } = await client.query(
    'select pid from pg_stat_activity where pid <> pg_backend_pid()',
  );
  await client.end();
  const pids = [postmaster, ...rows.map((row) => Number(Object(row).pid))];
  return (name) => {
    for (const pid of pids) {
      try {
        process.kill(pid, name);
      } catch {
        // A connection's process may have ended since.
      }
    }
  };
}

/** The process id, which is the first line of PostgreSQL's own file. */
function postmasterPid(pidFile: string): number {
  return Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
}
