// Installs what is missing and repairs what is broken; does nothing when all is there.
// Plain JavaScript: it runs before the first install, under whichever Node the machine has.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 20;
const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.setup-stamp');
const windows = process.platform === 'win32';
// The warnings are about the Node that installs, not about the one that will run.
const quiet = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
const { packages } = JSON.parse(lockText);
// The platform belongs to it: a folder shared with a container holds the other system's binaries.
const stamp = createHash('sha256')
  .update(`${process.platform} ${process.arch} ${lockText}`)
  .digest('hex');

setUp();

function setUp() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) {
    fail(`This project needs Node ${OLDEST_NODE} or newer; this is Node ${process.versions.node}.
Get a current one from https://nodejs.org and try again.`);
  }
  if (!stamped() && !installedByHand()) install();
  if (!runtimeRuns()) repairRuntime();
  if (!stamped()) writeFileSync(stampFile, stamp);
}

function stamped() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
}

/** Whether npm's own record says that all is there, because someone typed `npm install` or `npm ci`. */
function installedByHand() {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(packages).every(
    ([path, { version, optional }]) =>
      path === '' || optional || installed[path]?.version === version,
  );
}

function install() {
  say('Installing what the project needs. The first time takes a minute or two …');
  if (npm('ci', ...quiet)) return;
  say('That did not work; trying the other way (npm install) …');
  if (npm('install', '--no-save', ...quiet)) return;
  fail(`Could not install what the project needs; npm says why above. The usual reasons:
- No network, or a proxy that npm does not know: "npm ping" must answer.
- No right to write here: the folder belongs to another user.
- A full disk: about 700 MB are needed.
Nothing is lost; run the same command again.`);
}

/** The pinned Node comes as a package whose install script fetches the binary: policies may skip it. */
function repairRuntime() {
  say(`Fetching the pinned runtime, Node ${packages['node_modules/node'].version} …`);
  // Somebody's own setting may forbid all scripts; this one package is useless without its script.
  npm('rebuild', 'node', '--ignore-scripts=false', '--foreground-scripts');
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

/** The npm that runs this script is the one whose settings the person expects. */
function npm(...args) {
  const cli = process.env.npm_execpath;
  const known = cli !== undefined && basename(cli) === 'npm-cli.js';
  // Not the Node in node_modules: `npm ci` deletes it before it installs.
  const node = process.env.npm_node_execpath ?? process.execPath;
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] };
  const { status } = known
    ? spawnSync(node, [cli, ...args], options)
    : spawnSync('npm', args, { ...options, shell: windows });
  return status === 0;
}

function say(message) {
  console.log(`[setup] ${message}`);
}

function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
