import type { Selectable } from 'kysely';
import type { QuoteRequest } from '../../domain/quote/quote.schema.ts';

/** A request as it is stored: what the visitor sent, and what we know about it. */
export interface QuoteTable extends Omit<QuoteRequest, 'inventory'> {
  id: string;
  /** What the visitor and the team call it: JFM-7K3Q-24. */
  reference: string;
  /** ISO time in UTC. */
  receivedAt: string;
  /** JSON of the request's inventory. */
  inventory: string;
  idempotencyKey: string | null;
  /** SHA-256 of what came with the key: another body under the same key is refused. */
  bodyHash: string | null;
}

export type QuoteRow = Selectable<QuoteTable>;
