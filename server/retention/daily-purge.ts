import { DAY_MS } from '../../domain/quote/calendar-date.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { findDeletionNotices } from './deletion-notice.repository.ts';
import { purge } from './purge.ts';
import { removeReplacedDatabases } from './replaced-databases.ts';
import { retentionLimits } from './retention-limits.ts';
import { wipeRemoved } from './wipe.ts';

/** A server that has just started has visitors waiting. */
const FIRST_AFTER_MS = 60_000;

export interface DailyPurgeDeps {
  readonly db: Database;
  readonly config: Pick<Config, 'database' | 'mailFolder' | 'retentionYears'>;
  readonly log: Log;
  readonly now: () => Date;
}

export interface DailyPurge {
  /** Finishes the one at work. */
  stop(): Promise<void>;
}

/** Removes once a day what is older than it may become. Several servers may do so at once. */
export function startDailyPurge(deps: DailyPurgeDeps, firstAfterMs = FIRST_AFTER_MS): DailyPurge {
  let atWork = Promise.resolve();
  let timer = setTimeout(run, firstAfterMs).unref();
  function run() {
    atWork = purgeOnce(deps);
    timer = setTimeout(run, DAY_MS).unref();
  }
  return {
    stop() {
      clearTimeout(timer);
      return atWork;
    },
  };
}

/** Never fails: the next day is another try, and visitors must not notice. */
async function purgeOnce({ db, config, log, now }: DailyPurgeDeps): Promise<void> {
  try {
    const { database } = config;
    if (database.kind === 'sqlite') {
      const replacedDatabases = await removeReplacedDatabases(database.file, now());
      if (replacedDatabases > 0) log.info({ replacedDatabases }, 'removed what restores replaced');
    }
    const purged = await purge(db, config, retentionLimits(now(), config.retentionYears));
    // What visitors deleted by themselves is wiped here too: a notice may be one of today's.
    const { length: notices } = await findDeletionNotices(db);
    if (purged.quotes + purged.messages + notices === 0) return;
    const wiped = await wipeRemoved(db);
    log.info({ ...purged, wiped }, 'removed what was kept long enough');
  } catch (error) {
    log.error({ err: error }, 'what was kept long enough could not be removed');
  }
}
