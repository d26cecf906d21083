import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../tests/server/testing/free-port.ts';
import { copyDeployFile } from './deploy-file.ts';
import type { Programs } from './programs.ts';
import { type Place, type Started, signalTree, start } from './started.ts';

/** The lock's keeper: the section of Patroni's file that names it, and its addresses. */
export interface Lock {
  readonly api: string;
  readonly hosts: string;
}

/** A machine with PostgreSQL under Patroni. */
export interface Node {
  readonly name: string;
  /** host:port of PostgreSQL. */
  readonly host: string;
  readonly restPort: number;
  /** The superuser's address of a database. */
  url(database: string): string;
  /** For patronictl. */
  readonly settings: { readonly file: string; readonly environment: Record<string, string> };
  start(): void;
  isPrimary(): Promise<boolean>;
  /** Kills Patroni and PostgreSQL with SIGKILL. */
  kill(): Promise<void>;
  /** Stops both, as when a virtual machine is paused. @returns lets them go on */
  freeze(): () => void;
}

const PASSWORD = 'drill';

export async function createNode(
  place: Place,
  programs: Programs,
  name: string,
  lock: Lock,
): Promise<Node> {
  const [port, restPort] = [await freePort(), await freePort()];
  const data = join(place.folder, `${name}-data`);
  const host = `127.0.0.1:${port}`;
  const rest = `127.0.0.1:${restPort}`;
  const file = copyDeployFile(
    place,
    ['patroni.yml', `${name}.yml`],
    [
      [
        'etcd3:\n  hosts: db-one:2379,db-two:2379,db-three:2379',
        `${lock.api}:\n  hosts: ${lock.hosts}`,
      ],
      // A frozen machine that no watchdog resets is the harder case.
      ['mode: required', "mode: 'off'"],
      ['unix_socket_directories: /var/run/postgresql', "unix_socket_directories: ''"],
      ['ssl: "on"', 'ssl: "off"'],
      ['hostssl', 'host'],
      ['10.0.0.0/24', '127.0.0.1/32'],
    ],
  );
  const environment = {
    PATRONI_NAME: name,
    PATRONI_RESTAPI_LISTEN: rest,
    PATRONI_RESTAPI_CONNECT_ADDRESS: rest,
    PATRONI_POSTGRESQL_LISTEN: host,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: host,
    PATRONI_POSTGRESQL_BIN_DIR: programs.postgres,
    PATRONI_POSTGRESQL_DATA_DIR: data,
    PATRONI_POSTGRESQL_PGPASS: join(place.folder, `${name}.pgpass`),
    PATRONI_SUPERUSER_PASSWORD: PASSWORD,
    PATRONI_REPLICATION_PASSWORD: PASSWORD,
    PATRONI_REWIND_PASSWORD: PASSWORD,
  };
  let patroni: Started | undefined;
  const signal = (what: NodeJS.Signals) => {
    for (const pid of [patroni?.pid, postmaster(data)]) if (pid) signalTree(pid, what);
  };
  // PostgreSQL is not a child of Patroni, and would outlive an interrupted drill.
  process.once('exit', () => signal('SIGKILL'));
  return {
    name,
    host,
    restPort,
    url: (database) => `postgres://postgres:${PASSWORD}@${host}/${database}`,
    settings: { file, environment },
    start() {
      patroni = start(place, name, [programs.patroni, file], environment);
    },
    isPrimary: async () => (await fetch(`http://${rest}/primary`)).ok,
    async kill() {
      signal('SIGKILL');
      await patroni?.kill();
      patroni = undefined;
    },
    freeze() {
      signal('SIGSTOP');
      return () => signal('SIGCONT');
    },
  };
}

/** The process id, which is the first line of PostgreSQL's own file. */
function postmaster(data: string): number | undefined {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  return Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined;
}
