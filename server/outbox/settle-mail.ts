import { cleanLine } from '../../domain/text.ts';
import type { Database } from '../database/database.ts';
import type { OutboxRow } from '../database/tables/outbox.table.ts';
import { untilNobodyIsInTheWay } from '../database/transaction.ts';
import type { Log } from '../log.ts';
import { codesOf } from '../mail/failure-codes.ts';
import type { Delivery } from '../mail/mail.ts';
import { deleteMail, giveBack, setFailed, setParked, setSent } from './outbox.repository.ts';
import { pauseAfter } from './retry-pauses.ts';

const LONGEST_REASON = 500;

export type Outcome =
  | Delivery
  /** The mail's subject is gone. */
  | { readonly status: 'erased' }
  /** The server stopped in the middle of a try. */
  | { readonly status: 'broken-off' };

interface SettleDeps {
  readonly db: Database;
  readonly log: Log;
  readonly now: () => Date;
}

/** Records the outcome of a try: sent, to be tried again, given up, or gone. */
export async function settleMail(
  { db, log, now }: SettleDeps,
  row: OutboxRow,
  outcome: Outcome,
): Promise<void> {
  switch (outcome.status) {
    case 'erased':
      return deleteMail(db, row);
    case 'broken-off':
      await giveBack(db, row);
      return log.info({ mail: row.id }, 'mail given back: the server stops');
    case 'sent':
      if (await untilNobodyIsInTheWay(() => setSent(db, row, now()))) {
        return log.info({ mail: row.id, failures: row.failures }, 'mail sent');
      }
      // In a mail folder, the daily purge removes this mail's file.
      return log.info({ mail: row.id }, 'mail about what was erased meanwhile');
    case 'failed': {
      const failures = row.failures + 1;
      const lastError = cleanLine(outcome.reason).slice(0, LONGEST_REASON);
      const reason = codesOf(lastError);
      const pauseMs = outcome.permanent ? undefined : pauseAfter(failures);
      if (pauseMs === undefined) {
        await setParked(db, row, lastError, now());
        return log.error({ mail: row.id, failures, reason }, 'mail given up: the team must look');
      }
      await setFailed(db, row, lastError, pauseMs, now());
      return log.warn({ mail: row.id, failures, reason, pauseMs }, 'mail failed, will be retried');
    }
  }
}
