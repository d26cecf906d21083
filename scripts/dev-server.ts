// The server of `npm run dev`: only /api, as Astro's own server brings the pages.
import { loadConfig } from '../server/config.ts';
import { startServer } from '../server/start-server.ts';

await startServer(loadConfig(), null);
