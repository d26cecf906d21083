import { DAY_MS } from '../../domain/calendar-date.ts';
import type { QuoteRequest } from '../../domain/request/request.schema.ts';
import { type QuoteChange, quoteChanges } from '../../domain/request/request-changes.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { lockQuoteByLinkKey, requestOf, updateQuote } from '../request/request.repository.ts';
import { removeQuotes } from '../submissions/removal.repository.ts';
import { moveVersion } from './move-version.ts';
import { insertVisitorAction, lastVisitorActions } from './visitor-action.repository.ts';

/** `repeated`: already stored, so nothing is stored or mailed. `unknown`: the key opens nothing. */
export type VisitorActionOutcome = 'stored' | 'repeated' | 'unknown';

export interface ChangeOutcome {
  /** `stale`: the stored answers are not those that the visitor saw; nothing is changed. */
  readonly outcome: VisitorActionOutcome | 'stale';
  readonly changes: readonly QuoteChange[];
}

/** Stores the corrected request with the mail about the differences, or neither. The comparison
 *  runs under a lock: of two changes made from the same answers, the second is refused as stale.
 *  @param madeFrom the version that the visitor saw; without it any stored answers are replaced */
export async function changeMove(
  db: Database,
  linkKey: string,
  request: QuoteRequest,
  at: Date,
  madeFrom?: string,
): Promise<ChangeOutcome> {
  return inTransaction(db, async (trx) => {
    const quote = await lockQuoteByLinkKey(trx, linkKey);
    if (!quote) return { outcome: 'unknown', changes: [] };
    const { id: quoteId, reference } = quote;
    const stored = requestOf(quote);
    const changes = quoteChanges(stored, request);
    // A retry ends here too: the first try has already stored its answers.
    if (changes.length === 0) return { outcome: 'repeated', changes };
    if (madeFrom !== undefined && madeFrom !== moveVersion(stored)) {
      return { outcome: 'stale', changes: [] };
    }
    await updateQuote(trx, quoteId, request);
    await insertVisitorAction(trx, { kind: 'change', quoteId, reference, changes }, at);
    return { outcome: 'stored', changes };
  });
}

export async function askForCall(
  db: Database,
  linkKey: string,
  at: Date,
): Promise<VisitorActionOutcome> {
  return inTransaction(db, async (trx) => {
    const quote = await lockQuoteByLinkKey(trx, linkKey);
    if (!quote) return 'unknown';
    const { id: quoteId, reference } = quote;
    const last = (await lastVisitorActions(trx, quoteId)).get('call');
    // A visitor who asks twice in a day wants one call.
    const since = new Date(at.getTime() - DAY_MS).toISOString();
    if (last !== undefined && last > since) return 'repeated';
    await insertVisitorAction(trx, { kind: 'call', quoteId, reference, changes: [] }, at);
    return 'stored';
  });
}

/** Removes the request with everything about it, including its key, and leaves a deletion notice.
 *  @returns its reference, or undefined when the key opens nothing */
export async function deleteMove(
  db: Database,
  linkKey: string,
  at: Date,
): Promise<string | undefined> {
  return inTransaction(db, async (trx) => {
    const quote = await lockQuoteByLinkKey(trx, linkKey);
    if (!quote) return undefined;
    const { id, reference } = quote;
    await removeQuotes(trx, [id]);
    const notice = { kind: 'deletion', quoteId: null, reference, changes: [] } as const;
    await insertVisitorAction(trx, notice, at);
    return reference;
  });
}
