import type { BankAccount } from '../../../content/facts.ts';
import { payment as methods } from '../../../content/terms.ts';
import type { SummaryLine } from '../../../domain/request/summary-line.ts';

/** Against letters that name the account of somebody else. */
export const ACCOUNT_STAYS = 'Our account never changes by email.';

/** How a visitor pays. The account comes from the server: what a page imports is public. */
export function payLines(reference: string, account: BankAccount | null): readonly SummaryLine[] {
  return [
    {
      label: 'How to pay',
      value: account ? `By ${methods}.` : `By ${methods}. Phone us for our account.`,
    },
    ...(account ? accountLines(account) : []),
    { label: 'Reference', value: `Write ${reference} on a transfer.` },
    {
      label: 'Take care',
      value: `${ACCOUNT_STAYS} If a message gives you another one, phone us before you pay.`,
    },
  ];
}

function accountLines({ holder, bank, branchCode, number }: BankAccount): SummaryLine[] {
  return [
    { label: 'Account holder', value: holder },
    { label: 'Bank', value: `${bank}, branch code ${branchCode}` },
    { label: 'Account number', value: number },
  ];
}
