import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from '../server/config.ts';
import { root, run } from './command.ts';
import { compressFolder } from './compress.ts';
import { hashPages } from './page-hashes.ts';
import { hashSources } from './source-hash.ts';

const SOURCES = [
  'web',
  'content',
  'domain',
  'public',
  'astro.config.ts',
  'package-lock.json',
  'tsconfig.json',
  'scripts/build.ts',
  'scripts/compress.ts',
  'scripts/page-hashes.ts',
];
const dist = join(root, 'dist');
const site = join(dist, 'site');
const stampFile = join(dist, 'stamp');
/** The server compares it with its own SITE_URL. */
const addressFile = join(dist, 'built-for');

/** Builds the site unless the one in dist/ was made of the same sources; false when that failed.
 *  Astro keeps its list of pages to itself: errors are said all the same. */
export async function buildWhenStale(): Promise<boolean> {
  const fresh =
    existsSync(site) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === currentStamp();
  return fresh || build(['--silent']);
}

/**
 * Builds aside and swaps at the end: the site that is there stays whole if this fails or is killed.
 * The stamp goes first and comes last, so that nothing in between passes for fresh.
 * @param flags of `astro build`
 */
export async function build(flags: readonly string[] = []): Promise<boolean> {
  console.log('[build] Building the site …');
  const began = performance.now();
  // Taken before: what somebody changes during the build is not in it.
  const stamp = currentStamp();
  // Relative to the project: a path with spaces would fall apart in a Windows shell.
  const outDir = `dist/next-${process.pid}`;
  const next = join(root, outDir);
  removeAbandonedBuilds();
  try {
    // Whatever NODE_ENV is here: a site for visitors never carries React's development code.
    const environment = { NODE_ENV: 'production' };
    if (!(await run(['astro', 'build', '--outDir', outDir, ...flags], { environment })))
      return false;
    await compressFolder(next);
    await hashPages(next);
    rmSync(stampFile, { force: true });
    rmSync(site, { recursive: true, force: true });
    renameSync(next, site);
    writeFileSync(addressFile, loadConfig().siteUrl);
    writeFileSync(stampFile, stamp);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
  console.log(`[build] Done in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  return true;
}

function currentStamp(): string {
  return hashSources(root, SOURCES, [loadConfig().siteUrl]);
}

function removeAbandonedBuilds(): void {
  if (!existsSync(dist)) return;
  for (const name of readdirSync(dist)) {
    const [, pid] = /^next-(\d+)$/.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) rmSync(join(dist, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

if (import.meta.main && !(await build())) process.exitCode = 1;
