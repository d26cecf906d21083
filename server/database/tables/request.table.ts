import type { Selectable } from 'kysely';
import type { QuoteRequest } from '../../../domain/request/request.schema.ts';
import type { SubmissionRow } from './submission.table.ts';

/** A request as stored: the visitor's fields and the server's own. */
export interface QuoteTable extends Omit<QuoteRequest, 'inventory' | 'access'>, SubmissionRow {
  /** JSON of the request's inventory. */
  inventory: string;
  /** JSON of the request's access; null without answers about it. */
  access: string | null;
  /** Opens the request to any holder of the key; null in requests older than the links. */
  linkKey: string | null;
}

export type QuoteRow = Selectable<QuoteTable>;
