import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

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
}

/** Runs a command in the project's folder with its output shown, and returns whether it succeeded. */
export function run(
  command: Command,
  { environment, timeLimit, linesOf }: RunOptions = {},
): Promise<boolean> {
  const [program, ...args] = command;
  const output = linesOf === undefined ? 'inherit' : 'pipe';
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...toolEnvironment(), ...environment },
      stdio: ['ignore', output, output],
      timeout: timeLimit,
      shell: process.platform === 'win32',
    })
      .on('error', () => resolve(false))
      .on('close', (code) => resolve(code === 0));
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        console.log(`${linesOf?.padEnd(8)} │ ${line}`);
      });
    }
  });
}

/** The environment for the project's own tools, also when started without npm. Only passed on. */
export function toolEnvironment(): NodeJS.ProcessEnv {
  const bin = join(root, 'node_modules', '.bin');
  const path = process.env.PATH ?? '';
  return {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    ...(path.split(delimiter).includes(bin) ? {} : { PATH: `${bin}${delimiter}${path}` }),
  };
}
