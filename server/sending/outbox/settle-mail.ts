import { cleanLine } from '../../../domain/text.ts';
import type { Database, OpenTransaction } from '../../database/database.ts';
import { timeForNow } from '../../database/jobs/earliest-now.ts';
import type { MailKind, OutboxRow } from '../../database/tables/outbox.table.ts';
import { inTransaction, retryOnConflict } from '../../database/transaction.ts';
import type { Log } from '../../settings/log.ts';
import { codesOf } from '../mail/failure-codes.ts';
import type { Delivery, FailedDelivery, RefusedAddress } from '../mail/mail.ts';
import { releaseLease } from './lease.repository.ts';
import { deleteRow, setDead, setFailed, setSent } from './outbox.repository.ts';
import { pauseAfter, pauseAfterUnanswered } from './retry-pauses.ts';

const LONGEST_REASON = 500;

export type Outcome =
  | (Delivery & {
      /** The visitor's address; undefined for a mail to the team. */
      readonly address?: string | undefined;
    })
  /** Its subject is gone, or it has nothing new to say. */
  | { readonly status: 'needless' }
  /** The server stopped in the middle of an attempt. */
  | {
      readonly status: 'aborted';
      /** Whether the mail server may have taken the message. */
      readonly isComplete: boolean;
    };

export interface SettleDeps {
  readonly db: Database;
  readonly log: Log;
  readonly now: () => Date;
  /** Between 0 and 1: how much longer than planned a failed email waits. */
  readonly chance?: () => number;
  /** The follow-up of an email of this kind that was sent, or failed for good. */
  readonly onFinished?: Partial<Readonly<Record<MailKind, OnFinished>>>;
  /** The follow-up of an email that is not sent, since it is not true any more. */
  readonly onNeedless?: (trx: OpenTransaction, mail: OutboxRow<'mail'>) => Promise<void>;
}

/** Stored in one transaction with the mail's state. */
export type OnFinished = (
  trx: OpenTransaction,
  mail: OutboxRow<'mail'>,
  outcome: {
    readonly isSent: boolean;
    /** Whether the mail server knows no such address. */
    readonly isUnknown: boolean;
    readonly reason: string;
    readonly address: string | undefined;
  },
) => Promise<void>;

/** Records the outcome of an attempt: sent, to be tried again, failed for good, or gone. */
export async function settleMail(
  { db, log, now, onFinished, onNeedless, chance }: SettleDeps,
  row: OutboxRow<'mail'>,
  outcome: Outcome,
): Promise<void> {
  const finish = (set: (trx: Database) => Promise<boolean>) => {
    const follow = onFinished?.[row.kind];
    if (!follow) return retryOnConflict(() => set(db));
    return inTransaction(db, async (trx) => {
      const isSet = await set(trx);
      const reason = outcome.status === 'failed' ? cleanLine(outcome.reason) : '';
      const address = 'address' in outcome ? outcome.address : undefined;
      const isSent = outcome.status === 'sent';
      const isUnknown = outcome.status === 'failed' && outcome.fault === 'no-such-address';
      if (isSet) await follow(trx, row, { isSent, isUnknown, reason, address });
      return isSet;
    });
  };
  switch (outcome.status) {
    case 'needless':
      return inTransaction(db, async (trx) => {
        await deleteRow(trx, row);
        await onNeedless?.(trx, row);
      });
    case 'aborted':
      await releaseLease(db, row, outcome);
      return log.info({ mail: row.id }, 'mail released: the server stops');
    case 'sent': {
      if (outcome.refused) {
        const refused = outcome.refused.map(
          ({ address, reason }) => `${address}: ${codesOf(reason)}`,
        );
        log.error({ mail: row.id, refused }, 'mail refused for an address of the team');
        const waiting = outcome.refused.filter(({ fault }) => fault !== 'no-such-address');
        // The others have the mail, and would get it again.
        if (waiting.length > 0) return tryAgain(failureOf(waiting), waiting);
      }
      if (await finish(async (trx) => setSent(trx, row, await timeForNow(trx, now())))) {
        return log.info({ mail: row.id, attempts: row.attempts }, 'mail sent');
      }
      return log.info({ mail: row.id }, 'mail about something that has been erased');
    }
    case 'failed':
      return tryAgain(outcome);
  }

  /** @param waiting the addresses of the team that lack the mail, if others have it */
  async function tryAgain(failure: FailedDelivery, waiting?: readonly RefusedAddress[]) {
    const { fault } = failure;
    const attempts = row.attempts + 1;
    const unanswered = row.unanswered + (fault === 'unanswered' ? 1 : 0);
    const remaining = waiting
      ? JSON.stringify(waiting.map(({ address }) => address))
      : row.remaining;
    const lastError = cleanLine(failure.reason).slice(0, LONGEST_REASON);
    const reason = codesOf(lastError);
    const pauseMs =
      fault === 'unanswered'
        ? pauseAfterUnanswered(unanswered)
        : pauseAfter(attempts, fault, chance?.());
    if (pauseMs === undefined) {
      await finish(async (trx) => setDead(trx, row, lastError, await timeForNow(trx, now())));
      return log.error({ mail: row.id, attempts, reason }, 'mail given up: the team must look');
    }
    await setFailed(db, { ...row, unanswered, remaining }, lastError, pauseMs, now());
    const told = { mail: row.id, attempts, reason, pauseMs };
    if (fault === 'refused') return log.error(told, 'the mail server refuses our mail: it waits');
    return log.warn(told, 'mail failed, will be retried');
  }
}

/** An address that is asked again soon does not wait for one that is refused for longer. */
function failureOf(refused: readonly RefusedAddress[]): FailedDelivery {
  const isSoon = refused.some(({ fault }) => fault !== 'refused');
  const reason = refused.map(({ address, reason }) => `${address}: ${reason}`).join('; ');
  return { status: 'failed', fault: isSoon ? 'unavailable' : 'refused', reason };
}
