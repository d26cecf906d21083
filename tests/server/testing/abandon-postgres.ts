// A program: ends the PostgreSQL servers whose process ids follow, and then removes the folder of their files. Vitest
// kills a worker half a second after it asked it to end, which is too short for this.
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const [folder = '', ...pids] = process.argv.slice(2);

for (const pid of pids.map(Number)) {
  // An immediate shutdown, as pg_ctl asks for one.
  for (let signal: NodeJS.Signals | 0 = 'SIGQUIT'; reached(pid, signal); signal = 0) {
    await pause(20);
  }
}
await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });

function reached(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
