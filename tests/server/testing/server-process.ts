import { onTestFinished } from 'vitest';
import { type ServerProcess, spawnServer } from './spawn-server.ts';

export { prepareFolder } from './spawn-server.ts';

/** Runs server/main.ts in the folder, at most until the test ends. */
export function runServer(...server: Parameters<typeof spawnServer>): ServerProcess {
  const running = spawnServer(...server);
  onTestFinished(async () => {
    running.child.kill('SIGKILL');
    await running.ended;
  });
  return running;
}

/** Starts the server on any free port and waits for the line with its address. */
export async function startServerProcess(
  folder: string,
  environment: Record<string, string> = {},
  nodeOptions: readonly string[] = [],
) {
  const server = runServer(folder, { PORT: '0', HOST: '127.0.0.1', ...environment }, nodeOptions);
  return { ...server, url: await server.listening };
}
