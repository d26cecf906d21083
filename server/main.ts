import { company } from '../content/company.ts';
import { whereMailGoes } from './sending/mail/where-mail-goes.ts';
import { loadConfig, printsToJournal } from './settings/config.ts';
import { createLog } from './settings/log.ts';
import { release } from './settings/release.ts';
import { StartError } from './settings/start-error.ts';
import { startServer } from './start-server.ts';

/** The service manager's own patience ends then too. Unfinished work stays in the outbox. */
const LONGEST_STOP_MS = 10_000;

try {
  const config = loadConfig();
  const server = await startServer(config);

  const stop = async () => {
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
    await server.close();
    // A trial of the mail server that is still running would delay the exit.
    process.exit();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  server.failed.catch(async (error: unknown) => {
    explain(error);
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
    await server.close();
    process.exit(1);
  });
  // Printed last and in one call: a program that waits for the address may then stop the server.
  const mail = whereMailGoes(config);
  if (printsToJournal()) createLog('info').info({ url: server.url, mail, ...release }, 'started');
  else {
    const signIn = await server.newSignInLink();
    console.log(`
${company.name} on ${server.url}
  Quote form   ${server.url}/get-quote
${signIn ? `  Team         ${signIn}\n` : ''}  Mail goes    ${mail}
  Stop         Ctrl-C`);
  }
} catch (error) {
  explain(error);
  process.exitCode = 1;
}

function explain(error: unknown): void {
  if (!(error instanceof StartError)) throw error;
  if (printsToJournal()) createLog('info').fatal(error.message);
  else console.error(error.message);
}
