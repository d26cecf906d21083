import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { shortTime } from '../../domain/dates/local-time.ts';
import { toolEnvironment } from '../../scripts/command.ts';
import { clockShiftedBy } from '../server/testing/spawn-server.ts';

export const SITE_URL = 'http://www.nsremovals.example';

export interface SecondSite {
  readonly url: string;
  /** All output of the build and the server so far. */
  log(): string;
  mails(): Promise<Email[]>;
  stop(): Promise<void>;
}

/** Builds and serves the project in the folder, as `npm start` does there. The clock says
 *  eight, when the morning mail is due. */
export async function startSecondSite(folder: string): Promise<SecondSite> {
  const hours = 8 - Number(shortTime(new Date().toISOString()).slice(11, 13));
  const child = spawn(process.execPath, [clockShiftedBy(hours), 'scripts/start.ts'], {
    cwd: folder,
    env: {
      PATH: toolEnvironment().PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      SITE_URL,
      RATE_LIMIT: '0',
    },
  });
  const ended = once(child, 'close');
  const { promise: listening, resolve, reject } = Promise.withResolvers<string>();
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (words: string) => {
      said += words;
      const [, url] = / on (http:\S+)\n/.exec(said) ?? [];
      if (url) resolve(url);
    });
  }
  ended.then(() => reject(new Error(`The second company’s site has not started:\n${said}`)));
  return {
    url: await listening,
    log: () => said,
    mails: () => readMails(join(folder, 'var/mail')),
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function readMails(folder: string): Promise<Email[]> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const mails = files.filter((file) => file.endsWith('.eml'));
  return Promise.all(mails.map((file) => PostalMime.parse(readFileSync(join(folder, file)))));
}
