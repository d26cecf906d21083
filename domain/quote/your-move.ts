import type { QuoteRequest } from './quote.schema.ts';

/** What is stored of a request, as its sender may see it. */
export interface YourMove {
  readonly reference: string;
  /** ISO 8601, UTC; so are the two times below. */
  readonly receivedAt: string;
  readonly request: QuoteRequest;
  /** Null until something was changed. */
  readonly changedAt: string | null;
  /** Null until a call was asked for. */
  readonly callAskedAt: string | null;
  /** The day of automatic deletion, 'YYYY-MM-DD'. */
  readonly keptUntil: string;
}

/** The address of the page that a key opens. The key is in the fragment, which browsers send to nobody. */
export function privateLink(linkKey: string): string {
  return `/your-move#${linkKey}`;
}
