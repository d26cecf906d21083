import { localDay, localHour } from '../../domain/local-time.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { OutboxWorker } from '../outbox/outbox.worker.ts';
import { quoteRequests } from '../quote/quote.submission.ts';
import { storeSubmission } from '../submissions/store-submission.ts';
import { canaryRequest } from './canary.request.ts';

/** Before the team's day begins, so that its absence is seen with the first coffee. */
const CANARY_HOUR = 7;

/** Looked at often instead of slept till: a machine may sleep, and a clock may be set. */
const LOOK_MS = 60_000;

interface CanaryDeps {
  readonly db: Database;
  readonly outbox: Pick<OutboxWorker, 'wake'>;
  readonly config: Pick<Config, 'mailFrom'>;
  readonly log: Log;
  readonly now: () => Date;
}

export interface Canary {
  /** Looks now, and from then on every minute. */
  start(): void;
  /** Stores the day's request when its hour has come and it is not there yet. */
  look(): Promise<void>;
  /** Waits for the look in hand. */
  stop(): Promise<void>;
}

/** A quote request that the website sends itself once a day, all servers together, on the way that a
 *  visitor's takes: the morning without its mail is the morning to look. A server that was down at
 *  seven makes up for it when it starts. */
export function createCanary({ db, outbox, config, log, now }: CanaryDeps): Canary {
  let storedOn: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let inHand = Promise.resolve();

  async function look(): Promise<void> {
    const moment = now();
    const day = localDay(moment);
    if (storedOn === day || localHour(moment) < CANARY_HOUR) return;
    try {
      const request = canaryRequest(moment, config.mailFrom.address);
      const { status } = await storeSubmission(db, quoteRequests, request);
      storedOn = day;
      if (status !== 'stored') return;
      log.info({ day }, 'canary stored');
      outbox.wake();
    } catch (error) {
      log.error({ err: error }, 'the canary could not be stored, and is tried again');
    }
  }

  return {
    start() {
      const lookAgain = () => {
        inHand = look();
      };
      lookAgain();
      timer = setInterval(lookAgain, LOOK_MS).unref();
    },
    look,
    stop() {
      clearInterval(timer);
      return inHand;
    },
  };
}
