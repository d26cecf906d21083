import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's packages, and the program of each that the drill starts. */
const PROGRAMS = { patroni: 'patroni', 'etcd-server': 'etcd', haproxy: 'haproxy' };
const POSTGRES = '/usr/lib/postgresql';

export interface Programs {
  readonly patroni: string;
  readonly etcd: string;
  readonly haproxy: string;
  /** The folder of initdb and postgres, of the newest PostgreSQL. */
  readonly postgres: string;
  /** Their versions, in a line. */
  readonly versions: string;
}

/** @returns the programs, or a sentence that says which packages are missing */
export function findPrograms(): Programs | string {
  const path = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  const place = (program: string) =>
    path.map((folder) => join(folder, program)).find((file) => existsSync(file));
  const missing = Object.entries(PROGRAMS)
    .filter(([, program]) => !place(program))
    .map(([name]) => name);
  const postgres = newestPostgres();
  if (!postgres) missing.push('postgresql-15');
  if (!existsSync('/proc/self/task')) return 'The drill needs Linux.';
  if (missing.length > 0) {
    return `The drill needs Debian's packages ${missing.join(', ')}: apt-get install ${missing.join(' ')}`;
  }
  const [patroni = '', etcd = '', haproxy = ''] = Object.values(PROGRAMS).map(place);
  const versions = [
    firstLine(patroni, '--version'),
    firstLine(etcd, '--version'),
    firstLine(join(`${postgres}`, 'postgres'), '--version'),
    firstLine(haproxy, '-v').replace(/ 20.+/, ''),
  ].join(', ');
  return { patroni, etcd, haproxy, postgres: `${postgres}`, versions };
}

function newestPostgres(): string | undefined {
  if (!existsSync(POSTGRES)) return undefined;
  return readdirSync(POSTGRES)
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(POSTGRES, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'postgres')));
}

function firstLine(program: string, flag: string): string {
  return spawnSync(program, [flag], { encoding: 'utf8' }).stdout.split('\n')[0] ?? '';
}
