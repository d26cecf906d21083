import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPILED } from '../../../scripts/written.ts';

const MAIN = join(import.meta.dirname, '../../../server/main.ts');

/** Node's option for a process whose clock is wrong by this number of hours. */
export function clockShiftedBy(hours: number): string {
  return `--import=${import.meta.resolve('./shifted-clock.ts')}?hours=${hours}`;
}

/** A folder to run the server in, with a site of one page. */
export function prepareFolder(folder: string): string {
  const site = join(folder, 'dist', 'site');
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, 'index.html'), '<!doctype html><p>Home</p>');
  return folder;
}

export interface ServerProcess {
  readonly child: ChildProcess;
  /** Its output so far. */
  output(): string;
  /** Its address, once printed; rejects if the process ends first. */
  readonly listening: Promise<string>;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
}

/** Runs server/main.ts in the folder with this environment and none of the variables around it; without the morning mail,
 *  which would come or not by the hour of the run.
 *  @param nodeOptions before the program, for example --import */
export function spawnServer(
  folder: string,
  environment: Record<string, string> = {},
  nodeOptions: readonly string[] = [],
): ServerProcess {
  const child = spawn(process.execPath, [...nodeOptions, MAIN], {
    cwd: folder,
    env: { NODE_COMPILE_CACHE: COMPILED, MORNING_MAIL: 'off', ...environment },
  });
  const { promise: listening, resolve, reject } = Promise.withResolvers<string>();
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (words: string) => {
      output += words;
      const [, url] = / on (http:\S+)\n/.exec(output) ?? [];
      if (url) resolve(url);
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  ended.then(() => reject(new Error(`the server has not started:\n${output}`)));
  listening.catch(() => {}); // Only some want to know.
  return { child, output: () => output, listening, ended };
}
