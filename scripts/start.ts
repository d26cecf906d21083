// npm start: builds the site when it is stale, then serves it from this same process.
import { StartError } from '../server/settings/start-error.ts';
import { buildWhenStale } from './build.ts';

const ORPHAN_CHECK_MS = 500;

const ready = await buildWhenStale().catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  return false;
});
if (ready) {
  await import('../server/main.ts');
  if (process.env.npm_lifecycle_event === 'start') stopWithNpm();
} else {
  process.exitCode = 1;
}

/**
 * A signal to `npm start` ends npm and its shell, but the shell does not pass it on: the server would
 * live on and keep the port. The server therefore stops once the shell above it is gone.
 */
function stopWithNpm(): void {
  const shell = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(check);
    process.kill(process.pid, 'SIGTERM');
  }, ORPHAN_CHECK_MS);
  check.unref();
}
