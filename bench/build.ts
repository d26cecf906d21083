import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root, toolEnvironment } from '../scripts/command.ts';
import { printTable, type Row } from './table.ts';

const AREA_PAGES = [25, 250, 1000];
const WATCH_MS = 100;
/** The limit for each page: its cost in a small site, and a little more. */
const MOST_GROWTH = 1.25;

/** The site's build time and memory, as areas are added by the hundred. The peer of each size is the
 *  smallest: the cost of a page must not grow with their number. */
export async function benchBuild(): Promise<void> {
  const rows: Row[] = [];
  let smallest: number | undefined;
  for (const pages of AREA_PAGES) {
    const { seconds, peakMb } = await buildWith(pages);
    const perPage = (seconds * 1000) / pages;
    smallest ??= perPage;
    const ratio = perPage / smallest;
    rows.push(
      { what: `${pages} area pages, seconds`, value: seconds.toFixed(1) },
      {
        what: `${pages} area pages, ms a page`,
        value: perPage.toFixed(0),
        peer: smallest.toFixed(0),
        ratio,
        target: `≤ ${MOST_GROWTH} × ${AREA_PAGES[0]} pages`,
        passes: ratio <= MOST_GROWTH,
      },
      { what: `${pages} area pages, peak MB`, value: peakMb.toFixed(0) },
    );
  }
  printTable('Build: time and memory by number of area pages', rows);
}

async function buildWith(pages: number) {
  const folder = copyOfTheProject();
  const areas = join(folder, 'content/areas');
  // area.ts is the type that they share.
  addAreas(areas, pages - (readdirSync(areas).length - 1));
  try {
    return await timeBuild(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function copyOfTheProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'movers-bench-'));
  for (const part of [
    'astro.config.ts',
    'content',
    'domain',
    'package.json',
    'public',
    'server',
    'tsconfig.json',
    'web',
  ]) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** New areas are Boskruin's file under other names: a page's cost does not depend on its text. */
function addAreas(areas: string, count: number): void {
  const model = readFileSync(join(areas, 'boskruin.ts'), 'utf8');
  for (let number = 1; number <= count; number += 1) {
    const area = model
      .replace("slug: 'boskruin'", `slug: 'suburb-${number}'`)
      .replace("name: 'Boskruin'", `name: 'Suburb ${number}'`)
      .replace('const boskruin', `const suburb${number}`);
    writeFileSync(join(areas, `suburb-${number}.ts`), area);
  }
}

async function timeBuild(folder: string): Promise<{ seconds: number; peakMb: number }> {
  const began = performance.now();
  const build = spawn('astro', ['build'], {
    cwd: folder,
    env: { ...toolEnvironment(), NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let code: number | null | undefined;
  build.on('exit', (exitCode) => {
    code = exitCode;
  });
  let peakMb = 0;
  while (code === undefined) {
    peakMb = Math.max(peakMb, memoryMb(build.pid));
    await pause(WATCH_MS);
  }
  if (code !== 0) throw new Error(`astro build ended with ${code}`);
  return { seconds: (performance.now() - began) / 1000, peakMb };
}

/** The most memory that a process has held so far, if /proc tells; 0 elsewhere. */
function memoryMb(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1000;
  } catch {
    return 0;
  }
}
