import type { CurrentQuote } from '../quote/agreed.ts';
import type { Progress } from './progress.ts';
import { isQuoted } from './stage.ts';

/** The quote that was sent last: a visitor answers and asks about no other. */
export function lastQuote({
  quote,
  offer,
}: Pick<Progress, 'quote' | 'offer'>): CurrentQuote | null {
  return offer ?? quote;
}

/** The quote that waits for the visitor's answer, also one whose email came back; null if none does. */
export function openQuote({
  stage,
  quote,
  offer,
}: Pick<Progress, 'stage' | 'quote' | 'offer'>): CurrentQuote | null {
  return offer ?? (isQuoted(stage) ? quote : null);
}
