import { dealingWith } from '../../content/dealing-with.ts';
import { type AskedDeposit, quoteTerms } from '../../domain/quote/quote-in-words.ts';
import type { SummaryLine } from '../../domain/request/summary-line.ts';

/** What somebody has to know before a yes: the terms, and with whom they deal (Electronic Communications and Transactions
 *  Act, section 43). */
export function termsBeforeYes(deposit: AskedDeposit | null): readonly SummaryLine[] {
  return [
    ...(dealingWith ? [{ label: 'Who we are', value: dealingWith }] : []),
    ...quoteTerms(deposit),
  ];
}
