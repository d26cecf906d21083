import { localDay, localHour } from '../../domain/local-time.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { type EveryMinute, everyMinute } from '../jobs/every-minute.ts';
import type { Log } from '../log.ts';
import type { OutboxWorker } from '../outbox/outbox.worker.ts';
import { requests } from '../request/request.kind.ts';
import { storeSubmission } from '../submissions/store-submission.ts';
import { canaryRequest } from './canary.request.ts';

/** Before the team's day begins, so that the team sees early that it is missing. */
const CANARY_HOUR = 7;

interface CanaryDeps {
  readonly db: Database;
  readonly outbox: Pick<OutboxWorker, 'wake'>;
  readonly config: Pick<Config, 'mailFrom'>;
  readonly log: Log;
  readonly now: () => Date;
}

export interface Canary extends EveryMinute {
  /** Stores the day's request when its hour has come and it is not there yet. */
  look(): Promise<void>;
}

/** A quote request that the website sends itself once a day, one for all servers, along a visitor's
 *  path: on a morning without its mail something is broken. A server that was down at seven sends it
 *  when it starts. */
export function createCanary({ db, outbox, config, log, now }: CanaryDeps): Canary {
  let storedOn: string | undefined;

  async function look(): Promise<void> {
    const moment = now();
    const day = localDay(moment);
    if (storedOn === day || localHour(moment) < CANARY_HOUR) return;
    try {
      const request = canaryRequest(moment, config.mailFrom.address);
      const { status } = await storeSubmission(db, requests, request);
      storedOn = day;
      if (status !== 'stored') return;
      log.info({ day }, 'canary stored');
      outbox.wake();
    } catch (error) {
      log.error({ err: error }, 'the canary could not be stored, and is tried again');
    }
  }

  return { ...everyMinute(look), look };
}
