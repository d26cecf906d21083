import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptGet } from '../../scripts/apt-get.ts';

export const RSPAMD = '/usr/bin/rspamd';
export const SPAMASSASSIN = '/usr/bin/spamassassin';

/** Vitest's global set-up: Debian's packages, if it may install them. */
export default function installFilters(): void {
  if (existsSync(RSPAMD) && existsSync(SPAMASSASSIN)) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing rspamd and SpamAssassin of the distribution …');
  for (const [program, ...args] of [
    aptGet('-qq', 'update'),
    aptGet('-qq', 'install', '-y', '--no-install-recommends', 'rspamd', 'spamassassin'),
  ]) {
    spawnSync(program, args, { stdio: 'inherit' });
  }
}
