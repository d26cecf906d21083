import type { Selectable } from 'kysely';
import type { QuoteRequest } from '../../../domain/request/request.schema.ts';

/** A quote request's own fields. */
export interface RequestTable
  extends Omit<QuoteRequest, 'name' | 'email' | 'phone' | 'inventory' | 'access'> {
  id: string;
  /** JSON of the request's inventory. */
  inventory: string;
  /** JSON of the request's access; null without answers about it. */
  access: string | null;
}

export type RequestRow = Selectable<RequestTable>;
