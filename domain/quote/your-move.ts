import type { QuoteRequest } from './quote.schema.ts';
import type { QuoteChange } from './quote-changes.ts';

/** What is stored of a request, as its sender may see it. */
export interface YourMove {
  readonly reference: string;
  /** ISO 8601, UTC; so are the two times below. */
  readonly receivedAt: string;
  readonly request: QuoteRequest;
  /** Names these answers: a change says which it was made from. */
  readonly version: string;
  /** Null until something was changed. */
  readonly changedAt: string | null;
  /** Null until a call was asked for. */
  readonly callAskedAt: string | null;
  /** The day of automatic deletion, 'YYYY-MM-DD'. */
  readonly keptUntil: string;
}

/** The answer to a change that was taken. */
export interface ChangedMove extends YourMove {
  /** What it changed, as the team is told; empty when all was so already. */
  readonly changes: readonly QuoteChange[];
}

/** The answer to a change that was made from other answers than are stored: nothing is changed. */
export interface ChangedMeanwhile {
  readonly move: YourMove;
}

/** The address of the page that a key opens. The key is in the fragment, which browsers send to nobody. */
export function privateLink(linkKey: string): string {
  return `/your-move#${linkKey}`;
}
