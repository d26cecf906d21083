import { setTimeout as pause } from 'node:timers/promises';
import type { SoakServer } from '../soak-server.ts';
import type { Cluster } from './cluster.ts';

interface Misfortune {
  readonly name: string;
  /** Its place in the drill, from 0 to 1. */
  readonly at: number;
  /** Waits until Patroni has chosen a standby to follow the primary: two misfortunes at once are another
   *  drill, in which the requests wait for the machine that has them. */
  readonly whole?: boolean;
  happen(): Promise<void>;
}

export interface Happened {
  readonly name: string;
  /** On the clock of `performance`. */
  readonly from: number;
}

const ETCD_AWAY_MS = 8000;
const SERVER_AWAY_MS = 2000;

/** Faults of the cluster and the servers, in this order. A misfortune's machine is back before the
 *  next one: with two of three machines gone nobody may take writes. */
function misfortunes({ primary, switchOver, etcd }: Cluster, server: SoakServer): Misfortune[] {
  let killed: Awaited<ReturnType<typeof primary>> | undefined;
  let wake = () => {};
  return [
    {
      name: 'kill -9 of the primary and its Patroni',
      at: 0.05,
      async happen() {
        killed = await primary();
        await killed.kill();
      },
    },
    { name: 'their machine is back', at: 0.2, happen: async () => killed?.start() },
    { name: 'switchover', at: 0.33, happen: switchOver, whole: true },
    {
      name: 'the primary and its Patroni frozen',
      at: 0.5,
      whole: true,
      async happen() {
        wake = (await primary()).freeze();
      },
    },
    { name: 'they wake', at: 0.83, happen: async () => wake() },
    {
      name: 'all etcd killed, for 8 s',
      at: 0.9,
      async happen() {
        await etcd.killAll();
        await pause(ETCD_AWAY_MS);
        etcd.start();
      },
    },
    {
      name: 'kill -9 of one of our servers',
      at: 0.96,
      async happen() {
        await server.end('SIGKILL');
        await pause(SERVER_AWAY_MS);
        await server.start();
      },
    },
  ];
}

/** Lets it all happen over so many seconds. @returns what happened when */
export async function letHappen(
  cluster: Cluster,
  server: SoakServer,
  seconds: number,
): Promise<Happened[]> {
  const began = performance.now();
  const happened: Happened[] = [];
  for (const { name, at, whole, happen } of misfortunes(cluster, server)) {
    await pause(Math.max(0, began + at * seconds * 1000 - performance.now()));
    if (whole) await cluster.standbyChosen();
    const from = performance.now();
    happened.push({ name, from });
    console.log(`${String(Math.round((from - began) / 1000)).padStart(4)} s  ${name}`);
    await happen();
  }
  await pause(Math.max(0, began + seconds * 1000 - performance.now()));
  return happened;
}
