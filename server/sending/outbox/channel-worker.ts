import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../database/database.ts';
import { type JobLog, logFailure } from '../../database/database-watch.ts';
import type { OutboxChannel, OutboxRow } from '../../database/tables/outbox.table.ts';
import { leaseDue, releaseLeases } from './lease.repository.ts';

const POLL_MS = 2000;
/** The time that a shutdown allows for what is being sent; the service manager allows ten seconds. */
const FINISH_MS = 5000;

export interface WorkerDeps extends JobLog {
  readonly db: Database;
  readonly now: () => Date;
  readonly pollMs?: number;
  readonly finishMs?: number;
}

/** How a channel sends its rows of the outbox. */
interface Channel<Name extends OutboxChannel, Outcome> {
  readonly name: Name;
  /** Runs before each look for what is due. */
  readonly beforeLook?: () => Promise<void>;
  /** Whether another row may be sent at the same time as this number. */
  readonly hasRoom: (inHand: number) => boolean;
  /** Never throws.
   *  @param signal ends the attempt, because the server stops */
  readonly deliver: (row: OutboxRow<Name>, signal: AbortSignal) => Promise<Outcome>;
  readonly settle: (row: OutboxRow<Name>, outcome: Outcome) => Promise<void>;
}

export interface OutboxWorker {
  start(): void;
  /** Makes the worker look at once, after something new is stored, instead of at the next poll. */
  wake(): void;
  isRunning(): boolean;
  /** Finishes what is being sent, or releases it if that takes too long. */
  stop(): Promise<void>;
}

/** Sends the rows that are due in one channel. Each channel has its own worker, so that none waits for another. */
export function createChannelWorker<Name extends OutboxChannel, Outcome>(
  { db, now, pollMs = POLL_MS, finishMs = FINISH_MS, ...telling }: WorkerDeps,
  channel: Channel<Name, Outcome>,
): OutboxWorker {
  const inHand = new Map<string, Promise<void>>();
  const stopAsked = new AbortController();
  const stopHurried = new AbortController();
  let isRunning = false;
  let finished = Promise.resolve();
  let woken = Promise.withResolvers<void>();

  async function run(): Promise<void> {
    await persist(() => releaseLeases(db, channel.name));
    while (isRunning) {
      const found = await takeNext().catch((error: unknown) => {
        logFailure(telling, error, 'the outbox cannot be read');
        return false;
      });
      if (!found) await pause();
    }
    await Promise.all(inHand.values());
  }

  /** Waits for the next poll or wake(); a wake() since the last pause ends this one at once. */
  async function pause(): Promise<void> {
    const poll = setTimeout(woken.resolve, pollMs);
    await woken.promise;
    clearTimeout(poll);
    woken = Promise.withResolvers();
  }

  async function takeNext(): Promise<boolean> {
    await channel.beforeLook?.();
    if (!channel.hasRoom(inHand.size)) return false;
    const row = await leaseDue(db, channel.name, now(), [...inHand.keys()]);
    if (!row) return false;
    const handled = handle(row).finally(() => {
      inHand.delete(row.id);
      woken.resolve();
    });
    inHand.set(row.id, handled);
    return true;
  }

  async function handle(row: OutboxRow<Name>): Promise<void> {
    const outcome = await channel.deliver(row, stopHurried.signal);
    await persist(() => channel.settle(row, outcome));
  }

  /** Retries the write, because what is not marked as sent would go out twice. */
  async function persist(write: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await write();
        return;
      } catch (error) {
        logFailure(telling, error, 'the outbox cannot be written');
        if (!isRunning) return;
        await sleep(pollMs, undefined, { signal: stopAsked.signal }).catch(() => {});
      }
    }
  }

  return {
    start() {
      isRunning = true;
      finished = run();
    },
    wake: () => woken.resolve(),
    isRunning: () => isRunning,
    async stop() {
      isRunning = false;
      stopAsked.abort();
      woken.resolve();
      const hurry = setTimeout(() => stopHurried.abort(), finishMs);
      await finished;
      clearTimeout(hurry);
    },
  };
}

/** Workers that start and stop as one. */
export function together(...workers: readonly OutboxWorker[]): OutboxWorker {
  return {
    start() {
      for (const worker of workers) worker.start();
    },
    wake() {
      for (const worker of workers) worker.wake();
    },
    isRunning: () => workers.every((worker) => worker.isRunning()),
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
