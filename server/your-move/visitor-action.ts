import { DAY_MS } from '../../domain/quote/calendar-date.ts';
import type { QuoteRequest } from '../../domain/quote/quote.schema.ts';
import { quoteChanges } from '../../domain/quote/quote-changes.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { lockQuoteByLinkKey, requestOf, updateQuote } from '../quote/quote.repository.ts';
import { removeQuotes } from '../submissions/removal.repository.ts';
import { insertFollowUp, lastFollowUps } from './visitor-action.repository.ts';

/** `repeated`: it is so already; nothing is stored or mailed. `unknown`: the key opens nothing. */
export type FollowUpOutcome = 'stored' | 'repeated' | 'unknown';

/** Stores the corrected request with the mail that says what differs, or neither. */
export async function changeMove(
  db: Database,
  linkKey: string,
  request: QuoteRequest,
  at: Date,
): Promise<FollowUpOutcome> {
  return inTransaction(db, async (trx) => {
    const quote = await lockQuoteByLinkKey(trx, linkKey);
    if (!quote) return 'unknown';
    const { id: quoteId, reference } = quote;
    const changes = quoteChanges(requestOf(quote), request);
    if (changes.length === 0) return 'repeated';
    await updateQuote(trx, quoteId, request);
    await insertFollowUp(trx, { kind: 'change', quoteId, reference, changes }, at);
    return 'stored';
  });
}

export async function askForCall(
  db: Database,
  linkKey: string,
  at: Date,
): Promise<FollowUpOutcome> {
  return inTransaction(db, async (trx) => {
    const quote = await lockQuoteByLinkKey(trx, linkKey);
    if (!quote) return 'unknown';
    const { id: quoteId, reference } = quote;
    const last = (await lastFollowUps(trx, quoteId)).get('call');
    // Somebody who asks twice in a day wants one call.
    const since = new Date(at.getTime() - DAY_MS).toISOString();
    if (last !== undefined && last > since) return 'repeated';
    await insertFollowUp(trx, { kind: 'call', quoteId, reference, changes: [] }, at);
    return 'stored';
  });
}

/** Removes the request with everything about it, its key included, and leaves the notice that it is gone.
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
    await insertFollowUp(trx, notice, at);
    return reference;
  });
}
