import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/command.ts';

const folder = join(root, 'bench');
const installed = join(folder, 'node_modules');

/** Lighthouse and autocannon stand in bench/package.json, so that nobody who only starts the site
 *  has to fetch them. */
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

/** The script of one of them, to be run with Node. */
export function benchTool(path: string): string {
  return join(installed, path);
}

/** A program of the system, where it usually is; undefined when it is not there. */
export function systemProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((place) => join(place, name)).find((file) => existsSync(file));
}

/** npm leaves a copy of the lock of what it has installed. */
function sameLock(): boolean {
  const record = join(installed, '.package-lock.json');
  if (!existsSync(record)) return false;
  const versions = (file: string) => {
    const { packages } = JSON.parse(readFileSync(file, 'utf8'));
    return ['autocannon', 'lighthouse'].map((name) => packages[`node_modules/${name}`]?.version);
  };
  return String(versions(record)) === String(versions(join(folder, 'package-lock.json')));
}

/** What a bench needs to know of the command line. */
export interface BenchOptions {
  /** One page of each layout. */
  readonly few: boolean;
}
