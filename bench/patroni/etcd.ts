import { join } from 'node:path';
import { freePort } from '../../tests/server/testing/free-port.ts';
import { type Place, type Started, start } from './started.ts';

export const ETCD_APIS = ['etcd', 'etcd3'] as const;
/** As Patroni's file calls them: `etcd` is API 2. */
export type EtcdApi = (typeof ETCD_APIS)[number];

export interface Etcd {
  /** The addresses for Patroni: host:port,host:port,host:port. */
  readonly hosts: string;
  start(): void;
  killAll(): Promise<void>;
}

/** Three of them; not started yet. */
export async function createEtcd(place: Place, program: string, api: EtcdApi): Promise<Etcd> {
  const members: { name: string; client: string; peer: string }[] = [];
  for (const name of ['etcd1', 'etcd2', 'etcd3']) {
    const [client, peer] = [await freePort(), await freePort()];
    members.push({ name, client: `127.0.0.1:${client}`, peer: `http://127.0.0.1:${peer}` });
  }
  const cluster = members.map(({ name, peer }) => `${name}=${peer}`).join(',');
  let running: Started[] = [];
  return {
    hosts: members.map(({ client }) => client).join(','),
    start() {
      running = members.map(({ name, client, peer }) =>
        start(place, name, [
          program,
          `--name=${name}`,
          `--data-dir=${join(place.folder, name)}`,
          `--listen-client-urls=http://${client}`,
          `--advertise-client-urls=http://${client}`,
          `--listen-peer-urls=${peer}`,
          `--initial-advertise-peer-urls=${peer}`,
          `--initial-cluster=${cluster}`,
          ...(api === 'etcd' ? ['--enable-v2=true'] : []),
        ]),
      );
    },
    async killAll() {
      await Promise.all(running.map((member) => member.kill()));
    },
  };
}
