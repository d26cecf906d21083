import type { Database } from '../../database/database.ts';
import {
  deleteJobRun,
  insertJobRun,
  jobRanAt,
  WEBHOOKS,
} from '../../database/jobs/job-run.repository.ts';
import { deleteWebhooks, giveUpWebhooks } from '../../sending/outbox/webhook.queries.ts';

/** From now on webhooks are stored, by every server and command on this database. */
export async function turnOnWebhooks(db: Database, now: Date): Promise<void> {
  await insertJobRun(db, WEBHOOKS, now);
}

/** None are stored any more, and those that wait are dropped. */
export async function turnOffWebhooks(trx: Database): Promise<void> {
  await deleteJobRun(trx, WEBHOOKS);
  await deleteWebhooks(trx);
}

/** Until the next start none are stored, and those that wait are dropped. */
export async function suspendWebhooks(trx: Database, reason: string, at: Date): Promise<void> {
  await deleteJobRun(trx, WEBHOOKS);
  await giveUpWebhooks(trx, reason, at);
}

/** Whether the receiver said that it wants no more. */
export async function areSuspended(db: Database): Promise<boolean> {
  return (await jobRanAt(db, WEBHOOKS)) === undefined;
}
