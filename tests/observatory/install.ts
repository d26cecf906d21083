import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
const lockFile = join(folder, 'package-lock.json');
const installedLock = join(folder, 'node_modules', 'installed-lock.json');
const preloadList = join(folder, 'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json');

/** Vitest's global set-up: installs the grader, unless this very version of it is there. Its own
 *  install script asks the internet for the browsers' HSTS list, so none is run. */
export default function install(): void {
  const lock = readFileSync(lockFile, 'utf8');
  if (existsSync(installedLock) && readFileSync(installedLock, 'utf8') === lock) return;
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', ['ci', ...options], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The grader could not be installed; npm says why above.');
  // The browsers' list, with nobody on it: a site is judged by its own header.
  writeFileSync(preloadList, '{}');
  writeFileSync(installedLock, lock);
}
