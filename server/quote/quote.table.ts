import type { Selectable } from 'kysely';
import type { QuoteRequest } from '../../domain/quote/quote.schema.ts';
import type { SubmissionRow } from '../submissions/submission.ts';

/** A request as it is stored: what the visitor sent, and what we know about it. */
export interface QuoteTable extends Omit<QuoteRequest, 'inventory'>, SubmissionRow {
  /** JSON of the request's inventory. */
  inventory: string;
}

export type QuoteRow = Selectable<QuoteTable>;
