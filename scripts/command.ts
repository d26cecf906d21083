import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { secondsOfEnded } from './processor-time.ts';
import { whyKilled } from './setup-plan.js';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** A program with its arguments, looked up in node_modules/.bin first and then on the PATH. */
export type Command = readonly [program: string, ...args: string[]];

/** TypeScript 7: a third of the time of 6, which Astro's check still needs. By its path, because both are
 *  called `tsc`. */
export const TYPE_CHECK: Command = [
  'node',
  join(root, 'node_modules/typescript-7/bin/tsc'),
  '--singleThreaded',
];

interface RunOptions {
  environment?: Record<string, string> | undefined;
  /** The time limit; a command that exceeds it is ended and counts as failed. */
  timeLimit?: number;
  /** The name to put before each line of the output, where several commands run at once. */
  linesOf?: string | undefined;
  /** Is told the processor seconds of the command. */
  onSpent?: (seconds: number) => void;
}

const running = new Set<ChildProcess>();
let isEnding = false;

/** Interrupts all commands and starts no more.
 *  @param signal what this process got: a terminal sends Ctrl-C to its commands as well
 *  @returns once they have ended */
export async function endCommands(signal: NodeJS.Signals): Promise<void> {
  isEnding = true;
  const ended = [...running].map((child) => once(child, 'close'));
  if (signal !== 'SIGINT' || !process.stdin.isTTY) {
    for (const child of running) child.kill('SIGINT');
  }
  await Promise.all(ended);
}

/** Runs a command in the project's folder with its output shown, and returns whether it succeeded. */
export function run(
  command: Command,
  { environment, timeLimit, linesOf, onSpent }: RunOptions = {},
): Promise<boolean> {
  const [program, ...args] = command;
  if (isEnding) return Promise.resolve(false);
  const output = linesOf === undefined ? 'inherit' : 'pipe';
  return new Promise((resolve) => {
    const finish = (succeeded: boolean) => {
      running.delete(child);
      resolve(succeeded);
    };
    const child = spawn(program, args, {
      cwd: root,
      env: { ...toolEnvironment(), ...environment },
      stdio: ['ignore', output, output],
      timeout: timeLimit,
      shell: process.platform === 'win32',
    })
      .on('error', () => finish(false))
      .on('exit', () => {
        const seconds = secondsOfEnded();
        onSpent?.(seconds);
      })
      .on('close', (code, signal) => {
        const killed = whyKilled(code, signal);
        if (killed) console.error(`${program} has not finished. ${killed}`);
        finish(code === 0);
      });
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        console.log(`${linesOf?.padEnd(8)} │ ${line}`);
      });
    }
  });
}

/** The environment for the project's own tools, even when started without npm. Only passed on. */
export function toolEnvironment(): NodeJS.ProcessEnv {
  const bin = join(root, 'node_modules', '.bin');
  const path = process.env.PATH ?? '';
  return {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    ...(path.split(delimiter).includes(bin) ? {} : { PATH: `${bin}${delimiter}${path}` }),
  };
}
