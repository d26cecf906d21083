import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/server/testing/temporary-folder.ts';
import { planInstall, runtimeProblem, scopeInstalled } from './setup-plan.js';

const LOCKED = {
  '': { version: '0.1.0' },
  'node_modules/fastify': { version: '5.12.8' },
  'node_modules/vitest': { version: '5.0.0', dev: true },
  'node_modules/either': { version: '1.0.0', devOptional: true },
  'node_modules/of-another-system': { version: '2.0.0', optional: true },
};
const RUNNING = { 'node_modules/fastify': { version: '5.12.8' } };
const ALL = {
  ...RUNNING,
  'node_modules/vitest': { version: '5.0.0' },
  'node_modules/either': { version: '1.0.0' },
};

test.each([
  ['nothing', {}, undefined],
  ['what running needs', RUNNING, 'run'],
  ['all', ALL, 'all'],
  ['a tool of another version', { ...ALL, 'node_modules/vitest': { version: '4.9.0' } }, 'run'],
  [
    'a server of another version',
    { ...ALL, 'node_modules/fastify': { version: '5.0.0' } },
    undefined,
  ],
])('what somebody installed by hand is known: %s', (_what, installed, scope) => {
  expect(scopeInstalled(LOCKED, installed)).toBe(scope);
});

test.each([
  ['the first start installs what running needs', 'run', undefined, undefined, 'run', false],
  ['the first test installs all', 'all', undefined, undefined, 'all', false],
  ['a test after a start adds the tools', 'all', 'run', 'run', 'all', true],
  ['a new lock file leaves the tools there', 'run', undefined, 'all', 'all', false],
  ['a new lock file adds no tools to a server', 'run', undefined, 'run', 'run', false],
] as const)('%s', (_what, wanted, there, before, scope, addOnly) => {
  expect(planInstall(wanted, there, before)).toEqual({ scope, addOnly });
});

test.each([
  ['run', 'run'],
  ['run', 'all'],
  ['all', 'all'],
] as const)('%s wanted and %s there: nothing is installed or removed', (wanted, there) => {
  for (const before of [undefined, 'run', 'all'] as const) {
    expect(planInstall(wanted, there, before)).toBeUndefined();
  }
});

test('another binary than the known one of a platform is named, and other hashes than those of its version', () => {
  const known = { version: '24.21.0', sha256: { 'linux-x64': 'aa' } };
  expect(runtimeProblem(known, '24.21.0', 'linux-x64', 'aa')).toBeUndefined();
  expect(runtimeProblem(known, '24.21.0', 'linux-x64', 'bb')).toContain('its SHA-256 is bb');
  expect(runtimeProblem(known, '24.22.0', 'linux-x64', 'aa')).toContain('24.22.0');
  // Nobody has looked at it there.
  expect(runtimeProblem(known, '24.21.0', 'aix-ppc64', 'bb')).toBeUndefined();
});

/** A folder in which a set-up has left its stamp, and an npm that only notes that it was called. */
function folderWithStamp(stamp: string, does = '') {
  const folder = temporaryFolder();
  const bin = join(folder, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  symlinkSync(process.execPath, join(bin, 'node'));
  writeFileSync(join(folder, 'node_modules/.setup-stamp'), stamp);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  for (const file of ['package-lock.json', 'scripts/setup.js', 'scripts/setup-plan.js']) {
    cpSync(file, join(folder, file));
  }
  const npm = join(folder, 'npm-cli.js');
  writeFileSync(
    npm,
    `import { appendFileSync } from 'node:fs'; appendFileSync('npm-ran', '.'); ${does}`,
  );
  const setUp = (command: string) => {
    const { stdout, stderr } = spawnSync(process.execPath, ['scripts/setup.js', command], {
      cwd: folder,
      env: { npm_execpath: npm, npm_node_execpath: process.execPath },
      encoding: 'utf8',
    });
    return stdout + stderr;
  };
  return {
    setUp,
    npmRan: () =>
      existsSync(join(folder, 'npm-ran'))
        ? readFileSync(join(folder, 'npm-ran'), 'utf8').length
        : 0,
  };
}

test('a release runs as it is, and nothing is installed into it', () => {
  const { setUp, npmRan } = folderWithStamp('');
  setUp('slim');
  expect([setUp('leads'), setUp('run')]).toEqual(['', '']);
  expect(setUp('')).toContain('This folder is a release');
  expect(npmRan()).toBe(0);
});

test('a command of the team takes what the last set-up left, whatever the lock file says now', () => {
  const { setUp, npmRan } = folderWithStamp('before run');
  expect(setUp('leads')).toBe('');
  expect(npmRan()).toBe(0);
  setUp('run');
  expect(npmRan()).toBeGreaterThan(0);
});

test('an npm that the system killed is not tried again, and the reason is said', () => {
  const { setUp, npmRan } = folderWithStamp('', `process.kill(process.pid, 'SIGKILL');`);
  expect(setUp('run')).toContain('The system killed it, most likely because memory ran out');
  expect(npmRan()).toBe(1);
});

test('only start, build, slim and leads do without the tools; every other command sees to all', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const commands = Object.keys(scripts).filter((name) => !name.startsWith('pre'));
  const without = /^node scripts\/setup\.js (run|leads)$/;
  const runOnly = commands.filter((name) => without.test(`${scripts[`pre${name}`]}`));
  const all = commands.filter((name) => scripts[`pre${name}`] === 'node scripts/setup.js');
  expect(runOnly.toSorted()).toEqual(['build', 'leads', 'slim', 'start']);
  expect(all.toSorted()).toEqual(commands.filter((name) => !runOnly.includes(name)).toSorted());
});
