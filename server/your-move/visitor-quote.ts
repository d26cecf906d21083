import { localDay } from '../../domain/local-time.ts';
import { obstacleTo } from '../../domain/quote/obstacle.ts';
import { offerLines, offerTerms, priceInWords } from '../../domain/quote/quote-in-words.ts';
import type { VisitorQuote } from '../../domain/quote/visitor-quote.ts';
import type { Database } from '../database/database.ts';
import { findDeskEvents } from '../history/desk-event.repository.ts';
import { lastOffer, stageOfEvents } from '../history/offer.ts';
import { requestOf, type StoredQuote } from '../request/request.repository.ts';
import { agreedDay } from './agreed-day.ts';
import { moveVersion } from './move-version.ts';

/** The quote that the visitor can answer; null before the first one, and once the team took it back. */
export async function findVisitorQuote(
  db: Database,
  quote: StoredQuote,
  now: Date,
): Promise<VisitorQuote | null> {
  const events = await findDeskEvents(db, [quote.id]);
  const standing = lastOffer(events);
  const stage = stageOfEvents(events);
  if (!standing || stage === 'refused' || stage === 'answered') return null;
  const { id, offer, version: quotedVersion } = standing;
  const version = moveVersion(requestOf(quote));
  const today = localDay(now);
  const accepted = stage === 'accepted' && events.findLast(({ kind }) => kind === 'accepted');
  return {
    id,
    price: priceInWords(offer),
    lines: offerLines(offer),
    terms: offerTerms,
    state: stage === 'accepted' || stage === 'declined' ? stage : 'open',
    obstacle: obstacleTo(offer, { stage, today, quotedVersion, version }) ?? null,
    calendar: (accepted && agreedDay(quote, standing, accepted.at)) || null,
  };
}
