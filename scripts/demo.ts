// npm run demo: a made-up month, to look at the diary, the desk and the private page in every phase.
import { join } from 'node:path';
import { company } from '../content/company.ts';
import { StartError } from '../server/settings/start-error.ts';
import { freePort } from '../tests/server/testing/free-port.ts';
import { buildWhenStale } from './build.ts';
import { root } from './command.ts';
import { stopWithNpm } from './stop-with-npm.ts';

const LONGEST_STOP_MS = 10_000;

// A site for a public address would send whoever looks to that address. Empty, it is not read from .env either.
process.env.SITE_URL = '';
try {
  if (await buildWhenStale()) await serve();
  else process.exitCode = 1;
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function serve(): Promise<void> {
  // Once the site is built: its parts are loaded as it was built.
  const { serveDemo } = await import('../demo/served.ts');
  console.log('[demo] Living through a month …');
  const demo = await serveDemo(join(root, 'dist/site'), await freePort());
  const stop = async () => {
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
    await demo.close();
    process.exit();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  stopWithNpm('demo');
  const moves = demo.shown.flatMap(({ status, name, about, desk, page }) => [
    '',
    `${status}: ${name}, ${about}`,
    `  desk  ${desk}`,
    ...(page === null ? [] : [`  page  ${page}`]),
  ]);
  console.log(`
${company.name}, a made-up month on ${demo.url}
  First   ${demo.signIn}   signs in this browser, which then opens diary and desks
  Diary   ${demo.diary}
  Mails   ${demo.mailFolder}
  Stop    Ctrl-C, and all of it is gone
${moves.join('\n')}`);
}
