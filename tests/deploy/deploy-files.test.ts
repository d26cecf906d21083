import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { loadConfig } from '../../server/settings/config.ts';
import { eventually } from '../eventually.ts';
import { prepareFolder } from '../server/testing/server-process.ts';
import { temporaryFolder } from '../server/testing/temporary-folder.ts';
import { buildTestApp } from '../server/testing/test-app.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('the settings in the instructions are settings', () => {
  const [, settings = ''] = /```ini\n(.+?)```/s.exec(read('docs/deploy.md')) ?? [];
  expect(loadConfig(parseEnv(settings))).toMatchObject({
    siteUrl: 'https://example.co.za',
    database: { kind: 'sqlite', file: '/var/lib/movers/requests.db' },
    mail: { kind: 'smtp' },
    trustProxy: ['127.0.0.1/32'],
  });
});

test('the instructions make no folder that a strict umask closes', () => {
  expect(read('docs/deploy.md')).not.toMatch(/\bmkdir\b/);
});

test('each alarm watches a figure that the server has from its start on', async () => {
  const rules = read('deploy/prometheus-alerts.yml');
  const named = new Set(rules.match(/\b(?:movers|nodejs|process)_\w+/g));
  expect(named.size).toBe((rules.match(/^ +- alert: /gm) ?? []).length - 1); // One is of Prometheus itself.
  const { app } = await buildTestApp();
  const figures = (await app.inject('/metrics')).payload;
  for (const name of named) expect(figures).toMatch(new RegExp(`^${name}[ {]`, 'm'));
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
if (!hasPromtool) console.warn('Skipped: promtool cannot be run here.');

test.skipIf(!hasPromtool)('Prometheus loads the alarms', () => {
  const file = join(root, 'deploy/prometheus-alerts.yml');
  const { status, stdout } = spawnSync('promtool', ['check', 'rules', '--lint-fatal', file]);
  expect(status, stdout.toString()).toBe(0);
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
if (!hasSystemd) console.warn('Skipped: systemd-analyze cannot be run here.');

test.skipIf(!hasSystemd).each([
  ['movers.service', 2],
  ['movers-relay.service', 2],
  ['movers-backup.service', 2],
  ['movers-backup-failed@.service', 2],
  // It has to be root.
  ['movers-offsite.service', 3],
])('systemd finds little exposed in %s: at most %i of 10', (unit, most) => {
  const options = ['security', '--offline=true', `--threshold=${most * 10}`, '--no-pager'];
  const { status, stdout } = spawnSync('systemd-analyze', [...options, join(root, 'deploy', unit)]);
  expect(status, stdout.toString()).toBe(0);
});

const units = readdirSync(join(root, 'deploy')).filter((name) => /\.(?:service|timer)$/.test(name));

test('no unit waits for a time server', () => {
  expect(units).toContain('movers.service');
  for (const unit of units) {
    const dependencies =
      read(`deploy/${unit}`).match(/^[^#\n]*\btime-(?:sync|set)\.target.*$/gm) ?? [];
    expect(dependencies, unit).toEqual([]);
    // systemd.timer(5): by default each timer of a calendar waits for it.
    if (/^OnCalendar=/m.test(read(`deploy/${unit}`)))
      expect(read(`deploy/${unit}`), unit).toMatch(/^DefaultDependencies=no$/m);
  }
  expect(read('docs/deploy.md')).not.toMatch(/enable \S*(?:time-wait-sync|chrony-wait)/);
});

test.skipIf(!hasSystemd)('systemd reads each unit without a complaint of its own', () => {
  const folder = temporaryFolder();
  for (const unit of units) {
    const text = read(`deploy/${unit}`).replace(/^ExecStart=.*$/m, 'ExecStart=/bin/true');
    writeFileSync(join(folder, unit), text);
  }
  const { stderr } = spawnSync('systemd-analyze', [
    'verify',
    ...units.map((unit) => join(folder, unit)),
  ]);
  expect(
    stderr
      .toString()
      .split('\n')
      .filter((line) => line.includes(folder)),
  ).toEqual([]);
});

test.each(['movers-backup', 'movers-offsite'])(
  'the mail about a failed %s names its journal',
  (name) => {
    const unit = read(`deploy/${name}.service`).replaceAll('%N', name);
    const [, template, instance = ''] = /^OnFailure=(.+@)(.+)\.service$/m.exec(unit) ?? [];
    const mail = read(`deploy/${template}.service`).replaceAll('%i', instance);
    expect(mail).toContain(` tell "A backup failed or lacks requests: journalctl -u ${name}"\n`);
  },
);

test.each(['/etc/ssl/our-ca.pem', '"/etc/ssl/our-ca.pem"', "'/etc/ssl/our-ca.pem' "])(
  'sudo leads trusts the authority that the server trusts: %s',
  (written) => {
    const folder = temporaryFolder();
    const settings = `SMTP_URL=x\nNODE_EXTRA_CA_CERTS=${written}\n`;
    writeFileSync(join(folder, 'movers.env'), settings);
    // Shows what sudo would hand on.
    const sudo = '#!/bin/sh\necho "$@ authority=$NODE_EXTRA_CA_CERTS"\n';
    writeFileSync(join(folder, 'sudo'), sudo, { mode: 0o755 });
    const script = read('deploy/leads')
      .replace('/srv/movers', folder)
      .replace('/etc/movers.env', join(folder, 'movers.env'));
    const said = execFileSync('/bin/sh', ['-c', script, 'leads', 'test-mail'], {
      env: { PATH: `${folder}:${process.env.PATH}` },
      encoding: 'utf8',
    });
    expect(said).toMatch(
      /--preserve-env=\S*,NODE_EXTRA_CA_CERTS\b.* test-mail authority=\/etc\/ssl\/our-ca\.pem\n$/,
    );
  },
);

/** What `npm run slim` leaves of the packages that package.json names. */
function linkServerPackages(folder: string): void {
  const { scripts, dependencies } = JSON.parse(read('package.json'));
  const [, names = ''] = /--loglevel=error (.+)$/.exec(scripts.slim) ?? [];
  const removed = names.split(' ');
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(removed));
  for (const name of Object.keys(dependencies)) {
    if (removed.includes(name)) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(folder, name));
  }
}

test('what the container copies is all that the server needs', async () => {
  const copied = [...read('deploy/Dockerfile').matchAll(/^COPY --from=build \S+movers\/(\S+)/gm)];
  const names = copied.map(([, name]) => `${name}`);
  expect(names).toEqual(expect.arrayContaining(['node_modules', 'server', 'dist']));
  const folder = prepareFolder(temporaryFolder());
  linkServerPackages(join(folder, 'node_modules'));
  for (const name of names) {
    if (name === 'node_modules' || name === 'dist') continue;
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  const environment = { PORT: '0', HOST: '127.0.0.1' };
  const server = spawn(process.execPath, ['server/main.ts'], { cwd: folder, env: environment });
  const ended = once(server, 'close');
  onTestFinished(async () => {
    server.kill('SIGKILL');
    await ended;
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (words: string) => {
      said += words;
    });
  }
  await eventually(() => expect(said).toContain(' on http://127.0.0.1:'));
});
