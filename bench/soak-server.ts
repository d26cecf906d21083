import { randomInt } from 'node:crypto';
import {
  clockShiftedBy,
  type ServerProcess,
  spawnServer,
} from '../tests/server/testing/spawn-server.ts';

const MOST_HOURS_WRONG = 48;

export interface SoakServer {
  /** Its current address, or the last one before it was killed. */
  readonly url: string;
  readonly starts: number;
  /** Starts it again. @param clock wrong ones are up to two days fast or slow */
  start(clock?: 'right' | 'wrong'): Promise<void>;
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** One server after the other, on the same database. */
export function createSoakServer(folder: string, environment: Record<string, string>): SoakServer {
  let server: ServerProcess | undefined;
  let url = 'http://127.0.0.1:9';
  let starts = 0;
  process.once('exit', () => server?.child.kill('SIGKILL'));
  return {
    get url() {
      return url;
    },
    get starts() {
      return starts;
    },
    async start(clock = 'right') {
      const hours = clock === 'right' ? 0 : randomInt(-MOST_HOURS_WRONG, MOST_HOURS_WRONG + 1);
      const everywhere = {
        PORT: '0',
        HOST: '127.0.0.1',
        LOG_LEVEL: 'silent',
        RATE_LIMIT: '0',
        REMIND_AFTER: 'off',
        MORNING_MAIL: 'off',
      };
      const nodeOptions = [clockShiftedBy(hours)];
      server = spawnServer(folder, { ...everywhere, ...environment }, nodeOptions);
      url = await server.listening;
      starts += 1;
    },
    async end(signal) {
      server?.child.kill(signal);
      const how = await server?.ended;
      if (signal === 'SIGTERM' && how !== 0) {
        throw new Error(`asked to stop, the server ended with ${how}:\n${server?.output()}`);
      }
    },
  };
}
