import { cleanLine } from '../../domain/text.ts';
import type { Database } from '../database/database.ts';
import type { MailKind, OutboxRow } from '../database/tables/outbox.table.ts';
import { inTransaction, retryOnConflict } from '../database/transaction.ts';
import type { Log } from '../log.ts';
import { codesOf } from '../mail/failure-codes.ts';
import type { Delivery } from '../mail/mail.ts';
import { deleteMail, releaseLease, setDead, setFailed, setSent } from './outbox.repository.ts';
import { pauseAfter } from './retry-pauses.ts';

const LONGEST_REASON = 500;

export type Outcome =
  | (Delivery & {
      /** The visitor's address; undefined for a mail to the team. */
      readonly address?: string | undefined;
    })
  /** Its subject is gone, or it has nothing new to say. */
  | { readonly status: 'needless' }
  /** The server stopped in the middle of a try. */
  | { readonly status: 'aborted' };

export interface SettleDeps {
  readonly db: Database;
  readonly log: Log;
  readonly now: () => Date;
  /** What follows from a mail of this kind that was sent or given up. */
  readonly onFinished?: Partial<Readonly<Record<MailKind, OnFinished>>>;
}

/** Stored in one transaction with the mail's state. */
export type OnFinished = (
  trx: Database,
  mail: OutboxRow,
  outcome: {
    readonly isSent: boolean;
    readonly reason: string;
    readonly address: string | undefined;
  },
) => Promise<void>;

/** Records the outcome of a try: sent, to be tried again, given up, or gone. */
export async function settleMail(
  { db, log, now, onFinished }: SettleDeps,
  row: OutboxRow,
  outcome: Outcome,
): Promise<void> {
  const finish = (set: (trx: Database) => Promise<boolean>) => {
    const follow = onFinished?.[row.kind];
    if (!follow) return retryOnConflict(() => set(db));
    return inTransaction(db, async (trx) => {
      const isSet = await set(trx);
      const reason = outcome.status === 'failed' ? cleanLine(outcome.reason) : '';
      const address = 'address' in outcome ? outcome.address : undefined;
      if (isSet) await follow(trx, row, { isSent: outcome.status === 'sent', reason, address });
      return isSet;
    });
  };
  switch (outcome.status) {
    case 'needless':
      return deleteMail(db, row);
    case 'aborted':
      await releaseLease(db, row);
      return log.info({ mail: row.id }, 'mail released: the server stops');
    case 'sent':
      // The others have the mail, and would get it again by another try.
      if (outcome.refused) {
        const refused = outcome.refused.map(
          ({ address, reason }) => `${address}: ${codesOf(reason)}`,
        );
        log.error({ mail: row.id, refused }, 'mail refused for an address of the team');
      }
      if (await finish((trx) => setSent(trx, row, now()))) {
        return log.info({ mail: row.id, attempts: row.attempts }, 'mail sent');
      }
      // In a mail folder, the daily purge removes this mail's file.
      return log.info({ mail: row.id }, 'mail about something that has been erased');
    case 'failed': {
      const attempts = row.attempts + 1;
      const lastError = cleanLine(outcome.reason).slice(0, LONGEST_REASON);
      const reason = codesOf(lastError);
      const pauseMs = outcome.permanent ? undefined : pauseAfter(attempts);
      if (pauseMs === undefined) {
        await finish((trx) => setDead(trx, row, lastError, now()));
        return log.error({ mail: row.id, attempts, reason }, 'mail given up: the team must look');
      }
      await setFailed(db, row, lastError, pauseMs, now());
      return log.warn({ mail: row.id, attempts, reason, pauseMs }, 'mail failed, will be retried');
    }
  }
}
