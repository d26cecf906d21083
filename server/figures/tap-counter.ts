import type { Taps } from '../../domain/figures/tap.ts';
import type { Database } from '../database/database.ts';
import { type JobLog, logFailure } from '../database/database-watch.ts';
import { everyMinute } from '../database/jobs/every-minute.ts';
import { addTaps, tapKey } from './tap.repository.ts';

/** More in a day by one page, kind and source are a program's. */
export const MOST_TAPS = 10_000;

export interface TapCounter {
  count(tap: Omit<Taps, 'count'>): void;
  /** Stores every minute what was counted since. */
  start(): void;
  /** Stores the rest. */
  stop(): Promise<void>;
}

interface TapCounterDeps extends JobLog {
  readonly db: Database;
}

/** Counts taps in memory, so that none waits for the disk, and a flood of them writes no more than one does. A server
 *  that is killed loses those of a minute at most. */
export function createTapCounter({ db, ...telling }: TapCounterDeps): TapCounter {
  let counted = new Map<string, Taps>();

  function add(taps: Taps): void {
    const key = tapKey(taps);
    const before = counted.get(key)?.count ?? 0;
    counted.set(key, { ...taps, count: Math.min(before + taps.count, MOST_TAPS) });
  }

  async function store(): Promise<void> {
    const taps = [...counted.values()];
    if (taps.length === 0) return;
    counted = new Map();
    try {
      await addTaps(db, taps, MOST_TAPS);
    } catch (error) {
      for (const each of taps) add(each);
      logFailure(telling, error, 'taps could not be stored yet');
    }
  }

  const job = everyMinute(store);

  return {
    count: (tap) => add({ ...tap, count: 1 }),
    start: job.start,
    async stop() {
      await job.stop();
      await store();
    },
  };
}
