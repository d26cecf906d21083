import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root, toolEnvironment } from '../scripts/command.ts';

const AREA_FILES = [0, 250, 1000];
const WATCH_MS = 100;

/** How long the site takes to build, and how much memory, as area pages are added by the hundred. */
export async function benchBuild(): Promise<void> {
  console.log('\nBuild: seconds and memory by number of area files that are added\n');
  console.log('  added    seconds   peak MB');
  for (const count of AREA_FILES) {
    const folder = copyOfTheProject();
    addAreas(folder, count);
    const { seconds, peakMb } = await timeBuild(folder);
    console.log(
      `${String(count).padStart(7)} ${seconds.toFixed(1).padStart(10)} ${peakMb.toFixed(0).padStart(9)}`,
    );
    rmSync(folder, { recursive: true, force: true });
  }
}

function copyOfTheProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'movers-bench-'));
  for (const part of [
    'art/picture.ts',
    'art/pictures.ts',
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

/** New areas are Boskruin's file under other names: what a page costs does not depend on its words. */
function addAreas(folder: string, count: number): void {
  const areas = join(folder, 'content/areas');
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

/** The most that a process has held so far, where /proc tells; 0 elsewhere. */
function memoryMb(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1000;
  } catch {
    return 0;
  }
}
