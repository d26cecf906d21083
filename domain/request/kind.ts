import type { ContactMessage } from './message.schema.ts';
import type { QuoteRequest } from './request.schema.ts';

/** The kinds of submission, and what a visitor sends with each. The compiler demands a new one wherever it
 *  matters. */
export interface ContentByKind {
  request: QuoteRequest;
  message: ContactMessage;
}

export type KindName = keyof ContentByKind;

export const KIND_NAMES = ['request', 'message'] as const satisfies readonly KindName[];
