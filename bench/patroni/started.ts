import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Account, postgresAccount } from '../../tests/server/testing/postgres-programs.ts';

/** The folder and the user of the drill's programs: PostgreSQL refuses root. */
export interface Place {
  readonly folder: string;
  readonly account: Account;
}

export const placeIn = (folder: string): Place => ({ folder, account: postgresAccount() });

/** A program that runs until it is killed; what it says is in NAME.log of the folder. */
export interface Started {
  readonly pid: number;
  kill(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export function start(
  { folder, account }: Place,
  name: string,
  [program, ...args]: readonly [string, ...string[]],
  environment: Readonly<Record<string, string>> = {},
): Started {
  const log = openSync(join(folder, `${name}.log`), 'a');
  const child = spawn(program, args, {
    ...account,
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, LANG: 'C.UTF-8', ...environment },
    stdio: ['ignore', log, log],
    // Ctrl-C ends the drill first, which then ends these.
    detached: true,
  });
  closeSync(log);
  const ended = once(child, 'close');
  running.add(child);
  return {
    pid: pidOf(child, name),
    async kill() {
      running.delete(child);
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function pidOf({ pid }: ChildProcess, name: string): number {
  if (pid === undefined) throw new Error(`${name} could not be started`);
  return pid;
}

/** Sends a signal to a process and all below it. The parent is stopped before its children are listed:
 *  one that it started after the list would be left out. */
export function signalTree(pid: number, signal: NodeJS.Signals): void {
  if (signal !== 'SIGCONT') sendSignal(pid, 'SIGSTOP');
  for (const child of childrenOf(pid)) signalTree(child, signal);
  sendSignal(pid, signal);
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended.
  }
}

function childrenOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return children.split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
