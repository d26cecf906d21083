import { dirname } from 'node:path';
import { DAY_MS } from '../../domain/dates/calendar-date.ts';
import type { Database } from '../database/database.ts';
import { type JobLog, logFailure } from '../database/database-watch.ts';
import { databaseTime } from '../database/dialect.ts';
import { everyMinute } from '../database/jobs/every-minute.ts';
import type { Config } from '../settings/config.ts';
import type { Log } from '../settings/log.ts';
import { removeAbandonedFolders } from './abandoned-folders.ts';
import { findClockDoubt } from './clock-doubt.ts';
import type { LogEmptier } from './empty-log.ts';
import { purge } from './purge.ts';
import { removeReplacedDatabases } from './replaced-databases.ts';
import { removeReplacedSchemas } from './replaced-schemas.ts';
import { wipeIfDue, wipeRemoved } from './wipe.ts';

/** Delays the first purge, because visitors may wait for a server that has just started. */
const FIRST_AFTER_MS = 60_000;

interface DailyPurgeDeps extends JobLog {
  readonly db: Database;
  readonly config: Pick<Config, 'database' | 'retentionYears'>;
  /** Goes on with a log that somebody reads. */
  readonly emptier?: Pick<LogEmptier, 'empty'>;
  readonly now: () => Date;
}

interface DailyPurge {
  /** Waits for a purge that has begun. */
  stop(): Promise<void>;
}

/** Removes data past its retention once a day, if the clock can be trusted, and the traces of visitors' own deletions
 *  within a minute or a night. Several servers may do so at once. A machine
 *  that sleeps part of the day is not a day behind: it asks the clock. */
export function startDailyPurge(deps: DailyPurgeDeps, firstAfterMs = FIRST_AFTER_MS): DailyPurge {
  let last = Number.POSITIVE_INFINITY;
  const { start, stop } = everyMinute(async () => {
    const time = deps.now().getTime();
    // Before the last one: the clock has been set back, or this is the first.
    if (time < last || time - last >= DAY_MS) {
      last = time;
      await purgeOnce(deps);
    }
    await wipeDeleted(deps);
  });
  const timer = setTimeout(start, firstAfterMs).unref();
  return {
    stop() {
      clearTimeout(timer);
      return stop();
    },
  };
}

/** Never throws: the next day brings another try, and visitors must not notice a failure. */
async function purgeOnce(deps: DailyPurgeDeps): Promise<void> {
  const { db, config, emptier, log, now } = deps;
  try {
    const time = await databaseTime(db, now());
    const reason = await findClockDoubt(db, time, config.retentionYears);
    if (reason) log.error({ reason }, 'nothing is removed by its age: the clock may be wrong');
    else await removeReplaced(db, { database: config.database, log, time });
    const removed = reason ? {} : await purge(db, time, config.retentionYears);
    if (Object.keys(removed).length === 0) return;
    const wiped = await wipeRemoved(db, { now: time });
    if (wiped === 'busy') await emptier?.empty();
    log.info({ ...removed, wiped }, 'removed what was kept long enough');
  } catch (error) {
    logFailure(deps, error, 'what was kept long enough could not be removed');
  }
}

/** Never throws, like the purge. */
async function wipeDeleted(deps: DailyPurgeDeps): Promise<void> {
  const { db, log, now } = deps;
  try {
    const wiped = await wipeIfDue(db, { now: now() });
    if (wiped) log.info({ wiped }, 'wiped what was deleted');
  } catch (error) {
    logFailure(deps, error, 'what was deleted could not be wiped');
  }
}

/** Removes what restores set aside, and what killed ones left. */
async function removeReplaced(
  db: Database,
  { database, log, time }: Pick<Config, 'database'> & { readonly log: Log; readonly time: Date },
): Promise<void> {
  const replacedDatabases =
    database.kind === 'sqlite'
      ? await removeReplacedDatabases(database.file, time)
      : await removeReplacedSchemas(db, time);
  if (replacedDatabases > 0) log.info({ replacedDatabases }, 'removed what restores replaced');
  if (database.kind === 'postgres') return;
  const folders = await removeAbandonedFolders(dirname(database.file), time);
  if (folders > 0) log.info({ folders }, 'removed what killed commands left');
}
