import { join } from 'node:path';
import { type Config, loadConfig } from '../server/settings/config.ts';

/** Keeps database and mails in the folder and ignores the environment and `.env`.
 *  @param port of this machine, which alone can open it: the links in the mails lead there */
export function demoConfig(folder: string, port = 3000): Config {
  return loadConfig({
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_URL: `http://localhost:${port}`,
    DATABASE_URL: `sqlite:${join(folder, 'requests.db')}`,
    MAIL_DIR: join(folder, 'mail'),
    RATE_LIMIT: '1000',
    LOG_LEVEL: 'warn',
  });
}
