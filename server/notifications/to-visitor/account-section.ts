import { account as bankAccount } from '../../../content/company.ts';
import { type Account, toPay } from '../../../domain/quote/account.ts';
import { accountLines } from '../../../domain/quote/bill-in-words.ts';
import type { LetterSection } from '../../sending/mail/letter.ts';
import { payLines } from './pay-in-words.ts';

/** What came in so far and what is left, and how to pay it, before the move. Without a payment and a bank account of ours
 *  there is nothing to say. */
export function accountSection(reference: string, account: Account | null): LetterSection[] {
  const lines = account && account.payments.length > 0 ? accountLines(account) : [];
  const isPaid = account?.open !== null && toPay(account) === 0;
  const how = bankAccount && !isPaid ? payLines(reference, bankAccount) : [];
  const title = isPaid ? 'Paid so far' : 'To pay';
  return lines.length + how.length > 0 ? [{ title, lines: [...lines, ...how] }] : [];
}
