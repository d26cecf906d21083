import { company } from '../content/company.ts';
import { loadConfig } from './config.ts';
import { StartError } from './start-error.ts';
import { startServer } from './start-server.ts';

/** Then the service manager's patience ends too. What is left undone is in the outbox. */
const LONGEST_STOP_MS = 10_000;

try {
  const server = await startServer(loadConfig());

  const stop = async () => {
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
    await server.close();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Last: whoever waits for this line may stop the server at once.
  console.log(`${company.name} on ${server.url}`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
