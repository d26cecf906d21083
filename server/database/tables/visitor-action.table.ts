import type { Selectable } from 'kysely';

export type VisitorActionKind = 'change' | 'call' | 'deletion';

/** What a visitor did about a request afterwards, through its private link. */
export interface VisitorActionTable {
  /** A UUIDv7: they sort by time. */
  id: string;
  kind: VisitorActionKind;
  /** Null for a deletion: there is no request any more. */
  quoteId: string | null;
  reference: string;
  /** ISO time in UTC. */
  at: string;
  /** JSON of the QuoteChanges of a change, else null. Personal data, like the request. */
  changes: string | null;
}

export type VisitorActionRow = Selectable<VisitorActionTable>;
