import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/command.ts';

const folder = join(root, 'bench');
const installed = join(folder, 'node_modules');

/** Installs the packages of bench/package.json, which neither the site nor its tests need. */
export function installBenchTools(): void {
  if (sameLock()) return;
  console.log('Installing the tools of the benches …');
  const args = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm ci --prefix bench did not work');
}

/** The Node script of one of them. */
export function benchTool(path: string): string {
  return join(installed, path);
}

/** The usual path of a system program; undefined when it is missing. */
export function systemProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((place) => join(place, name)).find((file) => existsSync(file));
}

/** npm leaves a copy of the lock file next to its installed packages. */
function sameLock(): boolean {
  const record = join(installed, '.package-lock.json');
  if (!existsSync(record)) return false;
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const versions = (file: string) => {
    const { packages } = JSON.parse(readFileSync(file, 'utf8'));
    return Object.keys(dependencies).map((name) => packages[`node_modules/${name}`]?.version);
  };
  return String(versions(record)) === String(versions(join(folder, 'package-lock.json')));
}

/** The options of the command line that a bench needs. */
export interface BenchOptions {
  /** One page of each layout. */
  readonly few: boolean;
}
