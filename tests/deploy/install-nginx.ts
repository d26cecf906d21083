import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptGet } from '../../scripts/apt-get.ts';

/** Vitest's global set-up: Debian's packages, if it may install them; else the tests are skipped. */
export default function installNginx(): void {
  if (missingPrograms([NGINX, 'openssl', 'caddy', 'restic']).length === 0) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing nginx, Caddy and restic of the distribution …');
  const packages = ['nginx-light', 'caddy', 'openssl', 'restic'];
  for (const [program, ...args] of [
    aptGet('-qq', 'update'),
    aptGet('-qq', 'install', '-y', '--no-install-recommends', ...packages),
  ]) {
    spawnSync(program, args, { stdio: 'inherit' });
  }
}

/** Programs that the tests need and this machine lacks. */
export function missingPrograms(programs = [NGINX, 'openssl']): string[] {
  return programs.filter((program) => {
    const versionFlag = program === NGINX ? '-v' : 'version';
    return spawnSync(program, [versionFlag]).status !== 0;
  });
}

/** Debian installs it in a folder that only root's PATH includes. */
export const NGINX = existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : 'nginx';
