import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { account, legalEntity, vat } from '../content/company.ts';
import { vatRates } from '../content/vat.ts';
import { loadConfig } from '../server/settings/config.ts';
import { root, run } from './command.ts';
import { factProblems } from './company-facts.ts';
import { compressFolder } from './compress.ts';
import { hashPages } from './page-hashes.ts';
import { recordRelease } from './release-name.ts';
import { hashSources } from './source-hash.ts';

const SOURCES = [
  'web',
  'content',
  'domain',
  'public',
  '.browserslistrc',
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
/** The server compares this with its own SITE_URL. */
const addressFile = join(dist, 'built-for');

/** Builds the site unless dist/ was built from the same sources; false when the build failed. Hides
 *  Astro's list of pages; errors still appear. */
export async function buildWhenStale(): Promise<boolean> {
  const fresh =
    existsSync(site) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === currentStamp();
  if (!fresh) return build(['--silent']);
  recordRelease({ isNew: false });
  return true;
}

/**
 * Builds in another folder and swaps at the end: a failed or killed build leaves the old site whole.
 * The stamp is removed first and written last, so a half-finished site never passes for fresh.
 * @param flags of `astro build`
 */
export async function build(flags: readonly string[] = []): Promise<boolean> {
  if (!existsSync(join(root, 'node_modules/astro'))) {
    console.error(`[build] This folder is a release (npm run slim): it serves the site that was built here, at the
address ${existsSync(addressFile) ? readFileSync(addressFile, 'utf8') : 'of that build'}. Another address or text needs another release (docs/deploy.md, step 3).`);
    return false;
  }
  const wrong = factProblems({ account, vat, vatRates, legalEntity });
  if (wrong.length > 0) {
    for (const problem of wrong) console.error(`[build] content/company.ts, ${problem}`);
    return false;
  }
  console.log('[build] Building the site …');
  const began = performance.now();
  // Hashed before the build: the build may miss edits made while it runs.
  const stamp = currentStamp();
  // Relative to the project: an absolute path with spaces would break in a Windows shell.
  const outDir = `dist/next-${process.pid}`;
  const next = join(root, outDir);
  removeAbandonedBuilds();
  try {
    // Production whatever NODE_ENV is here: a site for visitors never carries React's development code.
    const environment = { NODE_ENV: 'production' };
    if (!(await run(['astro', 'build', '--outDir', outDir, ...flags], { environment })))
      return false;
    await compressFolder(next);
    await hashPages(next);
    rmSync(stampFile, { force: true });
    rmSync(site, { recursive: true, force: true });
    renameSync(next, site);
    writeFileSync(addressFile, loadConfig().siteUrl);
    recordRelease({ isNew: true });
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
