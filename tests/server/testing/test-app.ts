import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { onTestFinished, vi } from 'vitest';
import { hashPages } from '../../../scripts/page-hashes.ts';
import { type AppDeps, buildApp } from '../../../server/app.ts';
import { loadSite, type Site } from '../../../server/http/site/load-site.ts';
import type { OutboxWorker } from '../../../server/sending/outbox/channel-worker.ts';
import { loadConfig } from '../../../server/settings/config.ts';
import { createLog } from '../../../server/settings/log.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { openTestDatabase } from './test-database.ts';

/** A worker that sends nothing, and remembers that it was woken. */
export function idleOutbox(): OutboxWorker {
  return { start() {}, wake: vi.fn(), isRunning: () => true, stop: async () => {} };
}

export interface TestApp extends AppDeps {
  readonly app: FastifyInstance;
  /** The app's log lines so far. */
  readonly logged: string[];
}

/** The app on a new database, without limits on submissions. It serves however late it is. */
export async function buildTestApp(changes: Partial<AppDeps> = {}): Promise<TestApp> {
  const logged: string[] = [];
  const deps: AppDeps = {
    config: loadConfig({ RATE_LIMIT: '0', RETENTION_YEARS: '7' }),
    db: changes.db ?? (await openTestDatabase()),
    outbox: idleOutbox(),
    site: null,
    log: createLog('info', { write: (line) => void logged.push(line) }),
    now: () => new Date('2026-11-21T20:33:13.106Z'),
    // A busy machine is late too.
    pressure: { latestMs: Number.POSITIVE_INFINITY, windowMs: 1000 },
    ...changes,
  };
  const app = await buildApp(deps);
  onTestFinished(() => app.close());
  return { app, logged, ...deps };
}

/** Loads a site that consists of these files. */
export async function loadTestSite(
  files: Readonly<Record<string, string | Buffer>>,
  siteUrl = 'http://localhost:3000',
): Promise<Site> {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  await hashPages(folder);
  return loadSite(folder, siteUrl);
}
