import type { YourMove } from '../../domain/your-move/your-move.ts';
import type { Database } from '../database/database.ts';
import { findQuoteByLinkKey, requestOf } from '../request/request.repository.ts';
import { keptUntil } from '../retention/retention-limits.ts';
import { moveVersion } from './move-version.ts';
import { lastVisitorActions } from './visitor-action.repository.ts';
import { findVisitorQuote } from './visitor-quote.ts';

export async function findYourMove(
  db: Database,
  linkKey: string,
  retentionYears: number,
  now: Date,
): Promise<YourMove | undefined> {
  const quote = await findQuoteByLinkKey(db, linkKey);
  if (!quote) return undefined;
  const last = await lastVisitorActions(db, quote.id);
  const request = requestOf(quote);
  return {
    reference: quote.reference,
    receivedAt: quote.receivedAt,
    request,
    version: moveVersion(request),
    changedAt: last.get('change') ?? null,
    callAskedAt: last.get('call') ?? null,
    quote: await findVisitorQuote(db, quote, now),
    keptUntil: keptUntil(quote, retentionYears),
  };
}
