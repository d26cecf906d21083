// The server of `npm run dev`: only /api. Pages come from Astro's own server, at the given address.
import { loadConfig } from '../server/settings/config.ts';
import { StartError } from '../server/settings/start-error.ts';
import { startServer } from '../server/start-server.ts';

const [pagesAt] = process.argv.slice(2);

let started = true;
let signIn: string | undefined;
try {
  const server = await startServer(loadConfig(), null, pagesAt);
  signIn = await server.newSignInLink();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
  started = false;
}
process.send?.({ started, signIn });
