import type { Selectable } from 'kysely';

export type VisitorActionKind = 'change' | 'call' | 'deletion';

/** A visitor's later action on a request, through its private link. */
export interface VisitorActionTable {
  /** A UUIDv7, which sorts by time. */
  id: string;
  kind: VisitorActionKind;
  /** Null for a deletion, after which there is no request. */
  quoteId: string | null;
  reference: string;
  /** ISO time in UTC. */
  at: string;
  /** JSON of the QuoteChanges of a change, else null. Personal data, like the request. */
  changes: string | null;
}

export type VisitorActionRow = Selectable<VisitorActionTable>;
