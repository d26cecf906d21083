import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';
import type { Database } from './database.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const TRY_EVERY_MS = 2000;
/** More than the largest request: a disk with room for less is full. */
const TRIAL_BYTES = 65_536;
const TRIAL = 'trial write';

/** Knows whether requests can be stored. A load balancer sends no visitors to a server that is not ready,
 *  so the watch itself tries until a write succeeds. */
export interface DatabaseWatch {
  /** Records a failure of the database: the first is logged, the others are counted.
   *  @returns false for any other error, which is the caller's */
  failed(error: unknown): boolean;
  /** False from a failure until a write succeeds. */
  works(): boolean;
  /** Failures since the start. */
  failures(): number;
  stop(): Promise<void>;
}

interface WatchDeps {
  readonly db: Database;
  readonly log: Log;
  readonly now: () => Date;
  readonly tryEveryMs?: number;
}

export function watchDatabase(deps: WatchDeps): DatabaseWatch {
  const { db, log, now, tryEveryMs = TRY_EVERY_MS } = deps;
  const stopAsked = new AbortController();
  const { signal } = stopAsked;
  let failures = 0;
  let trying: Promise<void> | null = null;

  async function tryUntilItWorks(): Promise<void> {
    const [before, began] = [failures, performance.now()];
    while (!signal.aborted) {
      try {
        await tryWriting(db, now());
        const seconds = Math.round((performance.now() - began) / 1000);
        log.info({ failures: failures - before + 1, seconds }, 'the database can be used again');
        break;
      } catch {
        await sleep(tryEveryMs, undefined, { signal }).catch(() => {});
      }
    }
    trying = null;
  }

  return {
    failed(error) {
      if (!isDatabaseUnavailable(error)) return false;
      failures += 1;
      if (trying === null && !signal.aborted) {
        log.error({ err: error }, 'the database cannot be used');
        trying = tryUntilItWorks();
      }
      return true;
    },
    works: () => trying === null,
    failures: () => failures,
    async stop() {
      stopAsked.abort();
      await trying;
    },
  };
}

/** Writes as much as a request does, and removes it again. */
async function tryWriting(db: Database, now: Date): Promise<void> {
  const at = now.toISOString().padEnd(TRIAL_BYTES);
  await db
    .insertInto('jobRuns')
    .values({ name: TRIAL, at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
    .execute();
  await db.deleteFrom('jobRuns').where('name', '=', TRIAL).execute();
}
