import { createHash, randomUUIDv7 } from 'node:crypto';
import type { QuoteRequest } from '../../domain/quote/quote.schema.ts';
import type { Database } from '../database/database.ts';
import { insertMail } from '../outbox/outbox.repository.ts';
import { findQuoteByKey, insertQuote } from './quote.repository.ts';
import { newReference } from './reference.ts';

/** What the visitor gets to keep. */
export interface Receipt {
  readonly id: string;
  readonly reference: string;
  readonly receivedAt: string;
}

export type StoreOutcome =
  | { readonly status: 'stored' | 'repeated'; readonly receipt: Receipt }
  /** The key came before, with another request. */
  | { readonly status: 'key-reused' };

export interface Submission {
  readonly request: QuoteRequest;
  readonly idempotencyKey: string | null;
  readonly receivedAt: Date;
  /** Right part of the mail's Message-ID. */
  readonly mailDomain: string;
}

const MOST_TRIES = 5;

/** Stores the request and the mail about it together, or neither. A repeat with the same key stores
 *  nothing and gets the first receipt, also while the first one is still being stored. */
export async function storeQuote(
  db: Database,
  { request, idempotencyKey, receivedAt, mailDomain }: Submission,
  makeReference = newReference,
): Promise<StoreOutcome> {
  const bodyHash = idempotencyKey === null ? null : sha256(JSON.stringify(request));
  return db.transaction().execute(async (trx) => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const earlier = idempotencyKey === null ? null : await findQuoteByKey(trx, idempotencyKey);
      if (earlier) return answerRepeat(earlier, bodyHash);
      const receipt = {
        id: randomUUIDv7(),
        reference: makeReference(),
        receivedAt: receivedAt.toISOString(),
      };
      if (await insertQuote(trx, { ...request, ...receipt, idempotencyKey, bodyHash })) {
        await insertMail(trx, { kind: 'quote-request', subjectId: receipt.id, domain: mailDomain });
        return { status: 'stored', receipt };
      }
      // The reference is taken, or a repeat on another server was faster: look again.
    }
    throw new Error(`no free reference in ${MOST_TRIES} tries`);
  });
}

function answerRepeat(
  { bodyHash: firstHash, ...receipt }: Receipt & { bodyHash: string | null },
  bodyHash: string | null,
): StoreOutcome {
  return firstHash === bodyHash ? { status: 'repeated', receipt } : { status: 'key-reused' };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
