const ORPHAN_CHECK_MS = 500;

/**
 * A signal to `npm start` ends npm and its shell, but the shell does not pass it on: the server would
 * live on and keep the port. The server therefore stops once the shell above it is gone.
 * @param script the one that npm runs, if npm runs it
 */
export function stopWithNpm(script: string): void {
  if (process.env.npm_lifecycle_event !== script) return;
  const shell = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(check);
    process.kill(process.pid, 'SIGTERM');
  }, ORPHAN_CHECK_MS);
  check.unref();
}
