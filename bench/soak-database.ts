import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase, startPostgresCluster } from '../tests/server/testing/postgres-cluster.ts';

/** A database for the soak, and the ways in which it can fail for a while. */
export interface SoakDatabase {
  readonly url: string;
  readonly faults: Readonly<Record<string, () => Promise<void>>>;
  remove(): Promise<void>;
}

export function sqliteDatabase(folder: string): SoakDatabase {
  const file = join(folder, 'requests.db');
  return {
    url: `sqlite:${file}`,
    faults: { locked: () => lockFor(file, 50 + Math.random() * 2000) },
    remove: async () => {},
  };
}

async function lockFor(file: string, ms: number): Promise<void> {
  const other = new DatabaseSync(file, { timeout: 5000 });
  try {
    other.exec('begin immediate');
    await pause(ms);
    other.exec('rollback');
  } finally {
    other.close();
  }
}

export async function postgresDatabase(): Promise<SoakDatabase> {
  const postgres = await startPostgresCluster();
  return {
    url: await createDatabase(postgres.url),
    faults: {
      async restarted() {
        await postgres.stop('fast');
        await postgres.start();
      },
      async crashed() {
        await postgres.stop('immediate');
        await pause(Math.random() * 1000);
        await postgres.start();
      },
      async paused() {
        const goOn = await postgres.pause();
        await pause(Math.random() * 6000);
        goOn();
      },
    },
    remove: () => postgres.remove(),
  };
}
