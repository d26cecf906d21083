import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../scripts/command.ts';
import { freePort } from '../tests/server/testing/free-port.ts';

const START_LIMIT_MS = 60_000;

/** The server in production mode, with its own port and data. */
export interface BenchServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** @param environment overrides the settings of a bench: no limits, no log, SQLite in a file */
export async function startBenchServer(
  environment: Readonly<Record<string, string>> = {},
): Promise<BenchServer> {
  const folder = benchFolder();
  const port = await freePort();
  const settings = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    DATABASE_URL: `sqlite:${join(folder, 'requests.db')}`,
    MAIL_DIR: join(folder, 'mail'),
    RATE_LIMIT: '0',
    LOG_LEVEL: 'silent',
    ...environment,
  };
  const started = await startServer(port, settings);
  return {
    url: started.url,
    async stop() {
      await started.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits for its first byte. */
async function startServer(
  port: number,
  environment: Readonly<Record<string, string>>,
): Promise<BenchServer> {
  const began = performance.now();
  const child = spawn(process.execPath, [join(root, 'server/main.ts')], {
    cwd: root,
    // None of the engineer's own settings, not even those in .env.
    env: { SMTP_URL: '', TEAM_INBOX: '', MAIL_FROM: '', TRUST_PROXY: '', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() - began > START_LIMIT_MS) {
      child.kill('SIGKILL');
      throw new Error('The server does not serve');
    }
    await pause(2);
  }
  return {
    url,
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** A folder on the project's own disk: /tmp may be in memory, where an fsync costs nothing. */
export function benchFolder(): string {
  mkdirSync(join(root, 'var'), { recursive: true });
  return mkdtempSync(join(root, 'var/bench-'));
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    async (response) => (await response.arrayBuffer()).byteLength > 0,
    () => false,
  );
}
