import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { eventually } from '../eventually.ts';
import { NGINX } from './install-nginx.ts';

const CONFIGURATION = join(import.meta.dirname, '../../deploy/nginx.conf');

export interface Ports {
  readonly http: number;
  readonly https: number;
  readonly server: number;
}

/** Runs nginx with deploy/nginx.conf, changed only in ports and the certificate's place, inside a
 *  configuration that logs as Debian's does.
 *  @param folder for its files
 *  @param inFront what another file has about a proxy in front of nginx
 *  @returns what it has logged so far */
export async function startNginx(
  folder: string,
  ports: Ports,
  inFront = '',
): Promise<() => string> {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const names = ['-subj', '/CN=example.co.za', '-days', '1', '-keyout', key, '-out', certificate];
  const keyKind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  execFileSync('openssl', ['req', '-x509', ...keyKind, ...names], { stdio: 'pipe' });

  const site = readFileSync(CONFIGURATION, 'utf8')
    .replaceAll(/listen \[::\].*\n/g, '\n')
    // First: a port put in below may begin with these digits.
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${ports.server}`)
    .replaceAll('listen 80;', `listen 127.0.0.1:${ports.http};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${ports.https} `)
    .replaceAll(/\/etc\/letsencrypt\S+fullchain.pem/g, certificate)
    .replaceAll(/\/etc\/letsencrypt\S+privkey.pem/g, key);
  writeFileSync(join(folder, 'site.conf'), site);
  mkdirSync(join(folder, 'temporary'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/temporary/${kind};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}
    http { access_log ${folder}/access.log; types {} ${temporary.join(' ')} ${inFront} include ${folder}/site.conf; }`,
  );
  const nginx = spawn(NGINX, ['-p', folder, '-c', join(folder, 'nginx.conf')]);
  let said = '';
  nginx.stderr.setEncoding('utf8').on('data', (words: string) => {
    said += words;
  });
  const ended = once(nginx, 'close');
  onTestFinished(async () => {
    nginx.kill('SIGKILL');
    await ended;
  });
  await eventually(async () => {
    if (nginx.exitCode !== null) throw new Error(`nginx ended:\n${said}`);
    const socket = connect(ports.https, '127.0.0.1');
    await once(socket, 'connect');
    socket.destroy();
  });
  const logs = ['access.log', 'error.log'].map((log) => join(folder, log));
  return () => logs.map((log) => readFileSync(log, 'utf8')).join('');
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As received: names and values in turn, duplicates included. */
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
}

/** Sends nginx a request as a browser elsewhere would.
 *  @param from the visitor's address; all of 127.0.0.0/8 is this machine */
export async function ask(
  port: number,
  path: string,
  { from = '127.0.0.1', scheme = 'https', body = '', ...options }: AskOptions = {},
): Promise<Answer> {
  const make = scheme === 'https' ? request : plainRequest;
  const asked = make({
    host: '127.0.0.1',
    port,
    path,
    localAddress: from,
    servername: 'example.co.za',
    rejectUnauthorized: false,
    agent: false,
    ...options,
    headers: { host: 'example.co.za', ...options.headers },
  }).end(body);
  const [response] = await once(asked, 'response');
  const { statusCode: status, headers, rawHeaders } = response;
  return { status, headers, rawHeaders, body: await buffer(response) };
}

interface AskOptions extends Pick<RequestOptions, 'method'> {
  readonly from?: string;
  readonly scheme?: 'http' | 'https';
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
