import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';

const MAIN = join(import.meta.dirname, '..', 'main.ts');

/** A folder to run the server in, with a site of one page. */
export function prepareFolder(folder: string): string {
  const site = join(folder, 'dist', 'site');
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, 'index.html'), '<!doctype html><p>Home</p>');
  return folder;
}

export interface ServerProcess {
  readonly child: ChildProcess;
  /** All that it has said so far. */
  output(): string;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
}

/** Runs server/main.ts in the folder with this environment and none of ours. */
export function runServer(folder: string, environment: Record<string, string> = {}): ServerProcess {
  const child = spawn(process.execPath, [MAIN], { cwd: folder, env: environment });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (words: string) => {
      output += words;
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, output: () => output, ended };
}

/** Starts the server on any free port and waits for the line that tells its address. */
export async function startServerProcess(folder: string, environment: Record<string, string> = {}) {
  const server = runServer(folder, { PORT: '0', HOST: '127.0.0.1', ...environment });
  const url = await vi.waitFor(
    () => {
      const [, found] = / on (http:\S+)/.exec(server.output()) ?? [];
      if (!found) throw new Error(`the server has not started:\n${server.output()}`);
      return found;
    },
    { timeout: 5000, interval: 10 },
  );
  return { ...server, url };
}
