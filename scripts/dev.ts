// npm run dev: pages from Astro on 4321, which passes /api on to the server; both reload on changes.
import { spawn } from 'node:child_process';
import { type Command, root, toolEnvironment } from './command.ts';

const commands: readonly Command[] = [
  ['node', '--watch', '--watch-preserve-output', 'scripts/dev-server.ts'],
  ['astro', 'dev', '--port', '4321'],
];

const children = commands.map(([program, ...args]) =>
  spawn(program, args, {
    cwd: root,
    env: toolEnvironment(),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }),
);
const stop = () => {
  for (const child of children) child.kill();
};
// One without the other is of no use.
for (const child of children) child.on('exit', stop);
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
