// npm run dev: pages from Astro on 4321, which passes /api on to the server; both reload on changes.
import { spawn } from 'node:child_process';
import { dev } from 'astro';
import { company } from '../content/company.ts';
import { root, toolEnvironment } from './command.ts';

// Set here because Astro runs in this process.
process.env.ASTRO_TELEMETRY_DISABLED = '1';
const site = await dev({ root, server: { port: 4321 }, logLevel: 'warn' });
const url = `http://localhost:${site.address.port}`;

const watch = ['--watch', '--watch-preserve-output', 'scripts/dev-server.ts', url];
const api = spawn(process.execPath, watch, {
  cwd: root,
  env: toolEnvironment(),
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});

let said = false;
api.on('message', (message) => {
  if (said || !Object(message)) return;
  const { started, signIn } = message as { started?: boolean; signIn?: string };
  if (started === undefined) return;
  // The engineer must mend a server that never starts; later failures wait for the next change.
  if (!started) return stop();
  said = true;
  console.log(
    `\n${company.name}, reloading as you write. Ctrl-C stops it.\n  Open  ${url}${signIn ? `\n  Team  ${signIn}` : ''}`,
  );
});

// Neither is of use without the other.
api.on('exit', stop);
process.once('SIGINT', stop);
process.once('SIGTERM', stop);

function stop(): void {
  api.kill();
  void site.stop().finally(() => process.exit(said ? 0 : 1));
}
