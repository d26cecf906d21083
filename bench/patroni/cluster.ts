import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../tests/server/testing/free-port.ts';
import { query } from '../../tests/server/testing/postgres-cluster.ts';
import { copyDeployFile } from './deploy-file.ts';
import { createEtcd, type Etcd, type EtcdApi } from './etcd.ts';
import { createNode, type Node } from './node.ts';
import type { Programs } from './programs.ts';
import { type Place, type Started, start } from './started.ts';
import { until } from './until.ts';

export const WAYS = ['hosts', 'haproxy'] as const;
/** How our servers find the primary. */
export type Way = (typeof WAYS)[number];

export interface Cluster {
  readonly nodes: readonly Node[];
  readonly etcd: Etcd;
  /** For our servers. */
  readonly databaseUrl: string;
  /** The node that holds the lock, once there is one. */
  primary(): Promise<Node>;
  /** Resolves once Patroni knows a standby that has all that was acknowledged. */
  standbyChosen(): Promise<unknown>;
  /** Hands the lock to another node, as before work on a machine. */
  switchOver(): Promise<void>;
  end(): Promise<void>;
}

const NAMES = ['db-one', 'db-two', 'db-three'];

export async function startCluster(
  place: Place,
  programs: Programs,
  { api, way }: { api: EtcdApi; way: Way },
): Promise<Cluster> {
  const etcd = await createEtcd(place, programs.etcd, api);
  etcd.start();
  const nodes: Node[] = [];
  for (const name of NAMES) {
    nodes.push(await createNode(place, programs, name, { api, hosts: etcd.hosts }));
  }
  for (const node of nodes) node.start();
  const primary = () => until('a primary', () => findPrimary(nodes));
  await makeDatabase(await primary());
  const proxy = way === 'haproxy' ? await startProxy(place, programs, nodes) : undefined;
  const hosts = proxy?.host ?? nodes.map(({ host }) => host).join(',');
  return {
    nodes,
    etcd,
    databaseUrl: `postgres://movers:drill@${hosts}/movers`,
    primary,
    standbyChosen: async () => {
      const { restPort } = await primary();
      return until('a synchronous standby', async () => {
        const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`);
        return (await answer.text()).includes('"sync_standby"') ? true : undefined;
      });
    },
    async switchOver() {
      const { file, environment } = (await primary()).settings;
      const patronictl = join(programs.patroni, '../patronictl');
      const switchover = ['-c', file, 'switchover', 'movers', '--force'];
      await promisify(execFile)(patronictl, switchover, {
        env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...environment },
      });
    },
    async end() {
      await Promise.all([...nodes.map((node) => node.kill()), proxy?.running.kill()]);
      await etcd.killAll();
    },
  };
}

async function findPrimary(nodes: readonly Node[]): Promise<Node | undefined> {
  const holds = await Promise.all(nodes.map((node) => node.isPrimary().catch(() => false)));
  return nodes[holds.indexOf(true)];
}

/** As docs/patroni.md says, once the two others follow. */
async function makeDatabase(primary: Node): Promise<void> {
  const url = primary.url('postgres');
  await until('two standbys, one of them synchronous', async () => {
    const states = await query(url, 'select sync_state from pg_stat_replication');
    const isSync = states.some((state) => Object(state).sync_state === 'sync');
    return states.length === NAMES.length - 1 && isSync ? true : undefined;
  });
  await query(url, `create role movers login password 'drill'`);
  await query(url, 'create database movers owner movers');
}

async function startProxy(
  place: Place,
  programs: Programs,
  nodes: readonly Node[],
): Promise<{ host: string; running: Started }> {
  const host = `127.0.0.1:${await freePort()}`;
  const servers = nodes.map((node): [string, string] => [
    `${node.name}:5432 check port 8008`,
    `${node.host} check port ${node.restPort}`,
  ]);
  const file = copyDeployFile(
    place,
    ['haproxy.cfg', 'haproxy.cfg'],
    [['127.0.0.1:5000', host], ...servers],
  );
  return { host, running: start(place, 'haproxy', [programs.haproxy, '-db', '-f', file]) };
}
