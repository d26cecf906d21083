import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { daysIn } from '../../content/term.ts';
import { TERMS } from '../../content/terms.ts';
import { loadConfig } from '../../server/settings/config.ts';
import { temporaryFolder } from '../server/testing/temporary-folder.ts';
import { missingPrograms } from './install-nginx.ts';

const deploy = join(import.meta.dirname, '../../deploy');
const read = (file: string) => readFileSync(join(deploy, file), 'utf8');
const { services, networks, volumes } = parse(read('compose.yaml'));
const dockerfile = read('Dockerfile');
const [, written = ''] = /^ENV NODE_ENV=(.+?)\n(?! )/ms.exec(dockerfile) ?? [];
/** Settings that the image makes itself, `SITE_URL` from its argument. */
const image = parseEnv(
  `NODE_ENV=${written.replaceAll(/ *\\\n */g, '\n').replace('$SITE_URL', 'https://movers.example')}`,
);
const PORT = 3000;

test('the containers of server and backup have settings that fit, and one database', () => {
  const mail = parseEnv(
    'DOMAIN=movers.example\nSMTP_URL=smtps://user:password@mail.movers.example',
  );
  const caddy = services.caddy.networks.default.ipv4_address;
  for (const { environment } of [services.movers, services.backup]) {
    expect(loadConfig({ ...image, ...mail, ...environment })).toMatchObject({
      siteUrl: 'https://movers.example',
      host: '0.0.0.0',
      port: PORT,
      trustProxy: [`${caddy}/32`],
      database: { kind: 'sqlite', file: '/data/requests.db' },
    });
  }
  expect(services.movers.volumes).toEqual(['data:/data']);
  expect(services.backup.volumes).toEqual(['data:/data', 'backups:/backups']);
  // Otherwise they belong to root, and the server may not write there.
  expect(dockerfile).toMatch(/^RUN install .*-o node .* \/data \/backups$/m);
  const named = Object.values<{ volumes: string[] }>(services).flatMap((each) => each.volumes);
  const kept = named
    .map((volume) => volume.replace(/:.+/, ''))
    .filter((name) => name !== './Caddyfile');
  expect(Object.keys(volumes).toSorted()).toEqual([...new Set(kept)].toSorted());
});

test('no container can use up the machine, and none gets the address of Caddy by chance', () => {
  const limits = Object.values<{ mem_limit: string; pids_limit: number }>(services);
  for (const { mem_limit, pids_limit } of limits) {
    expect(mem_limit).toMatch(/^\d+m$/);
    expect(pids_limit).toBeGreaterThan(0);
  }
  const [first, second] = networks.default.ipam.config;
  const others = new BlockList();
  const [address, bits] = first.ip_range.split('/');
  others.addSubnet(address, Number(bits));
  expect(others.check(services.caddy.networks.default.ipv4_address)).toBe(false);
  expect(networks.default.enable_ipv6).toBe(true);
  expect(second.subnet).toMatch(/^fd[\da-f:]+::\/64$/);
});

test('only Caddy can be reached, and the team’s commands name the container', () => {
  const open = Object.entries<object>(services).filter(([, service]) => 'ports' in service);
  expect(open.map(([name]) => name)).toEqual(['caddy']);
  expect(services.caddy.environment.SERVER).toBe(`movers:${PORT}`);
  expect(image.LEADS_NAME).toContain(`exec ${services.movers.container_name} `);
});

const missing = missingPrograms(['caddy']);
if (missing.length > 0) console.warn(`Skipped: ${missing} cannot be run here.`);

test.skipIf(missing.length > 0)('Caddy serves the named site from the named server', () => {
  const adapt = (environment: NodeJS.Dict<string>) =>
    execFileSync('caddy', ['adapt', '--config', join(deploy, 'Caddyfile')], {
      env: { ...process.env, ...environment },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const { SERVER } = services.caddy.environment;
  const inContainer = adapt({ DOMAIN: 'movers.example', SERVER });
  expect(inContainer).toContain(`"dial":"${SERVER}"`);
  expect(inContainer).toContain('"host":["www.movers.example"]');
  expect(inContainer).not.toContain('example.co.za');
  expect(adapt({})).toContain(`"dial":"127.0.0.1:${PORT}"`);
});

/** One night of the backup's container, with a command of the team that only notes what it is asked for. */
function night(leads: string) {
  const folder = temporaryFolder();
  const asked = join(folder, 'asked');
  const old = join(folder, 'old.db');
  writeFileSync(old, '');
  const tooOld = new Date();
  tooOld.setDate(tooOld.getDate() - daysIn(TERMS.backupsKeptFor));
  utimesSync(old, tooOld, tooOld);
  const [shell, flag, script] = services.backup.command;
  const once = script
    .replaceAll('$$', '$')
    .replaceAll('/backups', folder)
    .replace('node_modules/.bin/node server/cli/main.ts "$@"', `echo "$@" >> ${asked}; ${leads}`)
    .replace('sleep 1d', 'exit');
  spawnSync(shell, [flag, once]);
  return {
    asked: readFileSync(asked, 'utf8').trim().split('\n'),
    left: readdirSync(folder),
    folder,
  };
}

test('each day has a backup, and removes those that the privacy policy does not allow any more', () => {
  const { asked, left, folder } = night('true');
  expect(asked).toEqual([
    expect.stringMatching(`^backup ${RegExp.escape(folder)}/\\d{4}-\\d\\d-\\d\\d-\\d{6}\\.db$`),
    'purge --dry-run',
  ]);
  expect(left).toEqual(['asked']);
});

test('a backup that fails removes none, and the team gets the mail', () => {
  const { asked, left } = night('false');
  expect(asked).toEqual([
    expect.stringMatching(/^backup /),
    expect.stringMatching(/^tell .*docker compose logs backup$/),
  ]);
  expect(left).toContain('old.db');
});
