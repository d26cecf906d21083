import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Vitest's global set-up. Debian's package, where we may install it; else the tests are skipped. */
export default function installNginx(): void {
  if (missingPrograms().length === 0) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing the nginx of the distribution …');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update'],
    ['install', '-y', '--no-install-recommends', 'nginx-light', 'openssl'],
  ]) {
    spawnSync('apt-get', ['-qq', ...args], { env: environment, stdio: 'inherit' });
  }
}

/** What the tests need of the machine and do not find. */
export function missingPrograms(): string[] {
  return [NGINX, 'openssl'].filter((program) => {
    const versionFlag = program === NGINX ? '-v' : 'version';
    return spawnSync(program, [versionFlag]).status !== 0;
  });
}

/** Debian keeps it where only root's PATH looks. */
export const NGINX = existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : 'nginx';
