import type { Selectable } from 'kysely';
import type { QuoteRequest } from '../../../domain/quote/quote.schema.ts';
import type { SubmissionRow } from './submission.table.ts';

/** A request as it is stored: what the visitor sent, and what we know about it. */
export interface QuoteTable extends Omit<QuoteRequest, 'inventory' | 'access'>, SubmissionRow {
  /** JSON of the request's inventory. */
  inventory: string;
  /** JSON of the request's access; null when nothing was said of it. */
  access: string | null;
  /** Opens the request to whoever has it; null in those from before there were links. */
  linkKey: string | null;
}

export type QuoteRow = Selectable<QuoteTable>;
