import { setTimeout as sleep } from 'node:timers/promises';
import { leadsName } from '../settings/config.ts';
import type { Log } from '../settings/log.ts';
import type { Database } from './database.ts';
import { ReplacedFileError } from './sqlite-file-guard.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const TRY_EVERY_MS = 2000;
const SAY_EVERY_MS = 10 * 60_000;
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
  /** Whether it cannot be used because its files were deleted, moved or written over. */
  hasLostFiles(): boolean;
  /** Failures since the start. */
  failures(): number;
  stop(): Promise<void>;
}

/** How a job tells of its failures. */
export interface JobLog {
  readonly watch?: Pick<DatabaseWatch, 'failed'>;
  readonly log: Log;
}

/** Logs why a job failed, unless the database cannot be used: the watch tells of that, once for all jobs. */
export function logFailure({ watch, log }: JobLog, error: unknown, message: string): void {
  if (!watch?.failed(error)) log.error({ err: error }, message);
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
  let lastFailure: unknown;
  let hasSaved = false;
  const hasLostFiles = () => trying !== null && lastFailure instanceof ReplacedFileError;

  async function tryUntilItWorks(): Promise<void> {
    const [before, began] = [failures, performance.now()];
    let said = began;
    while (!signal.aborted) {
      try {
        await tryWriting(db, now());
        const seconds = Math.round((performance.now() - began) / 1000);
        hasSaved = false;
        log.info({ failures: failures - before + 1, seconds }, 'the database can be used again');
        break;
      } catch (error) {
        lastFailure = error;
        if (performance.now() - said > SAY_EVERY_MS) {
          said = performance.now();
          log.error({ err: error }, 'the database still cannot be used');
        }
        await sleep(tryEveryMs, undefined, { signal }).catch(() => {});
      }
    }
    trying = null;
  }

  return {
    failed(error) {
      if (!isDatabaseUnavailable(error)) return false;
      failures += 1;
      lastFailure = error;
      if (error instanceof ReplacedFileError && !hasSaved) {
        hasSaved = true;
        void saveContents(error, log);
      }
      if (trying === null && !signal.aborted) {
        log.error({ err: error }, 'the database cannot be used');
        trying = tryUntilItWorks();
      }
      return true;
    },
    works: () => trying === null,
    hasLostFiles,
    failures: () => failures,
    async stop() {
      stopAsked.abort();
      await trying;
    },
  };
}

/** Never throws. */
async function saveContents({ rescue }: ReplacedFileError, log: Log): Promise<void> {
  try {
    const copy = await rescue();
    if (copy === null) log.error('no copy can be made of what was stored: see the last backup');
    else {
      const then = `stop the server, run ${leadsName()} restore ${copy}, and start it again`;
      log.error({ copy, then }, 'all that was stored is in a copy');
    }
  } catch (error) {
    log.error({ err: error }, 'what was stored could not be copied: see the last backup');
  }
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
