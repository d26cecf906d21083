import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { eventually } from '../eventually.ts';
import { ask, type Ports } from './running-nginx.ts';

const CONFIGURATION = join(import.meta.dirname, '../../deploy/Caddyfile');

/** Runs Caddy with deploy/Caddyfile, changed only in its ports and its certificate authority.
 *  @param folder for its files
 *  @param change what an operator changes in the file
 *  @returns its log so far */
export async function startCaddy(
  folder: string,
  ports: Ports,
  change = (configuration: string) => configuration,
): Promise<() => string> {
  const own = [
    'admin off',
    'local_certs',
    'skip_install_trust',
    `http_port ${ports.http}`,
    `https_port ${ports.https}`,
    'default_bind 127.0.0.1',
  ];
  const site = change(readFileSync(CONFIGURATION, 'utf8'))
    .replace(/^\{$/m, `{\n${own.join('\n')}`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${ports.server}`);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, site);
  let caddy = run(file, folder);
  onTestFinished(() => caddy.end());
  await eventually(async () => {
    // While it starts Caddy tidies its storage, and at times removes the place of a certificate that it
    // is about to write. By itself it would try again after a minute.
    if (caddy.said().includes('will retry')) {
      await caddy.end();
      caddy = run(file, folder);
    }
    if (caddy.hasEnded()) throw new Error(`Caddy ended:\n${caddy.said()}`);
    // It opens its port before it has the certificate of each name.
    await ask(ports.https, '/').catch((cause) =>
      Promise.reject(new Error(caddy.said(), { cause })),
    );
  });
  return () => caddy.said();
}

function run(file: string, home: string) {
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
  });
  let said = '';
  caddy.stderr.setEncoding('utf8').on('data', (words: string) => {
    said += words;
  });
  const ended = once(caddy, 'close');
  return {
    said: () => said,
    hasEnded: () => caddy.exitCode !== null,
    async end() {
      caddy.kill('SIGKILL');
      await ended;
    },
  };
}
