import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { ask, type Ports } from './running-nginx.ts';

const CONFIGURATION = join(import.meta.dirname, '../../deploy/Caddyfile');

/** Runs Caddy with deploy/Caddyfile, changed only in its ports and its certificate authority.
 *  @param folder for its files */
export async function startCaddy(folder: string, ports: Ports): Promise<void> {
  const own = [
    'admin off',
    'local_certs',
    'skip_install_trust',
    `http_port ${ports.http}`,
    `https_port ${ports.https}`,
    'default_bind 127.0.0.1',
  ];
  const site = readFileSync(CONFIGURATION, 'utf8')
    .replace(/^\{$/m, `{\n${own.join('\n')}`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${ports.server}`);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, site);
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  let said = '';
  caddy.stderr.setEncoding('utf8').on('data', (words: string) => {
    said += words;
  });
  const ended = once(caddy, 'close');
  onTestFinished(async () => {
    caddy.kill('SIGKILL');
    await ended;
  });
  await vi.waitFor(async () => {
    if (caddy.exitCode !== null) throw new Error(`Caddy ended:\n${said}`);
    // It opens its port before it has the certificate of each name.
    await ask(ports.https, '/').catch((error) => Promise.reject(new Error(said, { cause: error })));
  }, 15_000);
}
