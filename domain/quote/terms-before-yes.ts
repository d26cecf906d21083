import { dealingWith } from '../../content/dealing-with.ts';
import type { SummaryLine } from '../request/summary-line.ts';
import { type AskedDeposit, quoteTerms } from './quote-in-words.ts';

/** What somebody has to know before a yes: the terms, and with whom they deal (Electronic Communications and Transactions
 *  Act, section 43). */
export function termsBeforeYes(deposit: AskedDeposit | null): readonly SummaryLine[] {
  return [
    ...(dealingWith ? [{ label: 'Who we are', value: dealingWith }] : []),
    ...quoteTerms(deposit),
  ];
}
