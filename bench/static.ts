import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../scripts/command.ts';
import { freePort } from '../tests/server/testing/free-port.ts';
import { startBenchServer } from './bench-server.ts';
import { benchTool, systemProgram } from './bench-tools.ts';
import { median, printTable } from './table.ts';

const CONNECTIONS = 50;
const SECONDS = 6;
const ROUNDS = 3;

interface Load {
  readonly perSecond: number;
  readonly p99Ms: number;
}

/** The home page's serving rate, gzipped, against nginx with the same file. */
export async function benchStatic(): Promise<void> {
  const server = await startBenchServer();
  const nginx = await startNginx();
  const ours: Load[] = [];
  const theirs: Load[] = [];
  try {
    // In turns, so that other load on the machine affects both.
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await load(`${server.url.replace('localhost', '127.0.0.1')}/`));
      if (nginx) theirs.push(await load(`${nginx.url}/index.html`));
    }
  } finally {
    await server.stop();
    await nginx?.stop();
  }
  const perSecond = (loads: readonly Load[]) => median(loads.map((each) => each.perSecond));
  const p99 = (loads: readonly Load[]) => median(loads.map((each) => each.p99Ms));
  const ratio = perSecond(ours) / perSecond(theirs);
  const note = nginx ? undefined : 'nginx is not on this machine: no peer';
  printTable(`Static: the home page as gzip, ${CONNECTIONS} connections; peer: nginx gzip_static`, [
    {
      what: 'requests a second',
      value: perSecond(ours).toFixed(0),
      target: '≥ 0.5 × nginx',
      ...(nginx && { peer: perSecond(theirs).toFixed(0), ratio, passes: ratio >= 0.5 }),
      ...(note && { note }),
    },
    {
      what: '99th percentile, ms',
      value: p99(ours).toFixed(2),
      ...(nginx && { peer: p99(theirs).toFixed(2), ratio: p99(ours) / p99(theirs) }),
    },
  ]);
}

/** nginx with the defaults of Debian: as many workers as there are processors. */
async function startNginx() {
  const program = systemProgram('nginx');
  if (!program) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'movers-nginx-'));
  const port = await freePort();
  for (const name of ['index.html', 'index.html.gz']) {
    copyFileSync(join(root, 'dist/site', name), join(folder, name));
  }
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    `worker_processes auto; daemon off; pid ${folder}/pid; error_log stderr crit;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 768; }
http {
  access_log off; sendfile on; tcp_nopush on; gzip_static on; types { text/html html; }
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
  uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  server { listen 127.0.0.1:${port}; root ${folder}; }
}`,
  );
  const child = spawn(program, ['-c', configuration], { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(url).then(
      () => true,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('nginx does not start');
  }
  return {
    url,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function load(url: string): Promise<Load> {
  const wrk = systemProgram('wrk');
  const run = promisify(execFile);
  const common = ['-c', String(CONNECTIONS), '-d'];
  if (!wrk) {
    const args = [...common, String(SECONDS), '--json', '-H', 'accept-encoding=gzip', url];
    const { stdout } = await run(process.execPath, [
      benchTool('autocannon/autocannon.js'),
      ...args,
    ]);
    const { requests, latency } = JSON.parse(stdout);
    return { perSecond: requests.average, p99Ms: latency.p99 };
  }
  const args = [
    ...common,
    `${SECONDS}s`,
    '-t',
    '1',
    '--latency',
    '-H',
    'Accept-Encoding: gzip',
    url,
  ];
  const { stdout } = await run(wrk, args);
  const [, amount, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const inMs = { us: 0.001, ms: 1, s: 1000 }[unit ?? 'ms'] ?? 1;
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99Ms: Number(amount) * inMs,
  };
}
