import { company } from '../content/company.ts';
import { loadConfig } from './config.ts';
import { whereMailGoes } from './mail/where-mail-goes.ts';
import { StartError } from './start-error.ts';
import { startServer } from './start-server.ts';

/** Then the service manager's patience ends too. What is left undone is in the outbox. */
const LONGEST_STOP_MS = 10_000;

try {
  const config = loadConfig();
  const server = await startServer(config);

  const stop = async () => {
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
    await server.close();
    // A mail server that is still being tried out would hold us up.
    process.exit();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Last, and at once: a program that waits for the address may stop the server then.
  console.log(`
${company.name} on ${server.url}
  Quote form   ${server.url}/get-quote
  Mail goes    ${whereMailGoes(config)}
  Stop         Ctrl-C`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
